import CoreGraphics
import Foundation
import Inspection
import QuartzCore
import SceneProtocol
import Testing
import UIKit

/// What an inspector answers about a window, asked as a panel asks it.
@Suite(.serialized)
struct `An inspector` {
  private let window: UIWindow
  private let inspector: Inspector

  init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    (self.window, inspector) = (window, Inspector { window })
  }

  private func add(_ name: String, _ frame: CGRect, to above: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    (layer.name, layer.frame) = (name, frame)
    (above ?? window.layer).addSublayer(layer)
    return layer
  }

  private func tree() throws -> InspectedTree {
    guard case .tree(let tree) = inspector.answer(.tree) else { throw NoAnswer() }
    return tree
  }

  private func property(_ name: String, of id: Int) throws -> InspectedLayer.Property {
    guard case .layer(let layer) = inspector.answer(.layer(id: id)) else { throw NoAnswer() }
    return try #require(layer.property(name))
  }

  @Test func `a layer keeps its number, and a later layer never gets it`() throws {
    let first = add("first", CGRect(x: 0, y: 0, width: 10, height: 10))
    let id = try #require(try tree().nodes.first { $0.name == "first" }?.id)
    var others: Set<Int> = [id]
    for _ in 0..<100 {
      let other = add("other", .zero)
      let number = try #require(try tree().nodes.first { $0.name == "other" }?.id)
      #expect(others.insert(number).inserted)
      other.removeFromSuperlayer()
    }
    #expect(inspector.id(of: first) == id)
  }

  @Test func `a layer that is gone is answered by a sentence`() throws {
    var layer: CALayer? = add("short-lived", .zero)
    let id = inspector.id(of: try #require(layer))
    layer?.removeFromSuperlayer()
    layer = nil
    CATransaction.flush()
    #expect(inspector.answer(.layer(id: id)) == .problem("there is no layer \(id) any more"))
    #expect(inspector.answer(.watch(id: id)) == .watched(nil, []))
  }

  @Test(arguments: [true, false])
  func `ten thousand layers, beside or in each other, come through the channel`(
    isNested: Bool
  ) throws {
    var above = window.layer
    for index in 0..<10_000 {
      let layer = add("layer \(index % 7) é\u{301}👩‍👧", .zero, to: above)
      if isNested { above = layer }
    }
    let tree = try tree()
    #expect(tree.nodes.count == 10_001)
    #expect(tree.nodes.last?.depth == (isNested ? 10_000 : 1))
    let text = try JSONText.encode(InspectionAnswer.tree(tree))
    #expect(try JSONText.decode(InspectionAnswer.self, from: text) == .tree(tree))
    // The deepest ones go first: freeing them all at once is not what is tested.
    window.layer.sublayers = nil
  }

  @Test func `numbers that JSON has no form for come through the channel`() throws {
    let value = InspectedValue(.numbers, [.nan, .infinity, -.infinity, 1.5])
    let text = try JSONText.encode(value)
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"kind":"numbers","numbers":["nan","inf","-inf",1.5]}"#
    )
    let back = try JSONText.decode(InspectedValue.self, from: text)
    #expect(back.numbers[0].isNaN)
    #expect(Array(back.numbers.dropFirst()) == [.infinity, -.infinity, 1.5])
  }

  @Test func `a value is set at once, and the answer undoes it`() throws {
    let layer = add("card", CGRect(x: 10, y: 20, width: 30, height: 40))
    let id = inspector.id(of: layer)
    let new = InspectedValue(.number, [0.25])
    guard
      case .changed(id, "opacity", let old) = inspector.answer(
        .set(id: id, property: "opacity", value: new)
      )
    else { throw NoAnswer() }
    #expect(layer.opacity == 0.25)
    #expect(layer.animationKeys() == nil)
    #expect(try property("opacity", of: id).model == new)
    _ = inspector.answer(.set(id: id, property: "opacity", value: old))
    #expect(layer.opacity == 1)
  }

  @Test func `every editable property can be set to what it is`() throws {
    let id = inspector.id(of: add("card", CGRect(x: 10, y: 20, width: 30, height: 40)))
    guard case .layer(let values) = inspector.answer(.layer(id: id)) else { throw NoAnswer() }
    for property in values.properties where property.isEditable && property.model.kind != .none {
      let answer = inspector.answer(
        .set(id: id, property: property.name, value: property.model)
      )
      guard case .changed = answer else {
        Issue.record("\(property.name): \(answer)")
        continue
      }
      #expect(try self.property(property.name, of: id).model == property.model)
    }
  }

  @Test(arguments: [
    ("opacity", InspectedValue(.number, [.nan]), "opacity must be finite, not nan"),
    ("opacity", InspectedValue(.text, text: "a"), "opacity is a number, and cannot be \"a\""),
    ("bounds", InspectedValue(.rect, [1, 2]), "bounds is a rect, and cannot be ()"),
    ("contents", InspectedValue(.image, [1, 1]), "contents cannot be set from outside"),
    ("opacty", InspectedValue(.number, [1]), "#card has no property opacty"),
    (
      "cornerCurve", InspectedValue(.text, text: "round"),
      "cornerCurve is one of circular, continuous, not \"round\""
    ),
  ])
  func `a value that cannot be is refused with its reason`(
    property: String,
    value: InspectedValue,
    reason: String
  ) {
    let layer = add("card", .zero)
    let answer = inspector.answer(
      .set(id: inspector.id(of: layer), property: property, value: value)
    )
    #expect(answer == .problem(reason))
    #expect(layer.opacity == 1)
  }

  @Test func `hidden and isolated layers are shown again as the scene had them`() throws {
    let (a, b) = (add("a", .zero), add("b", .zero))
    let inner = add("inner", .zero, to: a)
    b.isHidden = true
    _ = inspector.answer(.hide(id: inspector.id(of: a), isHidden: true))
    #expect(a.isHidden)
    let flags = try tree().nodes.first { $0.name == "a" }?.flags
    #expect(flags?.contains(.isHiddenByInspector) == true)
    _ = inspector.answer(.hide(id: inspector.id(of: a), isHidden: false))
    #expect(!a.isHidden)
    let sibling = add("sibling", .zero, to: a)
    _ = inspector.answer(.isolate(id: inspector.id(of: inner)))
    #expect([a, inner, sibling, b].map(\.isHidden) == [false, false, true, true])
    _ = inspector.answer(.isolate(id: nil))
    #expect([a, inner, sibling, b].map(\.isHidden) == [false, false, false, true])
  }

  @Test func `a watched layer is reported when something of it changes, and then only`() throws {
    let layer = add("card", .zero)
    let id = inspector.id(of: layer)
    guard case .watched(.some, []) = inspector.answer(.watch(id: id)) else { throw NoAnswer() }
    #expect(inspector.changeOfWatched() == nil)
    layer.cornerRadius = 4
    guard case .watched(let values?, _)? = inspector.changeOfWatched() else { throw NoAnswer() }
    #expect(values.property("cornerRadius")?.model == InspectedValue(.number, [4]))
    #expect(inspector.changeOfWatched() == nil)
    _ = inspector.answer(.watch(id: nil))
    layer.cornerRadius = 5
    #expect(inspector.changeOfWatched() == nil)
  }

  @Test func `nothing is followed before it is asked for, or after that`() {
    #expect(!EngineTrace.isOn)
    _ = inspector.answer(.follow(isOn: true))
    #expect(EngineTrace.isOn)
    _ = inspector.answer(.follow(isOn: false))
    #expect(!EngineTrace.isOn)
  }

  @Test func `the hit path ends at the layer that a hit test gives`() throws {
    for index in 0..<400 {
      let layer = add(
        "\(index)",
        CGRect(x: index % 20 * 20, y: index / 20 * 15, width: 30, height: 20)
      )
      layer.zPosition = CGFloat(index % 3)
      layer.isHidden = index % 11 == 0
    }
    for x in stride(from: 1.0, to: 400, by: 37) {
      for y in stride(from: 1.0, to: 300, by: 29) {
        guard case .hit(let hit) = inspector.answer(.hit(x: x, y: y)) else { throw NoAnswer() }
        let plain = try #require(window.layer.hitTest(CGPoint(x: x, y: y)))
        #expect(hit.layer == inspector.id(of: plain))
        #expect(hit.layers.count { $0.verdict == .won } == 1)
        #expect(hit.layers.last { $0.verdict == .won }?.layer == hit.layer)
        #expect(hit.view == inspector.id(of: window.layer))
      }
    }
  }
}

/// The inspector answered something else.
private struct NoAnswer: Error {}
