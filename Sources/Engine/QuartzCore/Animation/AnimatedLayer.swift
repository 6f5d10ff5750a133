import CoreGraphics

/// A layer as its animations see it, when they are added to it and compiled to plain data.
///
/// Animations name no layer class: `CALayer` conforms above them.
@MainActor
package protocol AnimatedLayer: AnyObject {
  /// Adds a copy of an animation under a key.
  func add(_ anim: CAAnimation, forKey key: String?)
  /// The target of a key path on this layer; `nil` if it is not animatable.
  func target(ofKeyPath keyPath: String) -> KeyPathTarget?
  /// The layer below that a key path begins with, and the rest of the path; `nil` if it begins with none (KP4).
  func animatedSublayer(in keyPath: String) -> (layer: any AnimatedLayer, rest: String)?
  /// How animations of a layer above address this one (KP4); `nil` if they cannot.
  func recipient(below layer: any AnimatedLayer) -> EffectRecipient?
  /// The model's value of a target.
  func modelValue(of target: KeyPathTarget) -> AnimatableValue
  /// The value on screen: that of the last commit with running animations; the model's before any commit.
  func previousValue(of target: KeyPathTarget) -> AnimatableValue
  /// The value on screen of a key path that is being animated; `nil` if it is not.
  func shownValue(of target: KeyPathTarget) -> AnimatableValue?
  /// Reports a value that an animation cannot use, once for each property.
  func report(_ property: String, _ problem: String)
}
