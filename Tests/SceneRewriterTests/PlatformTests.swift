import Testing

/// What a text says of the system that it is for.
struct `The platform in a scene's text` {
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "), ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("#if !os(iOS)", "#if !true   "), ("#if DEBUG && os(iOS)", "#if DEBUG && true   "),
    ("#if os(macOS)", "#if os(macOS)"), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
  ])
  func `is iOS`(_ written: String, _ expected: String) {
    expectRewriting(
      "\(written)\nlet a = 1\n#else\nlet a = 2\n#endif",
      to: "\(expected)\nlet a = 1\n#else\nlet a = 2\n#endif"
    )
  }

  @Test func `is iOS in each condition, also of what is not compiled`() {
    expectRewriting(
      "#if os(macOS)\nlet a = 1\n#elseif !os(iOS)\nlet a = 2\n#elseif os(iOS)\nlet a = 3\n#endif",
      to:
        "#if os(macOS)\nlet a = 1\n#elseif !true   \nlet a = 2\n#elseif true   \nlet a = 3\n#endif"
    )
  }

  @Test func `is not iOS for what calls Darwin's C library, if there is another way`() {
    let both = "#if os(iOS)\nlet a = funopen\n#else\nlet a = fopencookie\n#endif"
    expectRewriting(both, to: both)
    expectRewriting("#if os(iOS)\nfunopen()\n#endif", to: "#if true   \nfunopen()\n#endif")
  }

  @Test(arguments: [
    ("import UIKit.UIColor", "import UIKit        "),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import os.log", "import os    "), ("import OSLog", "import os   "),
    ("import struct CoreGraphics.CGFloat", "import        CoreGraphics        "),
    ("import ObjectiveC", "import Foundation"), ("import Darwin", "import Glibc "),
    ("import ObjectiveC.runtime", "import Foundation        "),
    ("import Foundation.NSObject", "import Foundation.NSObject"), ("import MyKit", "import MyKit"),
  ])
  func `has its modules as wholes`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }

  @Test(arguments: [
    ("import MetalKit", "import UIKit   ", "MetalKit"),
    ("import CoreMotion.CMMotion", "import Foundation         ", "CoreMotion"),
  ])
  func `warns of a module that it has not`(_ written: String, _ expected: String, _ name: String) {
    let said = "Pegbar has no \(name): what is used of it is not found"
    expectRewriting(written, to: "\(expected); #warning(\"\(said)\")")
  }

  @Test func `has the network beside imports in an #if`() {
    expectRewriting(
      "#if os(iOS)\nimport UIKit\n#endif\nlet session = URLSession.shared",
      to: "#if true   \nimport UIKit; import FoundationNetworking\n#endif\n"
        + "let session = URLSession.shared"
    )
  }

  @Test func `has the network in a module of its own`() {
    expectRewriting(
      "import UIKit\nlet session = URLSession.shared",
      to: "import UIKit; import FoundationNetworking\nlet session = URLSession.shared"
    )
    let known = "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared"
    expectRewriting(known, to: known)
  }

  @Test func `leaves out what is not compiled`() {
    let text = """
      #if os(macOS)
      class A: CALayer { init(a: Int) { super.init() } }
      #else
      class A: UIView {}
      #endif
      """
    expectRewriting(text, to: text)
  }

  @Test(arguments: [
    ("type(of: view).description()", "String(reflecting: type(of: view))"),
    (
      "extension CGFloat { func f() { abs(self) } }",
      "extension CGFloat { func f() { Swift.abs(self) } }"
    ),
    ("extension Int { func f() { abs(self) } }", "extension Int { func f() { abs(self) } }"),
    ("view.description()", "view.description()"),
  ])
  func `has names that lead elsewhere`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }
}
