//! The laws every game keeps.

ludi_engine::conformance!(ludi_praetor::Praetor);

#[test]
fn features_tell_decisions_apart() {
    ludi_engine::conformance::features_tell_decisions_apart::<ludi_praetor::Praetor>(0.004);
}
