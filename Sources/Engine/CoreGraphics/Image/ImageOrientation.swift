import Foundation

/// The orientation of a stored picture: one of the eight rotations and reflections that keep pixels whole.
package enum ImageOrientation: Int, Sendable {
  case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

  /// The orientation with an EXIF number, 1 … 8; others are `up`.
  package init(exif: Int) {
    let all: [ImageOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
  }

  /// Whether width and height are exchanged when it is shown.
  package var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The stored pixel that is shown at a place.
  ///
  /// - Parameters:
  ///   - x: The column of the shown picture.
  ///   - y: The row of the shown picture.
  ///   - width: The number of stored columns.
  ///   - height: The number of stored rows.
  /// - Returns: The column and the row of the stored pixel.
  func stored(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

extension CGImage {
  /// The picture with an orientation applied.
  ///
  /// - Parameter orientation: The orientation of the stored pixels.
  /// - Returns: The same pixels at other places.
  package func oriented(_ orientation: ImageOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    let turned = pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
        for y in 0..<rows {
          for x in 0..<columns {
            let place = orientation.stored(x: x, y: y, width: width, height: height)
            target.initializeElement(at: y * columns + x, to: pixels[place.y * width + place.x])
          }
        }
        count = columns * rows
      }
    }
    return CGImage(width: columns, height: rows, pixels: turned)
  }

  /// The picture resampled to another size.
  ///
  /// - Parameters:
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  /// - Returns: `nil` when that cannot be drawn.
  package func scaled(width: Int, height: Int) -> CGImage? {
    guard width != self.width || height != self.height else { return self }
    guard let context = try? CGContext(width: width, height: height, ctm: .identity) else {
      return nil
    }
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }
}
