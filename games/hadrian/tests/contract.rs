//! The laws every game keeps.

ludi_engine::conformance!(ludi_hadrian::Hadrian);

#[test]
fn features_tell_decisions_apart() {
    ludi_engine::conformance::features_tell_decisions_apart::<ludi_hadrian::Hadrian>(0.01);
}
