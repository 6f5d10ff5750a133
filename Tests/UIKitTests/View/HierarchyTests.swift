import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Adding, ordering and removing views, with their notifications.
struct `View hierarchy` {
  private func makeFamily() -> (parent: UIView, children: [UIView]) {
    let parent = UIView()
    let children = (0..<3).map { number in
      let child = UIView()
      child.tag = number + 1
      parent.addSubview(child)
      return child
    }
    return (parent, children)
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  /// The layers are always in the order of the views.
  private func layersAgree(_ view: UIView) -> Bool {
    (view.layer.sublayers ?? []).map { ObjectIdentifier($0) }
      == view.subviews.map { ObjectIdentifier($0.layer) }
  }

  /// TT1: a view has one superview.
  @Test func `adding takes a view from where it was`() {
    let (parent, children) = makeFamily()
    let other = UIView()
    other.addSubview(children[1])
    #expect(tags(parent) == [1, 3] && tags(other) == [2])
    #expect(children[1].superview === other)
    #expect(layersAgree(parent) && layersAgree(other))
  }

  @Test func `subviews can be put anywhere in the order`() {
    let steps: [((UIView, [UIView]) -> Void, [Int])] = [
      ({ parent, child in parent.bringSubviewToFront(child[0]) }, [2, 3, 1]),
      ({ parent, child in parent.sendSubviewToBack(child[2]) }, [3, 1, 2]),
      ({ parent, _ in parent.exchangeSubview(at: 0, withSubviewAt: 2) }, [3, 2, 1]),
      ({ parent, _ in parent.exchangeSubview(at: 2, withSubviewAt: 1) }, [1, 3, 2]),
      ({ parent, child in parent.insertSubview(child[2], at: 0) }, [3, 1, 2]),
      ({ parent, child in parent.insertSubview(child[2], at: 99) }, [1, 2, 3]),
      ({ parent, child in parent.insertSubview(child[0], aboveSubview: child[1]) }, [2, 1, 3]),
      ({ parent, child in parent.insertSubview(child[2], belowSubview: child[1]) }, [1, 3, 2]),
      ({ parent, child in parent.addSubview(child[0]) }, [2, 3, 1]),
    ]
    for (step, expected) in steps {
      let (parent, children) = makeFamily()
      step(parent, children)
      #expect(tags(parent) == expected)
      #expect(layersAgree(parent))
    }
  }

  @Test func `a new view can go between two`() {
    let (parent, children) = makeFamily()
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, belowSubview: children[1])
    #expect(tags(parent) == [1, 9, 2, 3])
    #expect(layersAgree(parent))
  }

  /// Layers of one's own under the views stay where they are.
  @Test func `views are ordered among themselves with other layers between`() {
    let (parent, children) = makeFamily()
    let between = CALayer()
    parent.layer.insertSublayer(between, above: children[0].layer)
    parent.bringSubviewToFront(children[1])
    #expect(parent.layer.sublayers?.firstIndex { $0 === between } == 1)
    #expect(parent.layer.sublayers?.last === children[1].layer)
  }

  /// Where layers of one's own lie between the views, a view's layer comes right beside its sibling's, as on iOS.
  @Test(arguments: [
    ("above 1", [1, 9, 2, 3], "1 9 a 2 b 3 c"), ("below 2", [1, 9, 2, 3], "1 a 9 2 b 3 c"),
    ("above 3", [1, 2, 3, 9], "1 a 2 b 3 9 c"), ("below 1", [9, 1, 2, 3], "9 1 a 2 b 3 c"),
    ("above none", [1, 2, 3, 9], "1 a 2 b 3 c 9"), ("below none", [1, 2, 3, 9], "1 a 2 b 3 c 9"),
  ])
  func `a view comes right beside its sibling`(_ way: String, _ order: [Int], _ layers: String) {
    let (parent, children) = makeFamily()
    for (child, name) in zip(children, ["a", "b", "c"]) {
      let between = CALayer()
      between.name = name
      parent.layer.insertSublayer(between, above: child.layer)
    }
    let new = UIView()
    new.tag = 9
    let words = way.split(separator: " ")
    let sibling = Int(words[1]).map { children[$0 - 1] } ?? UIView()
    if words[0] == "above" {
      parent.insertSubview(new, aboveSubview: sibling)
    } else {
      parent.insertSubview(new, belowSubview: sibling)
    }
    #expect(tags(parent) == order)
    let names = (parent.layer.sublayers ?? []).map { layer in
      layer.name ?? "\((layer.delegate as? UIView)?.tag ?? 0)"
    }
    #expect(names.joined(separator: " ") == layers)
  }

