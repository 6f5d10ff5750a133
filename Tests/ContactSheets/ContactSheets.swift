import CoreGraphics
import Foundation
import QuartzCore

/// Lays pictures out on sheets, each with its name below it, for people to look at.
///
/// ```
/// contact-sheets MANIFEST FOLDER    the pictures beside the manifest, in its order, on FOLDER/1.png, 2.png, …
/// ```
@main
@MainActor
enum ContactSheets {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let manifest = arguments.first, let folder = arguments.last else {
      throw SheetError("usage: contact-sheets MANIFEST FOLDER")
    }
    let names = try names(in: manifest)
    let pictures = URL(fileURLWithPath: manifest).deletingLastPathComponent()
    let old = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in old where file.hasSuffix(".png") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    }
    for (index, start) in stride(from: 0, to: names.count, by: Sheet.count).enumerated() {
      var sheet = Sheet()
      for name in names[start..<min(start + Sheet.count, names.count)] {
        let data = try Data(contentsOf: pictures.appendingPathComponent("\(name).png"))
        sheet.add(try CGImage(pngData: data), named: name)
      }
      try sheet.write(to: URL(fileURLWithPath: "\(folder)/\(index + 1).png"))
    }
  }

  /// The first word of each line that is one, and no comment.
  private static func names(in manifest: String) throws -> [String] {
    try String(contentsOfFile: manifest, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
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
