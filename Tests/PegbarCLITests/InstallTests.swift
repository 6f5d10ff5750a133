import Foundation
import Testing

/// `make install` and `make uninstall`, with the release build that `PEGBAR_COMMAND` names.
@Suite(.enabled(if: InstalledCopy.isBuilt, "needs PEGBAR_COMMAND, a release build"))
struct `An installed command` {
  @Test
  func `works from a place that was moved, with the build directory gone`() async throws {
    let copy = try InstalledCopy()
    try await copy.install(prefix: "/before")
    let root = copy.workspace.path
    try FileManager.default.moveItem(atPath: root + "/before", toPath: root + "/after")
    try copy.workspace.write(SceneText.one, to: "a.swift")
    let run = try await copy.workspace.shell(
      """
      \(InstalledCopy.hidingTheBuild) '
        after/bin/pegbar --version --verbose &&
        after/bin/pegbar shot a.swift -o out.png &&
        after/bin/pegbar shot after/share/pegbar/Scenes/FadeIn.swift --at 0.5 -o fade.png'
      """,
      environment: ["XDG_CACHE_HOME": root + "/cache", "BUILD": InstalledCopy.build]
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("library:  \(root)/after/lib/pegbar\n"))
    let beside = try await copy.workspace.pegbar(
      line: "shot \(Repository.scenes)/FadeIn.swift --at 0.5 -o expected.png"
    )
    #expect(beside.status == 0)
    #expect(try copy.workspace.bytes(of: "fade.png") == copy.workspace.bytes(of: "expected.png"))
    #expect(try !copy.workspace.bytes(of: "out.png").isEmpty)
  }

  @Test
  func `comes with its manual, completions, icon and menu entry, and goes with all of them`()
    async throws
  {
    let copy = try InstalledCopy()
    try await copy.install(prefix: "/usr", destination: "/package")
    let files = copy.files(in: "package")
    for file in [
      "usr/bin/pegbar", "usr/lib/pegbar/pegbar", "usr/lib/pegbar/libPegbar.so",
      "usr/lib/pegbar/libPegbarClock.so", "usr/lib/pegbar/pegbar-rewrite",
      "usr/lib/pegbar/Modules/UIKit.swiftmodule", "usr/share/man/man1/pegbar.1",
      "usr/share/bash-completion/completions/pegbar", "usr/share/zsh/site-functions/_pegbar",
      "usr/share/fish/vendor_completions.d/pegbar.fish",
      "usr/share/applications/org.pegbar.Pegbar.desktop",
      "usr/share/icons/hicolor/scalable/apps/org.pegbar.Pegbar.svg",
      "usr/share/pegbar/Scenes/Pictures/ball.gif",
    ] {
      #expect(files.contains(file), "\(file)")
    }
    #expect(
      !files.contains { $0.hasSuffix(".new") || $0.contains("Tests") || $0.contains("bench") }
    )
    let entry = String(
      decoding: try copy.workspace.bytes(
        of: "package/usr/share/applications/org.pegbar.Pegbar.desktop"
      ),
      as: UTF8.self
    )
    // A double click on a Swift file must not run it.
    #expect(!entry.contains("MimeType"))
    #expect(entry.contains("\nTryExec=/usr/bin/pegbar\n"))
    #expect(!entry.contains("@"))
    if Program.isThere("desktop-file-validate") {
      let run = try await copy.workspace.shell(
        "desktop-file-validate package/usr/share/applications/*.desktop"
      )
      #expect(run.output.isEmpty)
    }
    try await copy.uninstall(prefix: "/usr", destination: "/package")
    #expect(copy.files(in: "package").isEmpty)
    #expect(
      !FileManager.default.fileExists(atPath: copy.workspace.path + "/package/usr/lib/pegbar")
    )
  }

  /// With nothing but what is installed: no module of X11, Cairo or the kernels.
  @Test
  func `has a library for swiftc alone, by pkg-config`() async throws {
    let copy = try InstalledCopy()
    try await copy.install(prefix: "/here")
    try copy.workspace.write(
      """
      import UIKit

      @main
      final class Program: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched")
          exit(0)
        }
      }

      #Preview("Layer") { CALayer() }

      """,
      to: "program.swift"
    )
    let run = try await copy.workspace.shell(
      "swiftc -parse-as-library -default-isolation MainActor program.swift -o program "
        + "$(pkg-config --cflags --libs pegbar) && ./program",
      environment: ["PKG_CONFIG_PATH": copy.workspace.path + "/here/lib/pkgconfig"]
    )
    #expect(run.status == 0 || run.errors.contains("DISPLAY"), "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: copy.workspace.path + "/program"))
    try copy.workspace.write(SceneText.one, to: "a.swift")
    let check = try await copy.workspace.shell("here/bin/pegbar check a.swift")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  @Test
  func `takes away nothing that is not its own`() async throws {
    let copy = try InstalledCopy()
    try await copy.install(prefix: "/here")
    try copy.workspace.write("mine", to: "here/share/pegbar/Scenes/mine.swift")
    try copy.workspace.write("mine", to: "here/bin/other")
    try await copy.uninstall(prefix: "/here")
    #expect(copy.files(in: "here").sorted() == ["bin/other", "share/pegbar/Scenes/mine.swift"])
  }
}

/// A directory to install into.
private struct InstalledCopy {
  let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// The directory that `PEGBAR_COMMAND` lies in.
  static let build = URL(fileURLWithPath: CommandRun.command).resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// Whether there is a build to install.
  static let isBuilt =
    ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] != nil
    && FileManager.default.fileExists(atPath: build + "/libPegbar.so")

  /// A shell for which the build directory, in `$BUILD`, is empty.
  ///
  /// It takes name spaces, which not every machine has for everyone; there it is an ordinary shell, and what is seen
  /// is only that the command works from another place.
  static let hidingTheBuild = """
    hide='unshare --user --map-root-user --mount'
    mount='mount -t tmpfs none'
    if $hide sh -c "$mount $BUILD" 2>/dev/null; then
      run() { $hide sh -c "$mount $BUILD && [ -z \\"\\$(ls -A $BUILD)\\" ] && $1"; }
    else
      run() { sh -c "$1"; }
    fi
    run
    """

  func install(prefix: String, destination: String = "") async throws {
    try await make("", prefix, destination)
  }

  func uninstall(prefix: String, destination: String = "") async throws {
    try await make("--uninstall", prefix, destination)
  }

  private func make(_ option: String, _ prefix: String, _ destination: String) async throws {
    let root = workspace.path
    let run = try await workspace.shell(
      "\(Repository.path)/.ci/install \(option)",
      environment: [
        "PREFIX": destination.isEmpty ? root + prefix : prefix,
        "DESTDIR": destination.isEmpty ? nil : root + destination,
        "PEGBAR_BUILD": Self.build,
      ]
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  /// The files and links below a directory.
  func files(in directory: String) -> [String] {
    let root = "\(workspace.path)/\(directory)"
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return all.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }
  }
}
