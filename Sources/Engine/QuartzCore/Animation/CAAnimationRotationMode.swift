/// Whether what moves along a path turns with it (KF10).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one does not turn anything.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis looks along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis looks back along the path.
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
