import Foundation

/// A sequential reader of the frames of an animated WebP file, each composed on the whole canvas (`WebPAnimDecoder`).
final class WebPReader {
  private let file: WebPFile
  private let library: WebPLibrary
  private let decoder: OpaquePointer
  /// The file's bytes; the decoder reads from here as long as it lives.
  private let bytes: UnsafeMutableRawBufferPointer
  /// The index of the next frame.
  private(set) var index = 0

  /// Starts before the first frame.
  ///
  /// - Throws: `damaged`, or `missing`.
  init(_ file: WebPFile) throws(DecodingFailure) {
    guard let library = WebPLibrary.shared else { throw .missing(package: WebPLibrary.package) }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.data.count, alignment: 1)
    bytes.copyBytes(from: file.data)
    // Bytes B, G, R, A, unpremultiplied, as the still pictures' are; no further threads.
    let options: [Int32] = [3, 0, 0, 0, 0, 0, 0, 0, 0]
    let source = [UInt(bitPattern: bytes.baseAddress), UInt(bytes.count)]
    guard
      let decoder = source.withUnsafeBytes({
        library.newAnimation($0.baseAddress, options, WebPLibrary.demuxVersion)
      })
    else {
      bytes.deallocate()
      throw .damaged("its frames are damaged")
    }
    (self.file, self.library, self.decoder, self.bytes) = (file, library, decoder, bytes)
    // Its canvas size determines the buffer it writes; then come loop count, background, number of frames and four
    // more.
    var info = [UInt32](repeating: 0, count: 9)
    guard library.animationInfo(decoder, &info) != 0, Int(info[0]) == file.width,
      Int(info[1]) == file.height, Int(info[4]) == file.delays.count
    else { throw .damaged("its frames are damaged") }
  }

  deinit {
    library.deleteAnimation(decoder)
    bytes.deallocate()
  }

  /// Decodes the next frame; there must be one.
  ///
  /// - Throws: `damaged`.
  func next() throws(DecodingFailure) -> CGImage {
    var (canvas, time): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
    guard library.nextFrame(decoder, &canvas, &time) != 0, let canvas else {
      throw .damaged("its frame \(index + 1) is damaged")
    }
    index += 1
    let count = file.width * file.height
    var pixels = [UInt32](repeating: 0, count: count)
    pixels.withUnsafeMutableBytes {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: canvas, count: 4 * count))
    }
    premultiply(&pixels)
    return CGImage(width: file.width, height: file.height, pixels: pixels)
  }
}
