// swift-tools-version: 6.3
// All targets are in this one file, longer than others may be: SwiftPM reads one manifest of a package.
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
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
/// Without the run-time checks that accesses of a variable do not overlap, and that a closure of the main actor is
/// called there, for release builds; `swift test` has them.
///
/// Each check is a call, and the engine reads a dozen variables a change: without the former setting a position takes
/// half as long, and a hit test among 10,000 layers 0.6 of the time. The latter are made each time that a closure is
/// called by `map` and the like: they were a thirtieth of the time in which a tree of 100,000 layers is made.
let uncheckedAccess: [SwiftSetting] = [
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release)
  )
]
/// Modules whose internal declarations tests use: `@testable import`.
let tested: Set<String> = [
  "ClipEncoding", "CoreGraphics", "PreviewApp", "QuartzCore", "Raster",
  "RecordingOverlay", "TapeLanguage", "UIKit",
]
/// Set by `.ci/run-tests`, which builds the tests with the library and the command as they are built for users.
let isForTests = Context.environment["PEGBAR_TESTS"] != nil
/// In a release build tests themselves are not optimized, which would take longer than they run, and are built file by
/// file.
let plain: [SwiftSetting] = [
  .unsafeFlags(
    ["-Onone", "-gnone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
    .when(configuration: .release)
  )
]
let readingSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibraries])]

