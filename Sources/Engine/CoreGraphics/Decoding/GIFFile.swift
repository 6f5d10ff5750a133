import Foundation

/// A parsed GIF file: the place of each frame's data, and the order and durations of the frames.
///
/// GIF is decoded here and not by a C library: the format is small, every index is checked, and frames are decoded one
/// at a time (giflib decodes all of them before it returns the first).
struct GIFFile: Sendable {
  /// What happens to a frame's area before the next frame is drawn.
  enum Disposal: Sendable {
    case keep, clear, restore
  }

  /// A frame of the file, which covers a part of the canvas.
  struct Frame: Sendable {
    /// The place on the canvas, in pixels; it may reach beyond the canvas.
    var left = 0, top = 0, width = 0, height = 0
    /// The color table, 0xFFRRGGBB.
    var colors: [UInt32] = []
    /// The transparent index; `nil` for none.
    var clearIndex: Int?
    var disposal = Disposal.keep
    /// The duration, in seconds.
    var delay = 0.0
    var isInterlaced = false
    /// The initial code size in bits, minus one.
    var codeSize = 2
    /// The offset of its code blocks in the file.
    var dataOffset = 0
  }

  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// How often it is played, 0 for forever; `nil` where the file does not have it.
  private(set) var loopCount: Int?

  /// Parses the blocks of a file.
  ///
  /// - Parameters:
  ///   - data: The file, which begins with `GIF`.
  ///   - pixelLimit: The maximum number of pixels of a frame.
  /// - Throws: `damaged`.
  init(_ data: Data, pixelLimit: Int) throws(DecodingFailure) {
    bytes = [UInt8](data)
    var reader = ByteReader(data, at: 6)
    guard let width = reader.number(2, bigEndian: false),
      let height = reader.number(2, bigEndian: false),
      let packed = reader.byte(), reader.run(2) != nil
    else { throw .damaged("it ends in its header") }
    (self.width, self.height) = (width, height)
    let colors = try Self.colors(packed, &reader) ?? []
    var next = Frame()
    loop: while let block = reader.byte() {
      switch block {
      case 0x21: try readExtension(&reader, &next)
      case 0x2C:
        next.colors = colors
        frames.append(try frame(next, &reader, pixelLimit: pixelLimit))
        next = Frame()
      // Zeros between blocks are padding that some encoders write.
      case 0x00: continue
      case 0x3B: break loop
      default: throw .damaged("there is an unknown block after frame \(frames.count)")
      }
    }
    if frames.isEmpty { throw .damaged("it has no frame") }
  }

  private static func colors(
    _ packed: UInt8,
    _ reader: inout ByteReader
  ) throws(DecodingFailure) -> [UInt32]? {
    guard packed & 0x80 != 0 else { return nil }
    let count = 2 << Int(packed & 7)
    guard let run = reader.run(3 * count) else { throw .damaged("it ends in a list of colors") }
    let bytes = [UInt8](run)
    return (0..<count).map {
      0xFF00_0000 | UInt32(bytes[3 * $0]) << 16 | UInt32(bytes[3 * $0 + 1]) << 8
        | UInt32(bytes[3 * $0 + 2])
    }
  }

  private mutating func readExtension(
    _ reader: inout ByteReader,
    _ next: inout Frame
  ) throws(DecodingFailure) {
    guard let label = reader.byte(), let size = reader.byte(), let run = reader.run(Int(size))
    else {
      throw .damaged("it ends in an extension")
    }
    var isLoop = false
    if label == 0xF9, size >= 4 {
      var fields = ByteReader(run)
      let packed = fields.byte() ?? 0
      next.delay = Double(fields.number(2, bigEndian: false) ?? 0) / 100
      let index = Int(fields.byte() ?? 0)
      next.clearIndex = packed & 1 != 0 ? index : nil
      next.disposal = packed >> 2 & 7 == 2 ? .clear : packed >> 2 & 7 == 3 ? .restore : .keep
    } else if label == 0xFF {
      isLoop = run.elementsEqual("NETSCAPE2.0".utf8) || run.elementsEqual("ANIMEXTS1.0".utf8)
    }
    guard size > 0 else { return }
    while let size = reader.byte(), size > 0 {
      guard let run = reader.run(Int(size)) else { throw .damaged("it ends in an extension") }
      var fields = ByteReader(run)
      if isLoop, fields.byte() == 1 { loopCount = fields.number(2, bigEndian: false) }
    }
  }

  /// Parses the next frame's descriptor and skips its data.
  private func frame(
    _ frame: Frame,
    _ reader: inout ByteReader,
    pixelLimit: Int
  ) throws(DecodingFailure) -> Frame {
    var frame = frame
    let number = frames.count + 1
    guard let left = reader.number(2, bigEndian: false),
      let top = reader.number(2, bigEndian: false),
      let width = reader.number(2, bigEndian: false),
      let height = reader.number(2, bigEndian: false), let packed = reader.byte()
    else { throw .damaged("it ends in frame \(number)") }
    (frame.left, frame.top, frame.width, frame.height) = (left, top, width, height)
    guard width > 0, height > 0, width * height <= pixelLimit else {
      throw .damaged("its frame \(number) is \(width)×\(height) pixels")
    }
    frame.isInterlaced = packed & 0x40 != 0
    if let own = try Self.colors(packed, &reader) { frame.colors = own }
    guard !frame.colors.isEmpty else { throw .damaged("its frame \(number) has no colors") }
    guard let codeSize = reader.byte() else { throw .damaged("it ends in frame \(number)") }
    guard (1...8).contains(codeSize) else {
      throw .damaged("the codes of its frame \(number) have \(codeSize) bits")
    }
    frame.codeSize = Int(codeSize)
    frame.dataOffset = reader.offset
    while true {
      guard let size = reader.byte(), reader.run(Int(size)) != nil else {
        throw .damaged("it ends in frame \(number)")
      }
      if size == 0 { return frame }
    }
  }
}
