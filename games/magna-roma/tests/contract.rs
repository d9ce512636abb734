//! The laws every game has to keep.

ludi_engine::conformance!(ludi_magna_roma::MagnaRoma);

/// What remains alike plays alike: tiles turned so that only dead sides differ or that look the
/// same after half a turn, and a meeple more or less beyond four on one monument.
#[test]
fn features_tell_decisions_apart() {
    ludi_engine::conformance::features_tell_decisions_apart::<ludi_magna_roma::MagnaRoma>(0.01);
}
