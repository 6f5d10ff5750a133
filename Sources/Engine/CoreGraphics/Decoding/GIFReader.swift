/// A sequential reader of the frames of a GIF file, each composed on the whole canvas.
///
/// The canvas is clear initially, and where a frame asks for that; a file's background color is not used, as in
/// browsers.
struct GIFReader: Sendable {
  private let file: GIFFile
  /// The index of the next frame.
  private(set) var index = 0
  private var canvas: [UInt32]

  init(_ file: GIFFile) {
    self.file = file
    canvas = [UInt32](repeating: 0, count: file.width * file.height)
  }

  /// Decodes the next frame; there must be one.
  ///
  /// - Throws: `damaged`; a second attempt fails in the same way.
  mutating func next() throws(DecodingFailure) -> CGImage {
    let frame = file.frames[index]
    var codes = GIFCodes(codeSize: frame.codeSize)
    let count = frame.width * frame.height
    guard let indices = codes.decode(file.bytes, at: frame.dataOffset, count: count) else {
      throw .damaged("its frame \(index + 1) is damaged")
    }
    let before = frame.disposal == .restore ? canvas : []
    draw(frame, indices)
    let image = CGImage(width: file.width, height: file.height, pixels: canvas)
    switch frame.disposal {
    case .keep: break
    case .restore: canvas = before
    case .clear: clear(frame)
    }
    index += 1
    return image
  }

  private mutating func draw(_ frame: GIFFile.Frame, _ indices: [UInt8]) {
    let columns = min(frame.width, max(0, file.width - frame.left))
    // An index without a color is clear, like the transparent index.
    var colors = [UInt32](repeating: 0, count: 256)
    colors.replaceSubrange(0..<frame.colors.count, with: frame.colors)
    if let clear = frame.clearIndex { colors[clear] = 0 }
    for row in 0..<frame.height {
      let y = frame.top + (frame.isInterlaced ? Self.interlaced(row, of: frame.height) : row)
      guard y < file.height else { continue }
      let target = y * file.width + frame.left
      for column in 0..<columns {
        let color = colors[Int(indices[row * frame.width + column])]
        if color != 0 { canvas[target + column] = color }
      }
    }
  }

  private mutating func clear(_ frame: GIFFile.Frame) {
    let right = min(frame.left + frame.width, file.width)
    guard frame.left < right else { return }
    for y in frame.top..<max(frame.top, min(frame.top + frame.height, file.height)) {
      for x in frame.left..<right { canvas[y * file.width + x] = 0 }
    }
  }

  /// The row of the canvas for a stored row of an interlaced frame: every eighth row comes first, then those half way
  /// between, and so on.
  private static func interlaced(_ row: Int, of height: Int) -> Int {
    var row = row
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      let count = max(0, (height - first + step - 1) / step)
      if row < count { return first + row * step }
      row -= count
    }
    return height - 1
  }
}
