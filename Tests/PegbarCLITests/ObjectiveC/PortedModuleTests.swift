import Testing

/// Modules that were written for Apple's systems: their classes, what they import, and their resources.
struct `Ported modules` {
  /// The compiler's own initializers of both are on different actors.
  @Test func `a class inherits another, in one file and across files`()
    async throws
  {
    let base = "class Animal {\n  var name = \"a\"\n}\n"
    let others = """
      class Dog: Animal {}
      class Cat: Animal {
        override init() {
          super.init()
          name = "c"
        }
      }

      """
    let preview =
      "import UIKit\n#Preview {\n  print(Dog().name + Cat().name)\n  return UIView()\n}\n"
    let workspace = try Workspace([
      "one.swift": base + others + preview, "Zoo/Animal.swift": base, "Zoo/Others.swift": others,
      "Zoo/Preview.swift": preview,
    ])
    for scene in ["one.swift", "Zoo"] {
      let run = try await workspace.pegbar("shot", scene, "-o", "a.png")
      #expect(run.status == 0 && run.output.hasPrefix("ac\n"), "\(run.errors)")
    }
  }

  @Test func `logs to standard error, and conceals nothing`() async throws {
    let scene = """
      import UIKit
      import os.log
      import OSLog

      #Preview {
        let logger = Logger(subsystem: "a", category: "view")
        logger.debug("made \\(3, format: .hex(minDigits: 2)) of \\("a", privacy: .private)")
        logger.error("\\(2.5, format: .fixed(precision: 2)) \\(true, format: .answer) \\([1, 2])")
        os_log("%{public}@ %d", log: OSLog(subsystem: "a", category: "old"), type: .info, "text", 5)
        os_log(.fault, log: .disabled, "never")
        os_log("plain")
        let lock = OSAllocatedUnfairLock(initialState: 3)
        lock.withLock { $0 += 1 }
        print(lock.withLock(\\.self), OSSignposter().withIntervalSignpost("a") { 7 })
        return UIView()
      }

      """
    let run = try await Workspace(["a.swift": scene]).pegbar("shot", "a.swift", "-o", "a.png")
    #expect(run.status == 0 && run.output.hasPrefix("4 7\n"), "\(run.errors)")
    let lines = ["[view] made 03 of a", "[view] 2.50 YES [1, 2]", "[old] text 5", "plain"]
    #expect(run.errors.hasPrefix(lines.joined(separator: "\n")), "\(run.errors)")
    #expect(!run.errors.contains("never"))
  }

  @Test func `a library's own bundle is the one, where it is not only for another build`()
    async throws
  {
    let own = """
      import Foundation
      #if !SWIFT_PACKAGE
      extension Bundle {
        static var module: Bundle { .main }
      }
      #endif

      """
    let preview = """
      import UIKit
      #Preview {
        print(Bundle.module == .main)
        return UIView()
      }

      """
    for bundle in [own, own.replacing("!SWIFT_PACKAGE", with: "canImport(AppKit)")] {
      let workspace = try Workspace(["Kit/Bundle.swift": bundle, "Kit/Preview.swift": preview])
      let run = try await workspace.pegbar("shot", "Kit", "-o", "a.png")
      #expect(run.status == 0 && run.output.hasPrefix("true\n"), "\(run.errors)")
    }
  }
}
