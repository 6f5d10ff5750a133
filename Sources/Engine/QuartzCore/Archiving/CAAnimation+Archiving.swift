import Foundation

extension CAAnimation: KeyedArchiving {
  /// A new animation of each of the engine's classes.
  private static var newAnimations: [ObjectIdentifier: CAAnimation] = [:]

  /// All properties are in `keys`.
  var plainKeys: [String] { [] }
  var extraValues: [String: Any] { settings.extraValues }

  func isChanged(plainKey key: String) -> Bool { false }

  var newObject: NSObject {
    let type = engineClass
    if let animation = Self.newAnimations[ObjectIdentifier(type)] { return animation }
    let animation = type.init()
    Self.newAnimations[ObjectIdentifier(type)] = animation
    return animation
  }

  /// The engine's class that it is, or is derived from.
  private var engineClass: CAAnimation.Type {
    switch self {
    case is CASpringAnimation: CASpringAnimation.self
    case is CABasicAnimation: CABasicAnimation.self
    case is CAKeyframeAnimation: CAKeyframeAnimation.self
    case is CAPropertyAnimation: CAPropertyAnimation.self
    case is CAAnimationGroup: CAAnimationGroup.self
    case is CATransition: CATransition.self
    default: CAAnimation.self
    }
  }

  func reportUnarchivable(_ value: Any, forKey key: String) {
    EngineReport.handler(
      "\(type(of: self)): \(key) cannot be archived as \(value): the archive is without it"
    )
  }
}
