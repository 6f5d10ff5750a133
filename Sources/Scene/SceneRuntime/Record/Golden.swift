import CoreGraphics
import Foundation
import SceneProtocol

/// A golden picture, with the layers that made it.
///
/// Beside `NAME.png` there is `NAME.layers.txt`. For a picture that differs, the folder `Failed` contains the picture
/// as it is, one that shows where it differs, and the layers.
struct Golden {
  private let folder: String
  private let name: String
  private let tolerance: Int

  /// The path of the picture's file.
  let path: String

  init(_ goldens: RecordingRequest.Goldens, name: String, tolerance: Int) {
    (folder, path) = (goldens.folder, goldens.path(of: name))
    self.name = goldens.fileName(of: name)
    self.tolerance = tolerance
  }

  /// Replaces the golden picture.
  ///
  /// - Parameters:
  ///   - picture: The new picture.
  ///   - tree: The text of the layers that made it.
  /// - Returns: Whether it differs from the previous one.
  /// - Throws: The error when a file cannot be written.
  func keep(_ picture: CGImage, _ tree: String) throws -> Bool {
    removeFailure()
    let kept = try? CGImage(contentsOfFile: path)
    let isSame = kept.map { difference(picture, $0) == nil } ?? false
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !isSame { try picture.writePNG(to: path) }
    try Data(tree.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).layers.txt"))
    return !isSame
  }

  /// Compares a picture with the golden one.
  ///
  /// - Parameters:
  ///   - picture: The actual picture.
  ///   - tree: The text of the layers that made it.
  /// - Returns: The difference, with the layers that are otherwise and where it can be seen; `nil` for none.
  /// - Throws: The error when a file cannot be written.
  func problem(with picture: CGImage, _ tree: String) throws -> String? {
    removeFailure()
    guard FileManager.default.fileExists(atPath: path) else {
      return "no picture is kept as \(path) yet; `pegbar test --update` keeps one"
    }
    let kept = try CGImage(contentsOfFile: path)
    guard let difference = difference(picture, kept) else { return nil }
    try FileManager.default.createDirectory(atPath: failed, withIntermediateDirectories: true)
    try picture.writePNG(to: "\(failed)/\(name).png")
    try difference.picture?.writePNG(to: "\(failed)/\(name).difference.png")
    try Data(tree.utf8).write(to: URL(fileURLWithPath: "\(failed)/\(name).layers.txt"))
    let place = "(\(path)); see \(failed)/\(name).difference.png"
    guard let layers = try? String(contentsOfFile: "\(folder)/\(name).layers.txt", encoding: .utf8)
    else { return "\(difference.words) \(place)" }
    return "\(difference.words): \(LayerTreeDifference(from: layers, to: tree).words) \(place)"
  }

  private var failed: String { "\(folder)/Failed" }

  /// Removes the files of an earlier failure of this picture.
  private func removeFailure() {
    for ending in ["png", "difference.png", "layers.txt"] {
      try? FileManager.default.removeItem(atPath: "\(failed)/\(name).\(ending)")
    }
    // (Only if it is empty now.)
    rmdir(failed)
  }

  private struct Difference {
    let words: String
    /// Red where the pictures differ, pale elsewhere; `nil` for pictures of different sizes.
    let picture: CGImage?
  }

  private func difference(_ picture: CGImage, _ kept: CGImage) -> Difference? {
    guard picture.width == kept.width, picture.height == kept.height else {
      let words =
        "the picture is \(picture.width)x\(picture.height), and \(kept.width)x\(kept.height) was kept"
      return Difference(words: words, picture: picture)
    }
    var (count, most, marks) = (0, 0, picture.pixels)
    for (index, pair) in zip(picture.pixels, kept.pixels).enumerated() {
      let distance = Self.distance(pair.0, pair.1)
      let gray = 0xC0 + (pair.1 >> 8 & 0xFF) / 4
      marks[index] =
        distance > tolerance ? 0xFFFF_0000 : 0xFF00_0000 | gray << 16 | gray << 8 | gray
      if distance > tolerance { count += 1 }
      most = max(most, distance)
    }
    guard count > 0 else { return nil }
    let words =
      "\(count) pixel\(count == 1 ? "" : "s") differ\(count == 1 ? "s" : "") from the picture that was kept, "
      + "by up to \(most)"
    return Difference(
      words: words,
      picture: CGImage(width: picture.width, height: picture.height, pixels: marks)
    )
  }

  /// The distance of two pixels: the largest difference of red, green, blue and alpha.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    guard one != other else { return 0 }
    return [0, 8, 16, 24].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }
}
