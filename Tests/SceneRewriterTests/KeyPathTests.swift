import Testing

/// `#keyPath` is the text that it stands for.
struct `Key paths in a scene's text` {
  @Test(arguments: [
    ("#keyPath(CALayer.position)", "\"position\""),
    ("#keyPath(CALayer.position.x)", "\"position.x\""),
    ("#keyPath(Outer.Inner.progress)", "\"progress\""),
    ("#keyPath(progress)", "\"progress\""),
    // Objective-C's names of Booleans are without "is"; those of the file's own classes are as written.
    ("#keyPath(CALayer.isHidden)", "\"hidden\""),
    ("#keyPath(Ring.isOpen)", "\"isOpen\""),
    ("#keyPath(CALayer.issue)", "\"issue\""),
    ("\"\\(#keyPath(CALayer.bounds)).size\"", "\"\\(\"bounds\").size\""),
    ("#keyPath(\n  CALayer.opacity\n)", "\"opacity\"\n\n"),
  ])
  func `are texts without the type's name`(_ written: String, _ expected: String) {
    let rest = "\nclass Ring: CALayer { var isOpen = false }"
    expectRewriting("let a = " + written + rest, to: "let a = " + expected + rest)
  }

  @Test(arguments: ["#keyPath(CALayer)", "#keyPath(layer().x)", "#keyPath()"])
  func `need a property`(_ written: String) {
    let found = problems(in: "let a = \(written)")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1:9: #keyPath takes ") == true)
  }
}
