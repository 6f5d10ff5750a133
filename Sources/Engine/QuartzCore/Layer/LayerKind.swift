import CoreGraphics
import DisplayList

/// A class of layers that is more than a plain layer: all that the engine asks of it, each with a default that is the
/// answer of a plain layer.
///
/// A class of the engine conforms to it in its own folder, and overrides `CALayer.kind` to return itself. A plain layer
/// has no kind, so that asking for it is one call; a class that a scene derives has the kind of its superclass.
@MainActor
protocol LayerKind: CALayer {
  /// The properties that the class declares with `@Animatable`; default none.
  static var declaredKeys: [any DeclaredDefault] { get }

  /// The properties that key-value access reaches, those of every layer included, except those that are plain values;
  /// default those of every layer.
  static var objectKeys: [String: ObjectKey] { get }

  /// Whether the layer draws its contents from other values, again for each size and scale; default false.
  static var drawsItself: Bool { get }

  /// Whether the class overrides `hitTest(_:)` or `contains(_:)`, so that it has to be asked; default false.
  static var testsHits: Bool { get }

  /// Whether the layer shows a part of what is below it, which it scrolls; default false.
  static var scrolls: Bool { get }

  /// Whether a change of anything below it makes the whole subtree be listed again; default false.
  ///
  /// True of each class that keeps its sublayers in space or copies them.
  static var listsBelowAsOne: Bool { get }

  /// Whether sublayers keep their places in 3D space instead of being flattened to the layer's plane (GE9); default
  /// false.
  ///
  /// - Parameter values: The values of the properties that the class declares.
  /// - Returns: False for a layer that flattens its sublayers.
  func keepsSpace(with values: CustomValues) -> Bool

  /// The copies that the layer makes of its sublayers with `values`; default `nil`: it shows them once.
  func replication(with values: LayerValues) -> Replication?

  /// What the layer paints because of the properties that its class declares; default `nil`: nothing.
  ///
  /// The class caches the result as long as the values are the same.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - time: The layer's own time in seconds, for a copy that shows another time than the frame's; else `nil`.
  /// - Returns: The content, which is the same object as before if nothing of it has changed.
  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)?

  /// The same in a drawing outside of a frame; default `content(of:at:)`.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - time: As in `content(of:at:)`.
  ///   - plane: The map from the layer's plane to device pixels.
  ///   - area: The area of the device that is drawn, in its pixels.
  /// - Returns: The content for that area.
  func drawnContent(
    of values: LayerValues,
    at time: Double?,
    through plane: Homography,
    onto area: CGRect
  ) -> (any LayerContent)?

  /// Called when the model is shown in a context from a global time on; default: nothing.
  func noteCommit(in context: TreeContext, at globalTime: Double)

  /// Prepares what the layer shows in a frame, after animations are evaluated; default: nothing.
  ///
  /// Only for layers that have asked for it by `TreeContext.prepareForFrames(_:)`.
  ///
  /// - Parameters:
  ///   - context: The context of the tree.
  ///   - time: The frame's global time, in seconds.
  ///   - scale: Device pixels per point.
  /// - Returns: Whether the scene's own code has been called.
  func prepareFrame(in context: TreeContext, at time: Double, scale: Double) -> Bool

  /// When what is shown of the layer changes next by itself, in seconds of global time; default infinity.
  ///
  /// Only for layers that have asked for frames by `TreeContext.listInFrames(_:)` or `prepareForFrames(_:)`.
  ///
  /// - Parameters:
  ///   - context: The context of the tree.
  ///   - time: The global time of the last frame, in seconds.
  /// - Returns: `time` if it is changing already.
  func nextChange(in context: TreeContext, after time: Double) -> Double

  /// The target of an animation's key path that names a part of the layer which is not a property of it; default `nil`.
  func memberTarget(ofKeyPath keyPath: String) -> KeyPathTarget?

  /// Sets the value of such a part; default false: the key path names none.
  func setMemberValue(_ value: Any?, forKeyPath keyPath: String) -> Bool

  /// The value of such a part; default `nil`: the key path names none.
  func memberValue(forKeyPath keyPath: String) -> Any??
}

extension LayerKind {
  static var declaredKeys: [any DeclaredDefault] { [] }
  static var drawsItself: Bool { false }
  static var testsHits: Bool { false }
  static var scrolls: Bool { false }
  static var listsBelowAsOne: Bool { false }

  func keepsSpace(with values: CustomValues) -> Bool { false }
  func replication(with values: LayerValues) -> Replication? { nil }
  func content(of values: LayerValues, at time: Double?) -> (any LayerContent)? { nil }

  func drawnContent(
    of values: LayerValues,
    at time: Double?,
    through plane: Homography,
    onto area: CGRect
  ) -> (any LayerContent)? {
    content(of: values, at: time)
  }

  func noteCommit(in context: TreeContext, at globalTime: Double) {}

  func prepareFrame(in context: TreeContext, at time: Double, scale: Double) -> Bool { false }
  func nextChange(in context: TreeContext, after time: Double) -> Double { .infinity }

  func memberTarget(ofKeyPath keyPath: String) -> KeyPathTarget? { nil }
  func setMemberValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
  func memberValue(forKeyPath keyPath: String) -> Any?? { nil }

  /// The layer as one of this kind.
  fileprivate static func cast(_ layer: CALayer) -> (any LayerKind)? { layer as? Self }
}

extension CALayer {
  /// The layer as one of its kind; `nil` for a plain layer.
  @inline(__always)
  var asKind: (any LayerKind)? {
    guard let kind = type(of: self).kind else { return nil }
    return kind.cast(self)
  }

  /// Whether a change of anything below it makes the whole subtree be listed again.
  static var isListedAsOne: Bool { kind?.listsBelowAsOne == true }

  /// Whether hits are in the bounds and the sublayers only, so that no override has to be called (HT1–HT4).
  ///
  /// Never true of a class that the scene may have derived: `hitTest(_:)` and `contains(_:)` are open.
  static var keepsHitRules: Bool {
    guard let kind else { return self == CALayer.self }
    return kind == self && !kind.testsHits
  }

  /// Whether sublayers keep their places in 3D space instead of being flattened to the layer's plane (GE9).
  ///
  /// - Parameter values: The values of the properties that its class declares.
  /// - Returns: False for a layer that flattens its sublayers.
  @inline(__always)
  func isSpace(with values: CustomValues) -> Bool { asKind?.keepsSpace(with: values) == true }
}