  @Test func `a view cannot hold itself or what holds it`() {
    let (parent, children) = makeFamily()
    let heard = reports {
      children[0].addSubview(parent)
      parent.addSubview(parent)
    }
    #expect(parent.superview == nil && children[0].subviews.isEmpty)
    #expect(heard.count == 2)
  }

  @Test func `descendants and tags are found`() {
    let (parent, children) = makeFamily()
    let grandchild = UIView()
    grandchild.tag = 7
    children[2].addSubview(grandchild)
    #expect(grandchild.isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: grandchild))
    #expect(parent.viewWithTag(7) === grandchild && parent.viewWithTag(8) == nil)
  }

  private final class Listening: UIView {
    static var heard: [String] = []
    var name = ""

    private func note(_ what: String) {
      let window = window == nil ? "out" : "in"
      let superview = superview == nil ? "alone" : "held"
      Self.heard.append("\(name) \(what) \(window) \(superview)")
    }

    override func willMove(toSuperview newSuperview: UIView?) { note("willSuper") }
    override func didMoveToSuperview() { note("didSuper") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willWindow") }
    override func didMoveToWindow() { note("didWindow") }
    override func didAddSubview(_ subview: UIView) { note("added") }
    override func willRemoveSubview(_ subview: UIView) { note("removes") }
  }

  /// V8: will (new), change, did; for the window the subviews too.
  @Test func `a move is notified before and after`() {
    let shown = ShownWindow()
    let (outer, inner) = (Listening(), Listening())
    (outer.name, inner.name) = ("outer", "inner")
    Listening.heard = []
    outer.addSubview(inner)
    #expect(
      Listening.heard == [
        "inner willSuper out alone", "inner didSuper out held", "outer added out alone",
      ]
    )
    Listening.heard = []
    shown.window.addSubview(outer)
    #expect(
      Listening.heard == [
        "outer willWindow out alone", "inner willWindow out held", "outer willSuper out alone",
        "outer didWindow in held", "inner didWindow in held", "outer didSuper in held",
      ]
    )
    Listening.heard = []
    outer.removeFromSuperview()
    #expect(
      Listening.heard == [
        "outer willWindow in held", "inner willWindow in held", "outer willSuper in held",
        "outer didWindow out alone", "inner didWindow out held", "outer didSuper out alone",
      ]
    )
  }

  @Test func `a move within a window is no move to it`() {
    let shown = ShownWindow()
    let (a, b, child) = (shown.add(), shown.add(), Listening())
    a.addSubview(child)
    Listening.heard = []
    b.addSubview(child)
    b.bringSubviewToFront(child)
    #expect(Listening.heard == [" willSuper in held", " didSuper in held"])
  }

  @Test func `the window is that of the superviews`() {
    let shown = ShownWindow()
    let (parent, children) = makeFamily()
    #expect(children[0].window == nil)
    shown.window.addSubview(parent)
    #expect(children[0].window === shown.window && shown.window.window === shown.window)
  }

  /// TT3: who is up is not kept alive by who is down.
  @Test func `a subview does not keep its superview`() {
    let child = UIView()
    weak var parent: UIView?
    do {
      let strong = UIView()
      strong.addSubview(child)
      parent = strong
    }
    #expect(parent == nil && child.superview == nil)
  }
}
