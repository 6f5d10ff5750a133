import SceneProtocol

/// An animation that code has added by itself, as a reason why a property moves or does not.
struct AddedAnimation {
  private let animation: InspectedAnimation

  init(_ animation: InspectedAnimation) { self.animation = animation }

  /// The property that it animates, or a part of it; `nil` for a group or a transition.
  var property: String? {
    animation.keyPath.map { String($0.prefix { $0 != "." }) }
  }

  /// Whether it was replaced or removed before its end.
  var isCutOff: Bool { [.replaced, .removed].contains(animation.state) }

  private var path: String { animation.keyPath ?? animation.className }
  private var key: String { "\"\(InspectedValue.escaped(animation.key))\"" }
  private var end: String { InspectedValue.number(animation.end?.value ?? 0) }

  /// What came of it, in words.
  var line: String {
    switch animation.state {
    case .replaced:
      "an animation of \(path), which code added under \(key), was replaced by another under that key"
    case .removed:
      "an animation of \(path), which code added under \(key), was removed before its end"
    case .finished: "an animation of \(path), which code added under \(key), ended at \(end) s"
    default: "an animation of \(path) is on the layer, which code added under \(key)"
    }
  }

  /// The reason, where nothing was set since it was added.
  ///
  /// - Parameters:
  ///   - name: How texts call the layer's property.
  ///   - isSet: Whether the property was set before.
  /// - Returns: What came of it, and the reason in a sentence.
  func verdict(on name: String, isSet: Bool) -> (InspectedWhy.Outcome, String) {
    let what = "an animation of \(path), which code added under \(key),"
    switch animation.state {
    case .replaced:
      return (
        .replaced,
        "\(name) does not animate: \(what) was replaced by another one under the same key."
      )
    case .removed:
      return (.removed, "\(name) does not animate any more: \(what) was removed before its end.")
    case .finished where !isSet:
      return (
        .animated,
        "\(name) is back where it was: \(what) ended at \(end) s, and \(name) itself was never set."
      )
    case .finished: return (.animated, "\(name) was animated: \(what) ended at \(end) s.")
    case .held:
      return (.animated, "\(name) is held: \(what) ended at \(end) s, and stays on the layer.")
    default: return (.animated, "\(name) animates: code added \(what.dropLast()) for it.")
    }
  }
}
