import CoreGraphics
import Foundation
import QuartzCore

/// Lays pictures out side by side, a row each: the window's, that of `render(in:)`, Apple's.
struct WorstSheet {
  private static let side: CGFloat = 240
  private static let (gap, caption): (CGFloat, CGFloat) = (8, 16)
  /// Pictures of two rows lie beside each other.
  private static let across = 2

  private let root = CALayer()
  private var rows = 0

  init() {
    root.backgroundColor = CGColor(gray: 0.85, alpha: 1)
  }

  /// Adds a row.
  mutating func add(_ images: [CGImage?], named name: String) {
    let left = CGFloat(rows % Self.across) * (3 * (Self.side + Self.gap) + Self.gap) + Self.gap
    let top = CGFloat(rows / Self.across) * (Self.side + Self.caption + Self.gap) + Self.gap
    for (column, image) in images.enumerated() {
      let layer = CALayer()
      layer.frame = CGRect(
        x: left + CGFloat(column) * (Self.side + Self.gap),
        y: top,
        width: Self.side,
        height: Self.side
      )
      layer.backgroundColor = .white
      layer.contents = image
      layer.contentsGravity = .resizeAspect
      root.addSublayer(layer)
    }
    let text = CATextLayer()
    text.frame = CGRect(x: left, y: top + Self.side, width: 3 * Self.side, height: Self.caption)
    text.font = "Pegbar Test"
    text.fontSize = 11
    text.string = name
    text.foregroundColor = .black
    text.setNeedsDisplay()
    root.addSublayer(text)
    rows += 1
  }

  func write(to file: URL) throws {
    let lines = (rows + Self.across - 1) / Self.across
    root.bounds.size = CGSize(
      width: CGFloat(Self.across) * (3 * (Self.side + Self.gap) + Self.gap) + Self.gap,
      height: CGFloat(lines) * (Self.side + Self.caption + Self.gap) + Self.gap
    )
    let context = try CGContext(
      pixelWidth: Int(root.bounds.width),
      pixelHeight: Int(root.bounds.height),
      scale: 1
    )
    root.render(in: context)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try context.makeImage()?.writePNG(to: file.path)
  }
}
