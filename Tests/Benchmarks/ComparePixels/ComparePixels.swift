import CoreGraphics
import Foundation
import QuartzCore

/// Draws recorded layer trees, and compares with the pictures that Apple's Core Animation drew of them.
///
/// ```
/// compare-pixels [--pictures FOLDER] [PART OF A NAME …]
/// compare-pixels --times [PART OF A NAME …]
/// ```
/// The trees are in the folder that `PEGBAR_PIXELS` names: `trees/`, `apple/`, `pictures/` and `MANIFEST.tsv`.
/// With parts of names only those trees are drawn; with `--pictures` ours are written
/// to a folder, a subfolder for each renderer. `--times` prints how many milliseconds a frame of each takes in a window
/// while it plays, and compares nothing.
@main
enum ComparePixels {
  static func main() throws {
    guard let path = ProcessInfo.processInfo.environment["PEGBAR_PIXELS"], !path.isEmpty else {
      return print("compare-pixels: skipped, as PEGBAR_PIXELS names no folder of recorded trees")
    }
    let folder = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("trees").path) else {
      return print("compare-pixels: skipped, as \(folder.path) has no trees")
    }
    // The trees have many values that the engine speaks of: to say how many keeps the table readable.
    var reports = 0
    EngineReport.handler = { _ in reports += 1 }
    defer { print("\nthe engine reported \(reports) values that it cannot use") }
    var parts = Array(CommandLine.arguments.dropFirst())
    var output: URL?
    if parts.count >= 2, parts[0] == "--pictures" {
      output = URL(fileURLWithPath: parts[1])
      parts.removeFirst(2)
    }
    if parts.first == "--times" {
      return try printTimes(of: trees(in: folder, Array(parts.dropFirst())), in: folder)
    }
    var comparison = try Comparison(folder: folder, output: output)
    for file in try trees(in: folder, parts) { try comparison.add(try RecordedTree(file: file)) }
    let table = ComparisonTable(pictures: comparison.pictures)
    print(table.differing)
    print()
    print(table.summary)
    let sheet = URL(fileURLWithPath: ".build/compare-pixels/worst.png")
    try comparison.writeWorst(20, to: sheet)
    print("\nthe worst, each the window's, render(in:)'s and Apple's: \(sheet.relativePath)")
  }

  private static func printTimes(of files: [URL], in folder: URL) throws {
    let drawing = TreeDrawing(pictures: folder.appendingPathComponent("pictures"))
    for file in files {
      let tree = try RecordedTree(file: file)
      let median = FrameTimes(of: tree, in: drawing, count: 60).median
      print("\(tree.sample)\t\(String(format: "%.2f", 1000 * median))\tms")
    }
  }

  /// The files of the trees whose names contain one of the parts, by name.
  private static func trees(in folder: URL, _ parts: [String]) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("trees"),
      includingPropertiesForKeys: nil
    )
    .filter { file in
      let name = file.lastPathComponent
      return name.contains(".json") && (parts.isEmpty || parts.contains { name.contains($0) })
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The pictures that have been compared so far.
struct Comparison {
  private(set) var pictures: [ComparedPicture] = []
  private let folder: URL
  private let output: URL
  private let manifest: Manifest
  private let drawing: TreeDrawing

  /// - Parameters:
  ///   - folder: Of the trees and of Apple's pictures.
  ///   - output: Where our pictures go; `nil` for a folder below .build.
  /// - Throws: What reading the manifest or making a folder throws.
  init(folder: URL, output: URL?) throws {
    self.folder = folder
    self.output = output ?? URL(fileURLWithPath: ".build/compare-pixels")
    manifest = try Manifest(file: folder.appendingPathComponent("MANIFEST.tsv"))
    drawing = TreeDrawing(pictures: folder.appendingPathComponent("pictures"))
    for renderer in Renderer.allCases {
      try FileManager.default.createDirectory(
        at: self.output.appendingPathComponent(renderer.folder),
        withIntermediateDirectories: true
      )
    }
  }

  /// Draws and compares all states of a tree.
  mutating func add(_ tree: RecordedTree) throws {
    for state in tree.states {
      let apples = try CGImage(pngFile: apple(state.apple))
      let drawn = drawing.draw(state, of: tree)
      for (renderer, image) in drawn { try image.writePNG(to: ours(state.apple, renderer)) }
      pictures.append(
        ComparedPicture(
          name: state.apple,
          line: manifest[state.apple],
          differences: drawn.mapValues { PictureDifference($0, apples) }
        )
      )
    }
  }

  /// Lays the worst pictures out side by side.
  func writeWorst(_ count: Int, to file: URL) throws {
    var sheet = WorstSheet()
    for picture in pictures.sorted(by: { $0.worst > $1.worst }).prefix(count) {
      let images = Renderer.allCases.map { try? CGImage(pngFile: ours(picture.name, $0)) }
      sheet.add(images + [try CGImage(pngFile: apple(picture.name))], named: picture.name)
    }
    try sheet.write(to: file)
  }

  private func apple(_ name: String) -> String {
    folder.appendingPathComponent("apple/\(name)").path
  }

  private func ours(_ name: String, _ renderer: Renderer) -> String {
    output.appendingPathComponent("\(renderer.folder)/\(name)").path
  }
}

extension Renderer {
  /// The name of the folder with its pictures.
  nonisolated fileprivate var folder: String {
    switch self {
    case .window: "window"
    case .context: "context"
    }
  }
}
