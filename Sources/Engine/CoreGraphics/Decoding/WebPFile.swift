import Foundation

/// The container of a WebP file: size, orientation, and the order and durations of frames.
struct WebPFile: Sendable {
  let data: Data
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1
  /// The duration of each frame, in seconds; empty for a still picture.
  private(set) var delays: [Double] = []
  /// How often it is played, 0 for forever.
  private(set) var loopCount: Int?

  /// Reads the header with libwebp, and walks through the chunks.
  ///
  /// - Throws: `damaged`, or `missing`.
  init(_ data: Data) throws(DecodingFailure) {
    guard let library = WebPLibrary.shared else { throw .missing(package: WebPLibrary.package) }
    self.data = data
    var (width, height): (Int32, Int32) = (0, 0)
    let isUsable = data.withUnsafeBytes { bytes in
      library.getInfo(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        bytes.count,
        &width,
        &height
      ) != 0
    }
    guard isUsable else { throw .damaged("its header is damaged") }
    (self.width, self.height) = (Int(width), Int(height))
    readChunks()
  }

  private mutating func readChunks() {
    var reader = ByteReader(data, at: 12)
    var isAnimated = false
    while let name = reader.run(4), let size = reader.number(4, bigEndian: false),
      let chunk = reader.run(size)
    {
      var fields = ByteReader(chunk)
      if name.elementsEqual("VP8X".utf8) {
        isAnimated = (fields.byte() ?? 0) & 0x02 != 0
      } else if name.elementsEqual("EXIF".utf8) {
        orientation = EXIFOrientation.read(chunk)
      } else if isAnimated, name.elementsEqual("ANIM".utf8) {
        fields.seek(to: 4)
        loopCount = fields.number(2, bigEndian: false)
      } else if isAnimated, name.elementsEqual("ANMF".utf8) {
        fields.seek(to: 12)
        delays.append(Double(fields.number(3, bigEndian: false) ?? 0) / 1000)
      }
      // Chunks begin at even offsets.
      if size % 2 == 1 { _ = reader.byte() }
    }
  }

  /// Decodes a still picture.
  ///
  /// - Throws: `damaged`, or `missing`.
  func decode() throws(DecodingFailure) -> CGImage {
    guard let library = WebPLibrary.shared else { throw .missing(package: WebPLibrary.package) }
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDone = pixels.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        library.decodeBGRA(
          source.baseAddress?.assumingMemoryBound(to: UInt8.self),
          source.count,
          target.baseAddress?.assumingMemoryBound(to: UInt8.self),
          target.count,
          Int32(4 * width)
        ) != nil
      }
    }
    guard isDone else { throw .damaged("it is damaged") }
    premultiply(&pixels)
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

/// Multiplies colors by their alpha, rounded to the nearest.
func premultiply(_ pixels: inout [UInt32]) {
  for index in pixels.indices {
    let pixel = pixels[index]
    let alpha = pixel >> 24
    guard alpha < 255 else { continue }
    func color(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift
    }
    pixels[index] = alpha << 24 | color(16) | color(8) | color(0)
  }
}
