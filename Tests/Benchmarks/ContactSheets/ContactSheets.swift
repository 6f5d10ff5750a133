import CoreGraphics
import Foundation
import QuartzCore

/// Lays pictures out on sheets, each with its name below it, to be looked at.
///
/// ```
/// contact-sheets FOLDER … SHEETS    the pictures of the folders, by name, on SHEETS/1.png, 2.png, …; which are where
///                                   is in SHEETS/names.txt, a line a sheet
/// ```
@main
@MainActor
enum ContactSheets {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let sheets = arguments.last else {
      throw SheetError("usage: contact-sheets FOLDER … SHEETS")
    }
    for file in try pictures(in: sheets) { try FileManager.default.removeItem(at: file) }
    let pictures = try arguments.dropLast().flatMap(pictures)
    var lines: [String] = []
    for start in stride(from: 0, to: pictures.count, by: Sheet.count) {
      var sheet = Sheet()
      let files = pictures[start..<min(start + Sheet.count, pictures.count)]
      let names = files.map { $0.deletingPathExtension().lastPathComponent }
      for (file, name) in zip(files, names) {
        sheet.add(try CGImage(pngFile: file.path), named: name)
      }
      lines.append(names.joined(separator: " "))
      try sheet.write(to: URL(fileURLWithPath: "\(sheets)/\(lines.count).png"))
    }
    try lines.map { $0 + "\n" }.joined()
      .write(toFile: "\(sheets)/names.txt", atomically: true, encoding: .utf8)
  }

  /// The PNG files of a folder, in the order of their names.
  private static func pictures(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.sorted()
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
  }
}

/// One sheet, as a tree of layers.
@MainActor
private struct Sheet {
  /// How many pictures it holds: five across, six down.
  static let count = columns * rows
  private static let (columns, rows) = (5, 6)
  private static let picture = CGSize(width: 240, height: 160)
  private static let (gap, caption): (CGFloat, CGFloat) = (8, 16)
  private static let cell = CGSize(
    width: picture.width + gap,
    height: picture.height + caption + gap
  )

  private let root = CALayer()
  private var used = 0

  init() {
    root.backgroundColor = CGColor(gray: 0.93, alpha: 1)
  }

  /// Adds a picture in the next place, as large as fits there.
  mutating func add(_ image: CGImage, named name: String) {
    let x = CGFloat(used % Self.columns) * Self.cell.width + Self.gap
    let y = CGFloat(used / Self.columns) * Self.cell.height + Self.gap
    let layer = CALayer()
    layer.frame = CGRect(origin: CGPoint(x: x, y: y), size: Self.picture)
    layer.contents = image
    layer.contentsGravity = .resizeAspect
    root.addSublayer(layer)
    let text = CATextLayer()
    text.frame = CGRect(
      x: x,
      y: y + Self.picture.height,
      width: Self.picture.width,
      height: Self.caption
    )
    text.font = "Pegbar Test"
    text.string = name
    text.fontSize = 11
    text.foregroundColor = CGColor(gray: 0.1, alpha: 1)
    text.truncationMode = .middle
    text.setNeedsDisplay()
    root.addSublayer(text)
    used += 1
  }

  func write(to file: URL) throws {
    let lines = (used + Self.columns - 1) / Self.columns
    root.bounds.size = CGSize(
      width: CGFloat(Self.columns) * Self.cell.width + Self.gap,
      height: CGFloat(lines) * Self.cell.height + Self.gap
    )
    let context = try CGContext(
      pixelWidth: Int(root.bounds.width),
      pixelHeight: Int(root.bounds.height),
      scale: 1
    )
    root.render(in: context)
    guard let image = context.makeImage() else { throw SheetError("a sheet cannot be drawn") }
    try image.pngData().write(to: file)
  }
}

/// Why there are no sheets.
private struct SheetError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
