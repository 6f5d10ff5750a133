import Foundation

/// A scene as users write them, of one view, for the command to show.
struct SceneFile {
  /// Of the view, which fills the window.
  static let color: UInt32 = 0xFF3366

  private static let text = """
    import UIKit

    final class PlainController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)
      }
    }

    #Preview("Plain", traits: .fixedLayout(width: 480, height: 320)) { PlainController() }

    """

  private let directory = NSTemporaryDirectory() + "/pegbar-bench-\(getpid())"

  var path: String { "\(directory)/Plain.swift" }

  /// Writes the file.
  init() throws {
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true
    )
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Has the command compile it, so that it is in its cache.
  func compile(with command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["check", path]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw BenchError("\(path) does not compile") }
  }

  func remove() { try? FileManager.default.removeItem(atPath: directory) }
}
