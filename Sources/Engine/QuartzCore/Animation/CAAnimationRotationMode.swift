/// Whether a layer that moves along a path rotates with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one does not rotate.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points backwards along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension PathRotation {
  /// `nil` for no rotation, and for an unknown name.
  init?(_ mode: CAAnimationRotationMode?) {
    switch mode {
    case .rotateAuto: self = .along
    case .rotateAutoReverse: self = .back
    default: return nil
    }
  }
}
