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

  /// Another class of the file, an override and an extension change nothing about the keys of the frameworks' classes.
  @Test(arguments: [
    ("isHidden", "hidden"), ("isOpaque", "opaque"), ("isDoubleSided", "doubleSided"),
    ("isGeometryFlipped", "geometryFlipped"),
  ])
  func `are the keys of the frameworks whatever the file declares`(
    _ property: String,
    _ key: String
  ) {
    let rest = """

      class Card { var \(property) = false }
      extension CALayer { var width: CGFloat { bounds.width } }
      """
    expectRewriting(
      "let a = #keyPath(CALayer.\(property))" + rest,
      to: "let a = \"\(key)\"" + rest
    )
    expectRewriting(
      "let a = #keyPath(Card.\(property))" + rest,
      to: "let a = \"\(property)\"" + rest
    )
    let override = "\nclass Ring: CALayer { override var \(property): Bool { didSet {} } }"
    expectRewriting(
      "let a = #keyPath(Ring.\(property))" + override,
      to: "let a = \"\(key)\"" + override
    )
  }

  /// Keys of animations.
  @Test(arguments: [
    ("isAdditive", "additive"), ("isCumulative", "cumulative"),
    ("isRemovedOnCompletion", "removedOnCompletion"),
  ])
  func `are the keys of animations`(_ property: String, _ key: String) {
    expectRewriting(
      "let a = #keyPath(CAPropertyAnimation.\(property))",
      to: "let a = \"\(key)\""
    )
  }

  @Test(arguments: ["#keyPath(CALayer)", "#keyPath(layer().x)", "#keyPath()"])
  func `need a property`(_ written: String) {
    let found = problems(in: "let a = \(written)")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1:9: #keyPath takes ") == true)
  }
}