/// The library and the command.
///
/// Each target imports only targets above it in this list (`.ci/structure` checks it).
let sources: [Target] = [
  .systemLibrary(name: "CX11", path: "Sources/Window/CX11"),
  .systemLibrary(name: "CCairo", path: "Sources/Engine/CCairo", pkgConfig: "cairo"),
  // The bundled test fonts, as bytes of the library.
  .target(
    name: "CTestFont",
    path: "Sources/Engine/CTestFont",
    exclude: [
      "PegbarTest-Regular.ttf", "PegbarTest-Bold.ttf", "PegbarTestCJK-Regular.otf",
      "LICENSE-DejaVu.txt", "LICENSE-OFL.txt",
    ]
  ),
  // Without an optimizer vectors are slower than plain code: C with loops over pixels is never built without.
  .target(
    name: "CKernels",
    path: "Sources/Engine/CKernels",
    cSettings: [.unsafeFlags(["-O2"])]
  ),
  // Random numbers of a seed: particles', a recorded pointer's, tests'.
  .source("Engine/SeededRandom"),
  .source("Engine/CoreGraphics", ["CCairo", "CKernels", "CTestFont"]),
  .source("Engine/CoreText", ["CoreGraphics"]),
  .source("Engine/ImageIO", ["CoreGraphics"]),
  .source("Engine/CoreImage", ["CoreGraphics"]),
  // Apple's names for packed streams, which ported code reads ZIP files by.
  .source("Engine/Compression", ["CoreGraphics"]),
  // Apple's names for Swift's vectors, for the log, and for sounds of the system, of which there are none.
  .source("Engine/simd"),
  .source("Engine/AudioToolbox"),
  .source("Engine/os"),
  // Rectangles of device pixels, and the memory that they are in.
  .source("Engine/Pixels"),
  // What a window is to the rest: input, ticks, pixels to draw in, and the clipboard. A backend needs no more.
  .source("Window/WindowSystem", ["CoreGraphics", "Pixels"], mainActor),
  // A frame's picture as data: what the renderer draws, and the engine lists.
  .source("Engine/DisplayList", ["CoreGraphics"]),
  .source("Engine/Raster", ["CKernels", "CoreGraphics", "Pixels", "DisplayList"]),
  // What animations compute with: values, transforms, times, paces and keyframes. It knows no layer and no actor.
  .source("Engine/AnimationCore", ["CoreGraphics"]),
  .source(
    "Engine/QuartzCore",
    [
      "SeededRandom", "CoreGraphics", "AnimationCore", "CoreImage", "Pixels", "DisplayList",
      "Raster",
    ],
    uncheckedAccess
  ),
  // What `#Preview` becomes, which UIKit declares.
  .macro(
    name: "PreviewMacros",
    path: "Sources/Scene/PreviewMacros",
    swiftSettings: strict + readingSyntax,
    linkerSettings: linkingSyntax([
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
      "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
    ])
  ),
  .source(
    "Engine/UIKit",
    [
      "CoreGraphics", "CoreText", "ImageIO", "CoreImage", "DisplayList", "QuartzCore",
      "WindowSystem", "PreviewMacros",
    ],
    mainActor
  ),
  .source("Scene/SceneProtocol"),
  // What an inspector shows of a running scene, read from its layers and views.
  .source(
    "Engine/Inspection",
    [
      "CoreGraphics", "CoreText", "AnimationCore", "DisplayList", "Raster", "QuartzCore",
      "WindowSystem", "UIKit", "SceneProtocol",
    ],
    mainActor
  ),
  // What a recording's script says, and when: without a window, a scene or a process.
  .source("Tape/TapeLanguage", ["SeededRandom", "SceneProtocol"]),
  // What tapes say of a mouse and a keyboard as a window's events, and the other way.
  .source(
    "Tape/TapeEvents",
    ["CoreGraphics", "WindowSystem", "SceneProtocol", "TapeLanguage"],
    mainActor
  ),
  // What is drawn over a recorded scene.
  .source(
    "Tape/RecordingOverlay",
    ["CoreGraphics", "QuartzCore", "SceneProtocol", "TapeLanguage"],
    mainActor
  ),
  .target(
    name: "CClips",
    path: "Sources/Tape/CClips",
    cSettings: [.unsafeFlags(["-O2", "-ffp-contract=off"])]
  ),
  // Turns frames into files.
  .source("Tape/ClipEncoding", ["CClips", "SceneProtocol"]),
  .source(
    "Window/FrameLoop",
    [
      "CoreGraphics", "Pixels", "WindowSystem", "QuartzCore", "Raster", "UIKit", "SceneProtocol",
    ],
    mainActor
  ),
  .source("Window/X11Window", ["CX11", "CoreGraphics", "Pixels", "WindowSystem"], mainActor),
  // What a scene's process runs: its previews, in a window or for a clip.
  .source(
    "Scene/SceneRuntime",
    [
      "CoreGraphics", "CoreText", "ImageIO", "CoreImage", "Pixels", "WindowSystem", "QuartzCore",
      "Raster", "UIKit", "FrameLoop", "X11Window", "SceneProtocol", "Inspection", "TapeLanguage",
      "TapeEvents", "RecordingOverlay",
    ],
    mainActor
  ),
  // The module that scenes import, by itself or through the compile step: all that is public in the others.
  .source("Scene/Pegbar", ["SceneRuntime", "Compression", "simd", "AudioToolbox", "os"]),
  // How scenes without a `main` begin.
  .target(name: "CSceneMain", path: "Sources/Scene/CSceneMain"),
  // The clock of recorded scenes: nobody imports it, it is preloaded into their processes.
  .target(
    name: "CSceneClock",
    path: "Sources/Scene/CSceneClock",
    exclude: ["Documentation"],
    cSettings: [.unsafeFlags(["-O2"])],
    linkerSettings: [.linkedLibrary("m")]
  ),
  // The window that shows scenes: part of the library, so that the command alone stays small.
  .source(
    "Tool/PreviewApp",
    [
      "CoreGraphics", "Pixels", "WindowSystem", "AnimationCore", "QuartzCore", "Raster", "UIKit",
      "FrameLoop",
      "X11Window", "SceneProtocol", "TapeLanguage", "TapeEvents",
    ],
    mainActor
  ),
  // What scenes' texts become that were written for the Objective-C runtime: `pegbar` starts it for those.
  .target(
    name: "SceneRewriter",
    dependencies: ["SceneProtocol"],
    path: "Sources/Scene/SceneRewriter",
    swiftSettings: strict + readingSyntax,
    linkerSettings: linkingSyntax(["SwiftSyntax", "SwiftParser"])
  ),
  .program(
    "pegbar-rewrite",
    at: "Sources/Scene/pegbar-rewrite",
    ["SceneProtocol", "SceneRewriter"],
    readingSyntax
  ),
  // What an editor and its language server say to each other about rewritten scenes.
  .source("Tool/LanguageProxy", ["SceneProtocol"]),
  // What pages of Markdown become: HTML, from what a parser and recordings have made of them.
  .source(
    "Tool/BookPages",
    ["SceneProtocol"],
    resources: [.embedInCode("Assets/book.css"), .embedInCode("Assets/book.js")]
  ),
  .program(
    "PegbarCLI",
    at: "Sources/Tool/PegbarCLI",
    ["SceneProtocol", "TapeLanguage", "ClipEncoding", "LanguageProxy", "BookPages"],
    exclude: ["Desktop", "VSCode"]
  ),
]

