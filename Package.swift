// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, which `#Preview` is built against: no package is fetched for it.
let syntaxLibraries = toolchainHostLibraries()

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// Swift Testing brings overlays for Apple's modules of our modules' names; they are not meant for ours.
let testing =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let readingSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Pegbar",
  products: [
    .library(name: "Pegbar", type: .dynamic, targets: ["Pegbar", "PreviewHost", "CSceneMain"]),
    .library(name: "PegbarClock", type: .dynamic, targets: ["CSceneClock"]),
    .executable(name: "pegbar", targets: ["pegbar"]),
    .executable(name: "pegbar-rewrite", targets: ["pegbar-rewrite"]),
  ],
  // Each target imports only targets above it in this list.
  targets: [
    .systemLibrary(name: "CX11"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    // The bundled test fonts, as bytes of the library.
    .target(
      name: "CTestFont",
      exclude: [
        "PegbarTest-Regular.ttf", "PegbarTest-Bold.ttf", "PegbarTestCJK-Regular.otf",
        "LICENSE-DejaVu.txt", "LICENSE-OFL.txt",
      ]
    ),
    // The clock of recorded scenes: nobody imports it, it is preloaded into their processes.
    .target(
      name: "CSceneClock",
      exclude: ["Documentation"],
      cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m")]
    ),
    // Without an optimiser vectors are slower than plain code: these are never built without.
    .target(name: "CKernels", cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CKernels", "CTestFont"],
      swiftSettings: strict
    ),
    .target(name: "CoreText", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "CoreImage", dependencies: ["CoreGraphics"], swiftSettings: strict),
    // Rectangles of device pixels, and the memory that they are in.
    .target(name: "Pixels", swiftSettings: strict),
    // What a window is to the rest: input, ticks, pixels to draw in, and what is copied. A backend needs no more.
    .target(
      name: "WindowSystem",
      dependencies: ["CoreGraphics", "Pixels"],
      swiftSettings: onMainActor
    ),
    // A frame's picture as data: what the renderer draws, and the engine lists.
    .target(name: "DisplayList", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(
      name: "Raster",
      dependencies: ["CKernels", "CoreGraphics", "Pixels", "DisplayList"],
      exclude: ["Documentation"],
      swiftSettings: strict
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "CoreImage", "Pixels", "DisplayList", "Raster"],
      exclude: ["Documentation"],
      swiftSettings: strict
    ),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "CoreText", "ImageIO", "CoreImage", "DisplayList", "QuartzCore",
        "WindowSystem",
      ],
      swiftSettings: onMainActor
    ),
    .target(name: "SceneProtocol", swiftSettings: strict),
    // What a recording's script says, and when: without a window, a scene or a process.
    .target(
      name: "Recorder",
      dependencies: ["SceneProtocol"],
      exclude: ["Documentation"],
      swiftSettings: strict
    ),
    // What is drawn above a recorded scene.
    .target(
      name: "Film",
      dependencies: ["CoreGraphics", "QuartzCore", "SceneProtocol", "Recorder"],
      exclude: ["Documentation"],
      swiftSettings: onMainActor
    ),
    // Turns frames into files: without an optimiser its loops over pixels are many times slower.
    .target(name: "CClips", cSettings: [.unsafeFlags(["-O2", "-ffp-contract=off"])]),
    .target(
      name: "Clips",
      dependencies: ["CClips", "SceneProtocol"],
      exclude: ["Documentation"],
      swiftSettings: strict
    ),
    .target(
      name: "Stage",
      dependencies: [
        "CoreGraphics", "Pixels", "WindowSystem", "QuartzCore", "Raster", "UIKit", "SceneProtocol",
        "Recorder",
      ],
      swiftSettings: onMainActor
    ),
    .target(
      name: "X11Window",
      dependencies: ["CX11", "CoreGraphics", "Pixels", "WindowSystem"],
      swiftSettings: onMainActor
    ),
    .macro(
      name: "PreviewMacros",
      swiftSettings: strict + readingSyntax,
      linkerSettings: linkingSyntax([
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
        "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
      ])
    ),
    .target(
      name: "Pegbar",
      dependencies: [
        "CoreGraphics", "CoreText", "ImageIO", "CoreImage", "Pixels", "WindowSystem", "QuartzCore",
        "Raster", "UIKit",
        "Stage", "X11Window",
        "PreviewMacros", "SceneProtocol", "Recorder", "Film",
      ],
      swiftSettings: onMainActor
    ),
    // How scenes without a `main` begin.
    .target(name: "CSceneMain"),
    // The window that shows scenes: part of the library, so that the command alone stays small.
    .target(
      name: "PreviewHost",
      dependencies: [
        "CoreGraphics", "Pixels", "WindowSystem", "QuartzCore", "Raster", "UIKit", "Stage",
        "X11Window", "SceneProtocol",
        "Recorder",
      ],
      exclude: ["Documentation"],
      swiftSettings: onMainActor
    ),
    // What scenes' texts become that were written for the Objective-C runtime: `pegbar` starts it for those.
    .target(
      name: "SceneRewriter",
      dependencies: ["SceneProtocol"],
      swiftSettings: strict + readingSyntax,
      linkerSettings: linkingSyntax(["SwiftSyntax", "SwiftParser"])
    ),
    .executableTarget(
      name: "pegbar-rewrite",
      dependencies: ["SceneProtocol", "SceneRewriter"],
      swiftSettings: strict + readingSyntax
    ),
    .executableTarget(
      name: "pegbar",
      dependencies: ["SceneProtocol", "Recorder", "Clips"],
      exclude: ["Desktop"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "pegbarTests",
      dependencies: [
        "CoreGraphics", "SceneProtocol", "DisplaySupport", "DisplayTraits", "InputMethodServer",
      ],
      exclude: ["Golden"],
      swiftSettings: testing
    ),
    .testTarget(
      name: "SceneRewriterTests",
      dependencies: ["SceneProtocol", "SceneRewriter"],
      swiftSettings: testing + readingSyntax
    ),
    .testTarget(
      name: "RecorderTests",
      dependencies: ["Recorder", "SceneProtocol"],
      swiftSettings: testing
    ),
    .testTarget(
      name: "ClipsTests",
      dependencies: ["CClips", "Clips", "SceneProtocol"],
      swiftSettings: testing
    ),
    .testTarget(
      name: "FilmTests",
      dependencies: [
        "CoreGraphics", "Pixels", "DisplayList", "QuartzCore", "Raster", "SceneProtocol",
        "Recorder", "Film",
      ],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "PreviewHostTests",
      dependencies: [
        "CoreGraphics", "WindowSystem", "QuartzCore", "UIKit", "SceneProtocol", "Recorder", "Stage",
        "PreviewHost",
      ],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "DisplaySupport",
      dependencies: ["CX11"],
      path: "Tests/DisplaySupport",
      swiftSettings: strict
    ),
    .systemLibrary(name: "CInputMethod", path: "Tests/CInputMethod", pkgConfig: "xcb-imdkit"),
    .target(
      name: "InputMethodServer",
      dependencies: ["CInputMethod"],
      path: "Tests/InputMethodServer",
      swiftSettings: strict
    ),
    .target(
      name: "Pacing",
      dependencies: ["WindowSystem", "QuartzCore", "UIKit", "Stage", "DisplaySupport"],
      path: "Tests/Pacing",
      swiftSettings: onMainActor
    ),
    .executableTarget(
      name: "clock-trial",
      path: "Tests/ClockTrial",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SceneClockTests",
      swiftSettings: testing
    ),
    .target(
      name: "DisplayTraits",
      dependencies: ["QuartzCore"],
      path: "Tests/DisplayTraits",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "contact-sheets",
      dependencies: ["CoreGraphics", "QuartzCore"],
      path: "Tests/ContactSheets",
      exclude: ["Sheets"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "demo",
      dependencies: ["CoreGraphics", "DisplaySupport"],
      path: "Tests/Demo",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CCairo", "CoreGraphics"],
      swiftSettings: testing
    ),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["CoreGraphics", "CoreText", "DisplayList", "QuartzCore", "UIKit"],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "picture-fuzz",
      dependencies: ["CoreGraphics"],
      path: "Tests/PictureFuzz",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ImageIOTests",
      dependencies: ["CoreGraphics", "ImageIO"],
      resources: [.copy("Pictures")],
      swiftSettings: testing
    ),
    .testTarget(
      name: "CKernelsTests",
      dependencies: ["CKernels"],
      swiftSettings: testing
    ),
    .executableTarget(
      name: "kernel-bench",
      dependencies: ["CKernels"],
      path: "Tests/KernelBench",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoreImageTests",
      dependencies: ["CoreGraphics", "CoreImage"],
      swiftSettings: testing
    ),
    .target(
      name: "RandomScenes",
      dependencies: ["CoreGraphics", "CoreImage", "QuartzCore"],
      path: "Tests/RandomScenes",
      swiftSettings: strict
    ),
    // What others have recorded from Apple's systems.
    .target(
      name: "Recorded",
      path: "Tests/Recorded",
      resources: [.copy("Figures")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["CoreGraphics", "ImageIO", "WindowSystem", "QuartzCore", "UIKit", "Recorded"],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "CoreGraphics", "CoreImage", "Pixels", "DisplayList", "QuartzCore", "Raster",
        "RandomScenes",
      ],
      swiftSettings: testing
    ),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "CoreGraphics", "CoreImage", "Pixels", "WindowSystem", "DisplayList", "QuartzCore",
        "Raster", "UIKit",
        "SceneProtocol", "Stage",
        "RandomScenes",
      ],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "engine-bench",
      dependencies: ["CoreGraphics", "DisplayList", "QuartzCore", "AllocationCounter"],
      path: "Tests/EngineBench",
      swiftSettings: onMainActor
    ),
    // Layer trees with pictures that Apple's Core Animation drew of them, beside ours.
    .executableTarget(
      name: "compare-pixels",
      dependencies: ["CoreGraphics", "ImageIO", "QuartzCore", "Raster", "UIKit", "Stage"],
      path: "Tests/ComparePixels",
      swiftSettings: onMainActor
    ),
    .executableTarget(
      name: "window-bench",
      dependencies: [
        "CoreGraphics", "CoreImage", "WindowSystem", "QuartzCore", "UIKit", "Stage", "X11Window",
        "DisplaySupport",
        "Pacing", "AllocationCounter",
      ],
      path: "Tests/WindowBench",
      swiftSettings: onMainActor
    ),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "CoreGraphics", "CoreImage", "DisplayList", "QuartzCore", "AllocationCounter",
        "RandomScenes", "Recorded",
      ],
      resources: [.copy("Oracle")],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "PictureTests",
      dependencies: ["CoreGraphics", "CoreImage", "Pixels", "DisplayList", "QuartzCore", "Raster"],
      exclude: ["Golden"],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "X11WindowTests",
      dependencies: [
        "CX11", "CoreGraphics", "Pixels", "WindowSystem", "QuartzCore", "Raster", "UIKit",
        "SceneProtocol", "Stage",
        "X11Window", "DisplaySupport", "DisplayTraits", "Pacing",
      ],
      swiftSettings: testing + [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// Where the toolchain that runs this manifest keeps its SwiftSyntax modules and libraries.
func toolchainHostLibraries() -> String {
  let path = Context.environment["PATH"] ?? ""
  for directory in path.split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(directory)/swift").resolvingSymlinksInPath()
    let host = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(
      atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path
    ) {
      return host.path
    }
  }
  return "/usr/lib/swift/host"
}

/// Links libraries of the toolchain's SwiftSyntax, and finds them where they are.
func linkingSyntax(_ libraries: [String]) -> [LinkerSetting] {
  let search = ["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries]
  return [.unsafeFlags(search + libraries.map { "-l\($0)" })]
}
