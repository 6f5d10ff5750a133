import QuartzCore
import SceneProtocol
import UIKit

/// Reads what a touch on a view would go through: its responders, and the gesture recognizers on the way.
struct ResponderReading {
  let identities: LayerIdentities

  /// From a view to the application.
  func chain(from view: UIView) -> [InspectedHit.Responder] {
    responders(from: view).map { responder in
      let layer = (responder as? UIView)?.layer
      return InspectedHit.Responder(
        className: "\(type(of: responder))",
        layer: layer.map(identities.id),
        name: layer.map(identities.name) ?? "\(type(of: responder))"
      )
    }
  }

  /// The gesture recognizers of a view and of those above it, in the order in which they get touches.
  func recognizers(from view: UIView) -> [InspectedHit.Recognizer] {
    responders(from: view).compactMap { $0 as? UIView }.flatMap { view in
      view.recognizers.map { recognizer in
        var result = InspectedHit.Recognizer(
          className: "\(type(of: recognizer))",
          layer: identities.id(of: view.layer),
          name: identities.name(of: view.layer),
          state: "\(recognizer.state)"
        )
        result.isEnabled = recognizer.isEnabled
        result.touches = recognizer.numberOfTouches
        result.text = recognizer.inspectedWords
        return result
      }
    }
  }

  /// The responders of a chain; one that the scene has closed to a ring ends where it began.
  private func responders(from view: UIView) -> [UIResponder] {
    var (chain, seen) = ([UIResponder](), Set<ObjectIdentifier>())
    var next: UIResponder? = view
    while let responder = next, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      next = responder.next
    }
    return chain
  }
}

extension UIGestureRecognizer {
  /// What it does now, in words.
  fileprivate var inspectedWords: String {
    if !isEnabled { return "is disabled" }
    let waited = awaitedRecognizers
    if !waited.isEmpty {
      return "waits for \(waited.map { "\(type(of: $0))" }.joined(separator: ", ")) to fail"
    }
    switch state {
    case .possible: return numberOfTouches > 0 ? "follows touches" : "has no touches"
    case .began, .changed: return "is recognized"
    case .ended: return "was recognized"
    case .cancelled: return "was cancelled"
    case .failed: return "failed"
    }
  }
}
