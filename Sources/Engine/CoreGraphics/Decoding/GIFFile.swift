import Foundation

/// A GIF file taken apart: where each frame's data is, and how frames follow each other.
///
/// GIF is read here and not by a C library: the format is small, every index is checked, and frames are decoded one
/// at a time (giflib decodes all of them before it gives the first).
struct GIFFile: Sendable {
  /// What becomes of a frame's place before the next one is drawn.
  enum Disposal: Sendable {
    case keep, clear, restore
  }

  /// A picture of the file, which covers a part of the canvas.
  struct Frame: Sendable {
    /// On the canvas, in pixels; it may reach out of it.
    var left = 0, top = 0, width = 0, height = 0
    /// 0xFFRRGGBB.
    var colors: [UInt32] = []
    /// The index that means "as it was".
    var clearIndex: Int?
    var disposal = Disposal.keep
    /// How long it is shown, in seconds.
    var delay = 0.0
    var isInterlaced = false
    /// Bits of the first codes, less one.
    var codeSize = 2
    /// Where its blocks of codes begin in the file.
    var dataOffset = 0
  }

  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// How often it is played, 0 for ever; `nil` where the file does not say.
  private(set) var loopCount: Int?

  /// Walks through the blocks of a file.
  ///
  /// - Parameters:
  ///   - data: It begins with `GIF`.
  ///   - pixelLimit: The most pixels of a frame.
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
      // Zeros between blocks are padding that some programs write.
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
    guard let run = reader.run(3 * count) else { throw .damaged("it ends in a list of colours") }
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

  /// The frame whose descriptor comes next; goes past its data.
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
    guard !frame.colors.isEmpty else { throw .damaged("its frame \(number) has no colours") }
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