/// What several test targets share, and programs that tests start.
let testSupport: [Target] = [
  .support("DisplaySupport", ["CX11"]),
  .systemLibrary(name: "CInputMethod", path: "Tests/CInputMethod", pkgConfig: "xcb-imdkit"),
  .support("InputMethodServer", ["CInputMethod"]),
  .support(
    "Pacing",
    ["WindowSystem", "QuartzCore", "UIKit", "FrameLoop", "DisplaySupport"],
    mainActor
  ),
  .support("DisplayTraits", ["QuartzCore"]),
  .support("SeededCases", ["SeededRandom"]),
  .support("RandomScenes", ["CoreGraphics", "CoreImage", "QuartzCore", "SeededCases"]),
  // What others have recorded from Apple's systems.
  .target(
    name: "Recorded",
    path: "Tests/Recorded",
    resources: [.copy("Figures")],
    swiftSettings: strict
  ),
  .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
  .program("clock-trial", at: "Tests/ClockTrial"),
  .program("picture-fuzz", at: "Tests/PictureFuzz", ["CoreGraphics", "SeededCases"]),
  .program("demo", at: "Tests/Demo", ["CoreGraphics", "DisplaySupport"]),
]

let tests: [Target] = [
  .tests(for: "CKernels", ["CKernels", "SeededCases"]),
  .tests(for: "CoreGraphics", ["CCairo", "CoreGraphics"]),
  .tests(
    for: "CoreText",
    ["CoreGraphics", "CoreText", "DisplayList", "QuartzCore", "UIKit"],
    mainActor
  ),
  .tests(for: "ImageIO", ["CoreGraphics", "ImageIO"], resources: [.copy("Pictures")]),
  .tests(for: "CoreImage", ["CoreGraphics", "CoreImage"]),
  .tests(for: "Compression", ["Compression"]),
  .tests(
    for: "Raster",
    [
      "CoreGraphics", "CoreImage", "Pixels", "DisplayList", "QuartzCore", "Raster",
      "RandomScenes",
    ]
  ),
  .tests(for: "AnimationCore", ["CoreGraphics", "AnimationCore"]),
  .tests(
    for: "QuartzCore",
    [
      "CoreGraphics", "CoreImage", "DisplayList", "QuartzCore", "AllocationCounter",
      "RandomScenes", "Recorded",
    ],
    mainActor,
    resources: [.copy("Oracle")]
  ),
  .tests(
    for: "Picture",
    ["CoreGraphics", "CoreImage", "Pixels", "DisplayList", "QuartzCore", "Raster"],
    mainActor
  ),
  .tests(
    for: "UIKit",
    [
      "CoreGraphics", "ImageIO", "WindowSystem", "QuartzCore", "UIKit", "Recorded", "SeededCases",
    ],
    mainActor
  ),
  .tests(
    for: "Inspection",
    [
      "CoreGraphics", "CoreImage", "DisplayList", "QuartzCore", "UIKit", "SceneProtocol",
      "Inspection",
    ],
    mainActor
  ),
  .tests(for: "TapeLanguage", ["TapeLanguage", "SceneProtocol", "SeededCases"]),
  .tests(
    for: "RecordingOverlay",
    [
      "CoreGraphics", "Pixels", "DisplayList", "QuartzCore", "Raster", "SceneProtocol",
      "TapeLanguage", "RecordingOverlay",
    ],
    mainActor
  ),
  .tests(for: "ClipEncoding", ["CClips", "ClipEncoding", "SceneProtocol", "SeededCases"]),
  .tests(
    for: "FrameLoop",
    [
      "CoreGraphics", "CoreImage", "Pixels", "WindowSystem", "DisplayList", "QuartzCore",
      "Raster", "UIKit", "SceneProtocol", "FrameLoop", "RandomScenes",
    ],
    mainActor
  ),
  .tests(
    for: "X11Window",
    [
      "CX11", "CoreGraphics", "Pixels", "WindowSystem", "QuartzCore", "Raster", "UIKit",
      "SceneProtocol", "FrameLoop", "X11Window", "DisplaySupport", "DisplayTraits", "Pacing",
      "SeededCases",
    ],
    mainActor
  ),
  .tests(for: "SceneClock", []),
  .tests(for: "SceneRewriter", ["SceneProtocol", "SceneRewriter"], readingSyntax),
  .tests(
    for: "PreviewApp",
    [
      "CoreGraphics", "WindowSystem", "QuartzCore", "UIKit", "SceneProtocol", "TapeLanguage",
      "TapeEvents", "FrameLoop", "SceneRuntime", "PreviewApp", "SeededCases",
    ],
    mainActor
  ),
  .tests(for: "BookPages", ["BookPages"]),
  .tests(for: "LanguageProxy", ["SceneProtocol", "SceneRewriter", "LanguageProxy"], readingSyntax),
  .tests(
    for: "PegbarCLI",
    [
      "CoreGraphics", "SceneProtocol", "LanguageProxy", "DisplaySupport", "DisplayTraits",
      "InputMethodServer", "SeededCases",
    ]
  ),
]

