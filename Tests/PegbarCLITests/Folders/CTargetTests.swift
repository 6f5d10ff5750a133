import CoreGraphics
import Foundation
import Testing

/// Targets in C, and libraries of the system, in packages: Swift imports them as modules.
struct `A target in C` {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App", dependencies: ["Paint"]),
        .target(name: "Paint", dependencies: ["CPaint", "CZ"]),
        .target(
          name: "CPaint",
          cSettings: [.define("GREEN", to: "1"), .headerSearchPath("own")],
          linkerSettings: [.linkedLibrary("m")]
        ),
        .systemLibrary(name: "CZ", pkgConfig: "zlib"),
      ]
    )

    """
  private static let files = [
    "App/Package.swift": manifest,
    "App/Sources/CPaint/include/CPaint.h": "double paint_green(void);\n",
    "App/Sources/CPaint/own/own.h": "#define ALMOST 0.75\n",
    "App/Sources/CPaint/paint.c": """
    #include <math.h>
    #include "CPaint.h"
    #include "own.h"
    volatile double almost = ALMOST;
    double paint_green(void) { return GREEN * ceil(almost); }

    """,
    "App/Sources/CZ/module.modulemap": "module CZ [system] { header \"shim.h\" link \"z\" }\n",
    "App/Sources/CZ/shim.h": "#include <zlib.h>\n",
    "App/Sources/Paint/Paint.swift": """
    import CPaint
    import CZ
    import UIKit

    public var paint: UIColor {
      UIColor(red: 0, green: paint_green(), blue: crc32(0, nil, 0) == 0 ? 0 : 1, alpha: 1)
    }

    """,
    "App/Sources/App/App.swift": """
    import Paint
    import UIKit

    #Preview("Paint", traits: .fixedLayout(width: 30, height: 20)) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = paint
      return view
    }

    """,
  ]

  @Test func `is compiled, linked and imported, and again when it changes`() async throws {
    let workspace = try Workspace(Self.files)
    let run = try await workspace.pegbar(line: "shot App --trust -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[15, 10] == 0x00FF00)
    try workspace.write("#define ALMOST 0.0\n", to: "App/Sources/CPaint/own/own.h")
    let again = try await workspace.pegbar(line: "shot App --trust -o out.png")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[15, 10] == 0)
  }

  @Test func `has its errors at their places`() async throws {
    let workspace = try Workspace(Self.files)
    try workspace.write("int wrong = ;\n", to: "App/Sources/CPaint/paint.c")
    let run = try await workspace.pegbar(line: "check App --trust")
    #expect(run.status == 2)
    #expect(run.errors.contains("App/Sources/CPaint/paint.c:1:13: error: "), "\(run.errors)")
  }

  @Test func `in Objective-C is refused with the reason`() async throws {
    let workspace = try Workspace(Self.files)
    try workspace.write("@implementation Paint\n@end\n", to: "App/Sources/CPaint/paint.m")
    let run = try await workspace.pegbar(line: "check App --trust")
    #expect(run.status == 66)
    #expect(run.errors.contains("paint.m: it is in Objective-C, which has no runtime here"))
  }
}
