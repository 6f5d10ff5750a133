/// The texts of a new package.
struct PackageTemplate {
  /// The name of the package.
  let name: SceneName
  /// The library that it is built against.
  let library: Library

  /// `Package.swift`.
  ///
  /// - Parameter stubModules: The path of the empty C modules, which a library that is not installed lacks.
  /// - Returns: The text.
  func manifest(stubModules: String) -> String {
    let module = name.moduleName
    let map =
      library.hasModuleMap ? "" : ",\n          \"-Xcc\", \"-fmodule-map-file=\(stubModules)\""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Where Pegbar is: the folder of libPegbar.so and its modules. `swift build` compiles nothing of it.
      let pegbar = Context.environment["PEGBAR_HOME"] ?? "\(library.home)"

      let package = Package(
        name: "\(module)",
        targets: [
          .executableTarget(
            name: "\(module)",
            swiftSettings: [
              .defaultIsolation(MainActor.self),
              .unsafeFlags([
                "-I", "\\(pegbar)/Modules",
                "-load-plugin-executable", "\\(pegbar)/PreviewMacros-tool#PreviewMacros"\(map),
              ]),
            ],
            linkerSettings: [
              .unsafeFlags(["-L", pegbar, "-lPegbar", "-Xlinker", "-rpath", "-Xlinker", pegbar])
            ]
          )
        ]
      )

      """
  }

  /// The program's beginning.
  var program: String {
    """
    import UIKit

    /// The program: a window with the scene, until it is closed.
    @main
    final class Program: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = \(name.typeName)()
        controller.title = "\(name.title)"  // the window's title
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }
}