/// Programs that measure, and that lay pictures out to be looked at.
///
/// They are part of the package for the `make` rules that run them, which set `PEGBAR_BENCHMARKS`. Two tests run the
/// first two programs, for what a frame allocates and for its pacing.
let benchmarks: [Target] = [
  .target(name: "BenchUsage", path: "Tests/Benchmarks/BenchUsage", swiftSettings: strict),
  .program(
    "engine-bench",
    at: "Tests/Benchmarks/EngineBench",
    [
      "CoreGraphics", "Pixels", "DisplayList", "Raster", "QuartzCore", "UIKit", "SceneProtocol",
      "Inspection", "AllocationCounter", "SeededCases", "BenchUsage",
    ],
    mainActor
  ),
  .program(
    "window-bench",
    at: "Tests/Benchmarks/WindowBench",
    [
      "CoreGraphics", "CoreImage", "WindowSystem", "QuartzCore", "UIKit", "FrameLoop",
      "X11Window", "DisplaySupport", "Pacing", "AllocationCounter", "BenchUsage",
    ],
    mainActor
  ),
  .program("kernel-bench", at: "Tests/Benchmarks/KernelBench", ["CKernels", "BenchUsage"]),
  // Layer trees with pictures that Apple's Core Animation drew of them, beside ours.
  .program(
    "compare-pixels",
    at: "Tests/Benchmarks/ComparePixels",
    ["CoreGraphics", "ImageIO", "QuartzCore", "Raster", "UIKit", "FrameLoop"],
    mainActor
  ),
  .program(
    "contact-sheets",
    at: "Tests/Benchmarks/ContactSheets",
    ["CoreGraphics", "QuartzCore"],
    exclude: ["Sheets"]
  ),
]

let isMeasuring = Context.environment["PEGBAR_BENCHMARKS"] != nil

let package = Package(
  name: "Pegbar",
  products: [
    .library(name: "Pegbar", type: .dynamic, targets: ["Pegbar", "PreviewApp", "CSceneMain"]),
    .library(name: "PegbarClock", type: .dynamic, targets: ["CSceneClock"]),
    .executable(name: "pegbar", targets: ["PegbarCLI"]),
    .executable(name: "pegbar-rewrite", targets: ["pegbar-rewrite"]),
  ],
  targets: sources + testSupport + tests
    + benchmarks.prefix(isMeasuring ? benchmarks.count : isForTests ? 3 : 0),
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A Swift module of the library, whose name is the last part of its place in `Sources`.
  static func source(
    _ place: String,
    _ dependencies: [Dependency] = [],
    _ settings: [SwiftSetting] = [],
    resources: [Resource] = []
  ) -> Target {
    let path = "Sources/\(place)"
    let name = String(place.split(separator: "/").last ?? "")
    let testing: [SwiftSetting] =
      isForTests && tested.contains(name) ? [.unsafeFlags(["-enable-testing"])] : []
    let exists = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/\(path)/Documentation"
    )
    return .target(
      name: name,
      dependencies: dependencies,
      path: path,
      exclude: exists ? ["Documentation"] : [],
      resources: resources,
      swiftSettings: strict + settings + testing
    )
  }

  /// A module that several test targets share, in a folder of its name in `Tests`.
  static func support(
    _ name: String,
    _ dependencies: [Dependency],
    _ settings: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name,
      dependencies: dependencies,
      path: "Tests/\(name)",
      swiftSettings: strict + settings
    )
  }

  static func program(
    _ name: String,
    at path: String,
    _ dependencies: [Dependency] = [],
    _ settings: [SwiftSetting] = [],
    exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies,
      path: path,
      exclude: exclude,
      swiftSettings: strict + settings
    )
  }

  /// The tests in the folder `<name>Tests`; golden pictures are read where they are.
  static func tests(
    for name: String,
    _ dependencies: [Dependency],
    _ settings: [SwiftSetting] = [],
    resources: [Resource] = []
  ) -> Target {
    let golden = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/Tests/\(name)Tests/Golden"
    )
    // Swift Testing brings overlays for Apple's modules of our modules' names; they are not meant for ours.
    let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    return .testTarget(
      name: "\(name)Tests",
      dependencies: dependencies,
      exclude: golden ? ["Golden"] : [],
      resources: resources,
      swiftSettings: strict + [noOverlays] + plain + settings
    )
  }
}

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
