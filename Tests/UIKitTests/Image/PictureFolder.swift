import Foundation
import UIKit

/// A folder of a test's own, where pictures of a name are looked for until it is removed.
@MainActor
struct PictureFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")
  private let before = UIImage.folders

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    UIImage.folders = [url.path]
  }

  func write(_ data: Data, as name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Also looks where was looked before.
  func remove() {
    UIImage.folders = before
    try? FileManager.default.removeItem(at: url)
  }
}
