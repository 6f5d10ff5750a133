import Foundation
import Testing

/// `pegbar inspect … hit`: each candidate with its verdict, for every verdict that there is.
struct `A hit path` {
  private static let scene = """
    import UIKit

    final class Shy: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    final class Deaf: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    final class ShyLayer: CALayer {
      override func contains(_ p: CGPoint) -> Bool { false }
    }
    final class DeafLayer: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }
    final class Pad: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        put(UIView(), "back", 0)
        put(UIView(), "front", 0)
        put(UIView(), "hidden", 1).isHidden = true
        put(UIView(), "clear", 2).alpha = 0.005
        put(UIView(), "off", 3).isUserInteractionEnabled = false
        put(Shy(), "shy", 4)
        put(Deaf(), "deaf", 5)
        let small = put(UIView(), "small", 6)
        small.frame.size.width = 4
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
        wide.layer.name = "wide"
        small.addSubview(wide)
        let edge = put(UIView(), "edge", 7)
        edge.layer.transform = CATransform3DMakeScale(0, 1, 1)
        let moving = put(UIView(), "moving", 8)
        UIView.animate(withDuration: 1) { moving.backgroundColor = .red }
        for (index, layer) in [ShyLayer(), DeafLayer(), CALayer()].enumerated() {
          layer.name = ["shy layer", "deaf layer", "clips"][index]
          layer.frame = CGRect(x: index * 20, y: 50, width: 18, height: 18)
          self.layer.addSublayer(layer)
          guard index == 2 else { continue }
          layer.frame.size.width = 4
          layer.masksToBounds = true
          let cut = CALayer()
          cut.name = "cut"
          cut.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
          layer.addSublayer(cut)
        }
        addGestureRecognizer(UITapGestureRecognizer())
        accessibilityIdentifier = "pad"
      }
      required init?(coder: NSCoder) { nil }

      @discardableResult
      func put(_ view: UIView, _ name: String, _ index: Int) -> UIView {
        view.frame = CGRect(x: index * 20, y: 0, width: 18, height: 18)
        view.layer.name = name
        addSubview(view)
        return view
      }
    }
    #Preview("Hits", traits: .fixedLayout(width: 200, height: 100)) { Pad() }

    """

  private func hit(_ point: String) async throws -> [String: Any] {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("hits.swift", Self.scene)
    let run = try await workspace.pegbar("inspect", scene, "hit", point, "--at", "0.1", "--json")
    #expect(run.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
    return try #require(object?["hit"] as? [String: Any])
  }

  private func candidate(_ name: String, _ list: String, at point: String) async throws
    -> [String: Any]
  {
    let list = try #require(try await hit(point)[list] as? [[String: Any]])
    return try #require(list.first { $0["name"] as? String == name })
  }

  @Test(arguments: [
    ("5,5", "#front", "won", "#front gets the touch."),
    ("5,5", "#back", "behind", "#back is behind #front, which gets the touch."),
    ("5,5", "@pad", "passedOn", "@pad holds #front, which gets the touch."),
    ("25,5", "#hidden", "hidden", "#hidden is hidden, and all below it."),
    ("45,5", "#clear", "transparent", "#clear has an alpha below 0.01, which takes no touches."),
    (
      "65,5", "#off", "interactionOff",
      "#off takes no touches: isUserInteractionEnabled is false, for its subviews too."
    ),
    ("85,5", "#shy", "ownAnswer", "#shy is in the way, but its own point(inside:with:) said no."),
    ("105,5", "#deaf", "ownAnswer", "#deaf has its own hitTest(_:with:), which answered nil."),
    (
      "130,5", "#small", "outside",
      "The point is not in the bounds of #small, so no subview is asked."
    ),
    (
      "130,5", "#wide", "outsideSuperlayer",
      "#wide has the point in its bounds, but its superview #small has not."
    ),
    (
      "149,5", "#edge", "notInvertible",
      "#edge is seen from its edge: its transform has no inverse."
    ),
    (
      "165,5", "#moving", "animating",
      "#moving takes no touches while it is animated without .allowUserInteraction."
    ),
  ])
  func `of views says why each one lost`(
    point: String,
    name: String,
    verdict: String,
    sentence: String
  ) async throws {
    let candidate = try await candidate(name, "views", at: point)
    #expect(candidate["verdict"] as? String == verdict)
    #expect(candidate["sentence"] as? String == sentence)
  }

  @Test(arguments: [
    ("5,5", "#front", "won", "#front is hit."),
    ("5,5", "#back", "behind", "#back is behind #front, which is hit."),
    ("25,5", "#hidden", "hidden", "#hidden is hidden, and all below it."),
    (
      "149,5", "#edge", "notInvertible",
      "#edge is seen from its edge: its transform has no inverse."
    ),
    (
      "5,55", "#\"shy layer\"", "ownAnswer",
      "#\"shy layer\" is in the way, but its own contains(_:) said no."
    ),
    (
      "25,55", "#\"deaf layer\"", "ownAnswer",
      "#\"deaf layer\" has its own hitTest(_:), which answered nil."
    ),
    (
      "50,55", "#cut", "outsideSuperlayer",
      "#cut has the point in its bounds, but #clips clips it there (masksToBounds)."
    ),
  ])
  func `of layers says why each one lost`(
    point: String,
    name: String,
    verdict: String,
    sentence: String
  ) async throws {
    let candidate = try await candidate(name, "layers", at: point)
    #expect(candidate["verdict"] as? String == verdict)
    #expect(candidate["sentence"] as? String == sentence)
  }

  @Test func `has the responder chain and the gesture recognizers on it`() async throws {
    let hit = try await hit("5,5")
    let chain = try #require(hit["chain"] as? [[String: Any]])
    #expect(chain.prefix(2).map { $0["name"] as? String } == ["#front", "@pad"])
    #expect(chain.last?["className"] as? String == "UIApplication")
    let gestures = try #require(hit["recognizers"] as? [[String: Any]])
    #expect(gestures.map { $0["className"] as? String } == ["UITapGestureRecognizer"])
    #expect(gestures.first?["text"] as? String == "has no touches")
  }
}
