import SceneProtocol
import SceneRewriter
import Testing

/// Classes without an initializer of their own from which others derive.
struct `Base classes in a module's texts` {
  private func texts(_ texts: String...) -> [String] {
    SceneRewriter.rewrite(texts).map(\.text)
  }

  @Test func `have the initializer that subclasses override`() {
    let texts = texts("class A: P {\n  var a = 1\n}", "class B: A {}", "protocol P {}")
    #expect(texts == ["class A: P {\n  var a = 1\ninit() {} }", "class B: A {}", "protocol P {}"])
  }

  @Test func `have it whatever their subclasses' generic arguments are`() {
    #expect(texts("class A<T> {}", "class B: A<Int> {}")[0] == "class A<T> {init() {} }")
  }

  @Test(arguments: [
    "class A { var a: Int; init(a: Int) { self.a = a } }", "class A { init() {} }",
    "class A: NSObject {}", "class A { let a: Int }",
  ])
  func `are left as they are where they have one, or none`(_ text: String) {
    #expect(texts(text, "class B: A {}")[0] == text)
  }

  @Test func `are left as they are without subclasses`() {
    #expect(texts("class A {}", "struct B {}")[0] == "class A {}")
    #expect(texts("class A {}\nclass B: A {}")[0] == "class A {init() {} }\nclass B: A {}")
  }
}
