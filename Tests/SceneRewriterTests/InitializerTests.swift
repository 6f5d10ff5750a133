import SceneProtocol
import SceneRewriter
import Testing

/// Layers are copied by their class: their initializers are required here.
struct `Initializers in a scene's text` {
  @Test(arguments: [
    ("CALayer", "override init()", "required init()"),
    ("CAShapeLayer", "public override init(layer: Any)", "public required init(layer: Any)"),
    ("Ring", "override init(layer: Any)", "required init(layer: Any)"),
    ("CABasicAnimation", "override init()", "required init()"),
    ("CALayer", "required override init(layer: Any)", "required override init(layer: Any)"),
    ("CALayer", "override init(coder: NSCoder)", "override init(coder: NSCoder)"),
    ("CALayer", "init(layer: Any, a: Int)", "init(layer: Any, a: Int)"),
    ("CADisplayLink", "override init()", "override init()"),
    ("UIView", "override init(frame: CGRect)", "override init(frame: CGRect)"),
    ("NSObject", "override init()", "override init()"),
  ])
  func `of layers and animations that are overridden are required`(
    _ superclass: String,
    _ written: String,
    _ expected: String
  ) {
    func text(_ initializer: String) -> String {
      "class Ring: CALayer {}\nclass A: \(superclass) {\n  \(initializer) { f() }\n}"
    }
    // Below it are those that the class does not have (LayerClassTests).
    let lines = SceneRewriter.rewrite(text(written)).text.split(separator: "\n")
    #expect(lines[2] == "  \(expected) { f() }" && lines.count == 4)
  }
}
