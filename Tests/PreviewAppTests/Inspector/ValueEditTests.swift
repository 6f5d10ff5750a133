import SceneProtocol
import Testing
import WindowSystem

@testable import PreviewApp

/// Values that are typed and stepped in the inspector, and what they are in Swift.
struct `A value in the inspector` {
  private static func property(
    _ name: String,
    _ value: InspectedValue
  ) -> InspectedLayer.Property {
    InspectedLayer.Property(.layer, name, value)
  }

  private static func typed(_ text: String, for value: InspectedValue) -> InspectedValue? {
    var edit = ValueEdit(property("value", value))
    for character in text {
      let scalar = character.unicodeScalars.first?.value ?? 0
      _ = edit.line.take(KeyState(keysym: scalar, text: String(character), time: 0))
    }
    return edit.value
  }

  @Test func `is typed as numbers or digits of a color, and nothing else is taken`() {
    let point = InspectedValue(.point, [1, 2])
    #expect(Self.typed("3, -4.5", for: point) == InspectedValue(.point, [3, -4.5]))
    for wrong in ["3", "3, x", "1, 2, 3", "inf, 0"] {
      #expect(Self.typed(wrong, for: point) == nil)
    }
    let color = InspectedValue(.color, [0, 0, 0, 1])
    #expect(Self.typed("#f00", for: color) == InspectedValue(.color, [1, 0, 0, 1]))
    #expect(Self.typed("00ff0000", for: color) == InspectedValue(.color, [0, 1, 0, 0]))
    #expect(Self.typed("nil", for: color) == InspectedValue(.none))
    #expect(Self.typed("#12", for: color) == nil)
  }

  @Test func `is stepped within its limits`() {
    let opacity = Self.property("opacity", InspectedValue(.number, [0.98]))
    #expect(ValueEdit.stepped(opacity, part: 0, by: 1) == InspectedValue(.number, [1]))
    let position = Self.property("position", InspectedValue(.point, [10, 20]))
    #expect(ValueEdit.stepped(position, part: 1, by: -10) == InspectedValue(.point, [10, 10]))
    #expect(ValueEdit.stepped(position, part: 2, by: 1) == nil)
  }

  @Test func `is a line of Swift`() {
    var node = InspectedTree.Node(id: 1, parent: -1, depth: 0, layerClass: "CALayer")
    node.name = "in front"
    let position = Self.property("position", InspectedValue(.point, [10, 20.5]))
    #expect(SwiftLine(of: position, in: node).text == "inFront.position = CGPoint(x: 10, y: 20.5)")
    node.viewClass = "UIView"
    let hidden = Self.property("hidden", InspectedValue(.flag, [1]))
    #expect(SwiftLine(of: hidden, in: node).text == "inFront.layer.isHidden = true")
  }
}
