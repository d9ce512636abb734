//! The laws every game keeps.

ludi_engine::conformance!(ludi_builders::Builders);

/// Only purses beyond 40 sesterces, which are told in steps, look alike.
#[test]
fn features_tell_decisions_apart() {
    ludi_engine::conformance::features_tell_decisions_apart::<ludi_builders::Builders>(0.001);
}
