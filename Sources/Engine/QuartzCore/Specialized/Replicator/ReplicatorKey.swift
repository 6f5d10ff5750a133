import CoreGraphics

/// The table of the properties of replicator layers (SL4).
@MainActor
enum ReplicatorKey {
  static let instanceCount = DeclaredKey<Int>("instanceCount", 1)
  static let preservesDepth = DeclaredKey<Bool>("preservesDepth", false, .none)
  static let instanceDelay = DeclaredKey<Double>("instanceDelay", 0)
  static let instanceTransform = DeclaredKey<CATransform3D>(
    "instanceTransform",
    CATransform3DIdentity
  )
  static let instanceColor = DeclaredKey<CGColor?>(
    "instanceColor",
    CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  )
  static let instanceRedOffset = DeclaredKey<Float>("instanceRedOffset", 0)
  static let instanceGreenOffset = DeclaredKey<Float>("instanceGreenOffset", 0)
  static let instanceBlueOffset = DeclaredKey<Float>("instanceBlueOffset", 0)
  static let instanceAlphaOffset = DeclaredKey<Float>("instanceAlphaOffset", 0)

  static let all: [any DeclaredDefault] = [
    instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor,
    instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
  ]
}
