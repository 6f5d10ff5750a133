import CoreGraphics

/// The table of the properties of emitter layers (SL5); those of cells are in `EmitterCellKey`.
@MainActor
enum EmitterKey {
  static let birthRate = DeclaredKey<Float>("birthRate", 1)
  static let lifetime = DeclaredKey<Float>("lifetime", 1)
  static let emitterPosition = DeclaredKey<CGPoint>("emitterPosition", .zero)
  static let emitterZPosition = DeclaredKey<CGFloat>("emitterZPosition", 0)
  static let emitterSize = DeclaredKey<CGSize>("emitterSize", .zero)
  static let emitterDepth = DeclaredKey<CGFloat>("emitterDepth", 0)
  static let emitterShape = DeclaredKey<CAEmitterLayerEmitterShape>(
    "emitterShape",
    .point,
    .none
  )
  static let emitterMode = DeclaredKey<CAEmitterLayerEmitterMode>(
    "emitterMode",
    .volume,
    .none
  )
  static let renderMode = DeclaredKey<CAEmitterLayerRenderMode>("renderMode", .unordered, .none)
  static let preservesDepth = DeclaredKey<Bool>("preservesDepth", false, .none)
  static let velocity = DeclaredKey<Float>("velocity", 1)
  static let scale = DeclaredKey<Float>("scale", 1)
  static let spin = DeclaredKey<Float>("spin", 1)
  static let seed = DeclaredKey<Double>("seed", 0, .none)

  static let all: [any DeclaredDefault] = [
    birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth,
    emitterShape, emitterMode, renderMode, preservesDepth, velocity, scale, spin, seed,
  ]

  /// The properties that are fixed for a particle at its birth.
  static let ofBirth: [CustomKey] = [
    birthRate.key, lifetime.key, emitterPosition.key, emitterZPosition.key, emitterSize.key,
    emitterDepth.key, velocity.key, scale.key, spin.key,
  ]
  /// The properties of `ofBirth` that change how long particles live.
  static let ofLife: [CustomKey] = [lifetime.key]
}
