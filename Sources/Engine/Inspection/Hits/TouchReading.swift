import CoreGraphics
import QuartzCore
import SceneProtocol
import UIKit

/// Observes the search for a touch's view, and reports why each view won or lost.
final class TouchReading: TouchWitness {
  private let identities: LayerIdentities
  /// The candidates, in the order asked.
  private(set) var candidates: [InspectedHit.Candidate] = []
  /// How many others were examined and missed.
  private(set) var more = 0
  /// The views that are being asked, outermost first: their places in the list, and whether `UIView` said no.
  private var open: [(view: UIView, place: Int, point: CGPoint?, refusal: TouchRefusal?)] = []
  private var winner: UIView?

  private static let room = 512

  init(_ identities: LayerIdentities) { self.identities = identities }

  func asked(_ view: UIView, at point: CGPoint?) {
    add(view, at: point)
    open.append((view, candidates.count - 1, point, nil))
  }

  func refused(_ view: UIView, _ reason: TouchRefusal) {
    guard let last = open.last, last.view === view else { return }
    open[open.count - 1].refusal = reason
  }

  func answered(_ view: UIView, by hit: UIView?) {
    guard let (_, place, point, refusal) = open.popLast() else { return }
    let name = identities.name(of: view.layer)
    if let hit {
      winner = hit
      let isOwn = hit === view
      let sentence =
        isOwn
        ? "\(name) gets the touch."
        : "\(name) holds \(identities.name(of: hit.layer)), which gets the touch."
      let isNew = !isOwn && !candidates.contains { $0.layer == identities.id(of: hit.layer) }
      set(
        place,
        isOwn ? .won : .passedOn,
        isNew
          ? "\(name) has its own hitTest, which answered \(identities.name(of: hit.layer))."
          : sentence
      )
      return
    }
    let isUnder = point.map(view.layer.bounds.contains) == true
    guard let refusal else {
      return set(place, .ownAnswer, "\(name) has its own hitTest(_:with:), which answered nil.")
    }
    guard isUnder || refusal == .notInvertible else {
      more += 1
      tellOfOutside(view, at: point)
      if candidates.count == place + 1 {
        candidates.removeLast()
      } else {
        set(place, .outside, "The point is not in the bounds of \(name), so no subview is asked.")
      }
      return
    }
    set(place, Self.verdict(refusal), "\(name) \(Self.words(refusal))")
  }

  func passedOver(_ view: UIView, isUnder: Bool) {
    guard isUnder else { return more += 1 }
    add(view, at: nil)
    let name = winner.map { identities.name(of: $0.layer) } ?? "another"
    set(
      candidates.count - 1,
      .behind,
      "\(identities.name(of: view.layer)) is behind \(name), which gets the touch."
    )
  }

  /// Subviews that have the point in their bounds, although their superview does not: nothing outside of it is asked.
  private func tellOfOutside(_ view: UIView, at point: CGPoint?) {
    guard let point else { return }
    for subview in view.subviews.reversed() {
      let inside = subview.layer.convert(point, from: view.layer)
      guard subview.layer.bounds.contains(inside), !subview.isHidden else { continue }
      add(subview, at: inside, deeper: 1)
      set(
        candidates.count - 1,
        .outsideSuperlayer,
        "\(identities.name(of: subview.layer)) has the point in its bounds, but its superview \(identities.name(of: view.layer)) has not."
      )
    }
  }

  private func add(_ view: UIView, at point: CGPoint?, deeper: Int = 0) {
    var candidate = InspectedHit.Candidate(
      layer: identities.id(of: view.layer),
      name: identities.name(of: view.layer),
      className: "\(type(of: view))",
      depth: open.count + deeper,
      verdict: .outside,
      sentence: ""
    )
    candidate.point = point.map(InspectedValue.init)
    candidates.append(candidate)
  }

  private func set(_ place: Int, _ verdict: InspectedHit.Verdict, _ sentence: String) {
    (candidates[place].verdict, candidates[place].sentence) = (verdict, sentence)
  }

  private static func verdict(_ refusal: TouchRefusal) -> InspectedHit.Verdict {
    switch refusal {
    case .interactionOff: .interactionOff
    case .animating: .animating
    case .hidden: .hidden
    case .transparent: .transparent
    case .outside: .outside
    case .ownAnswer: .ownAnswer
    case .notInvertible: .notInvertible
    }
  }

  private static func words(_ refusal: TouchRefusal) -> String {
    switch refusal {
    case .interactionOff:
      "takes no touches: isUserInteractionEnabled is false, for its subviews too."
    case .animating: "takes no touches while it is animated without .allowUserInteraction."
    case .hidden: "is hidden, and all below it."
    case .transparent: "has an alpha below 0.01, which takes no touches."
    case .outside: "does not have the point in its bounds."
    case .ownAnswer: "is in the way, but its own point(inside:with:) said no."
    case .notInvertible: "is seen from its edge: its transform has no inverse."
    }
  }
}
