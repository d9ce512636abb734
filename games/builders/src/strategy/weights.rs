//! What the sensible player goes by. The numbers stand in `weights.toml`; `ludi tune builders` finds
//! better ones by playing.

ludi_engine::weights! {
    /// What the sensible player goes by.
    pub struct Taste = include_str!("../../weights.toml");
    /// What an action is worth, in sesterces.
    action: f32,
    /// What a victory point is worth, in sesterces.
    point: f32,
    /// What owning a machine is worth besides, in sesterces.
    machine: f32,
    /// What each resource that a building needs adds to its worth, in sesterces.
    size: f32,
    /// How many times its price a bought action has to bring.
    hurry: f32,
    /// How many actions more a building takes if somebody has to be recruited for it.
    recruiting: f32,
    /// How much of a mood there is in the choice of a site.
    whim: f32,
    /// Money it likes to keep when it invests.
    reserve: f32,
    /// With less money than this it takes a loan.
    need: f32,
    /// Sites it has waiting at the same time.
    sites: f32,
    /// The team it wants at least.
    team: f32,
    /// The team beyond which it recruits only for sites that are stuck.
    crowd: f32,
    /// Slaves it buys at most.
    slaves: f32,
    /// How many victory points before the end it stops investing.
    early: f32,
    /// How many victory points before the end it frees slaves to pass the time.
    late: f32,
}
