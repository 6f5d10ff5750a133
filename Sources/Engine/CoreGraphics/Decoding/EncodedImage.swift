import Foundation

/// A picture file in memory whose header has been read and is within the limits; nothing is decoded yet.
///
/// Sizes are those of the stored pixels: no orientation is applied. Embedded color profiles are not used: components
/// are taken as sRGB.
package struct EncodedImage: Sendable {
  /// The maximum side of a picture, in pixels: that of a Cairo surface.
  package static let maximumSide = 32767

  package let format: ImageFormat
  package private(set) var width = 0
  package private(set) var height = 0
  /// The EXIF orientation, 1 … 8; 1 is no change.
  package private(set) var orientation = 1
  /// The duration of each frame of an animation, in seconds, as in the file; a single 0 for a still picture.
  package private(set) var delays = [0.0]
  /// How often an animation is played, 0 for forever; `nil` where the file does not have it.
  package private(set) var loopCount: Int?
  private let source: String
  private let content: Content

  enum Content {
    case still(StillPicture), gif(GIFFile), frames(WebPFile)
  }

  /// Detects the format of a file and reads its header.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - known: The only format that is accepted; `nil` for any.
  ///   - source: The name of the file in an error.
  ///   - scale: Pixels per unit of an SVG file; others have the pixels they have.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: `unknownFormat`, `undecodable`, `tooLarge` or `missingLibrary`.
  package init(
    _ data: Data,
    as known: ImageFormat? = nil,
    source: String = "picture data",
    scale: Double = 1,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    guard let format = known ?? ImageFormat(of: data) else { throw .unknownFormat(source: source) }
    self.format = format
    self.source = source
    do {
      content = try Content(format, data, pixelLimit: pixelLimit)
    } catch {
      throw CoreGraphicsError(error, source: source, format: format)
    }
    describe(scale: scale)
    guard width > 0, height > 0 else {
      let reason = "its size is \(width)×\(height)"
      throw .undecodable(source: source, format: format.rawValue, reason: reason)
    }
    guard width <= Self.maximumSide, height <= Self.maximumSide, width * height <= pixelLimit
    else { throw .tooLarge(source: source, width: width, height: height, limit: pixelLimit) }
  }

  private mutating func describe(scale: Double) {
    switch content {
    case .still(.png(let png)):
      (width, height, orientation) = (png.width, png.height, png.orientation)
    case .still(.jpeg(_, let header)):
      (width, height, orientation) = (header.width, header.height, header.orientation)
    case .gif(let file):
      (width, height, loopCount) = (file.width, file.height, file.loopCount)
      if file.frames.count > 1 { delays = file.frames.map(\.delay) }
    case .still(.webp(let file)), .frames(let file):
      (width, height, orientation) = (file.width, file.height, file.orientation)
      loopCount = file.loopCount
      if !file.delays.isEmpty { delays = file.delays }
    case .still(.svg(let file)):
      width = Self.pixels(file.size.width, scale)
      height = Self.pixels(file.size.height, scale)
    }
  }

  /// The number of pixels of all frames together: as shown, or as stored where that is more.
  ///
  /// A frame of a GIF file may be larger than the canvas, and takes the time of its stored pixels.
  package var totalPixelCount: Int {
    let shown = delays.count * width * height
    guard case .gif(let file) = content else { return shown }
    return max(shown, file.frames.reduce(0) { $0 + $1.width * $1.height })
  }

  /// A length in whole pixels, rounded up; 0 for a length that is not positive, and more than any limit for one that is
  /// too long.
  private static func pixels(_ length: Double, _ scale: Double) -> Int {
    let pixels = (length * scale - 1e-6).rounded(.up)
    return pixels > 0 ? Int(min(pixels, 1e9)) : 0
  }

  /// Whether it has more than one frame.
  package var isAnimated: Bool { delays.count > 1 }

  /// Decodes the first frame, or the only one.
  ///
  /// - Throws: `undecodable` or `missingLibrary`.
  package func decode() throws(CoreGraphicsError) -> CGImage {
    var frames = frames()
    return try frames.next()
  }

  /// A reader of the frames, from the first one on.
  package func frames() -> FrameReader { FrameReader(self) }

  func failure(_ error: DecodingFailure) -> CoreGraphicsError {
    CoreGraphicsError(error, source: source, format: format)
  }

  func makeReader() throws(DecodingFailure) -> FrameReader.Reader {
    switch content {
    case .still(let still): .still(still)
    case .gif(let file): .gif(GIFReader(file))
    case .frames(let file): .webp(try WebPReader(file))
    }
  }
}

extension EncodedImage.Content {
  fileprivate init(
    _ format: ImageFormat,
    _ data: Data,
    pixelLimit: Int
  ) throws(DecodingFailure) {
    switch format {
    case .png: self = .still(.png(try PNGDecoder(data)))
    case .jpeg: self = .still(.jpeg(data, try JPEGHeader(data)))
    case .gif: self = .gif(try GIFFile(data, pixelLimit: pixelLimit))
    case .webp:
      let file = try WebPFile(data)
      self = file.delays.isEmpty ? .still(.webp(file)) : .frames(file)
    case .svg: self = .still(.svg(try SVGFile(data)))
    }
  }
}

extension CoreGraphicsError {
  init(_ failure: DecodingFailure, source: String, format: ImageFormat) {
    switch failure {
    case .missing(let package):
      self = .missingLibrary(source: source, format: format.rawValue, package: package)
    case .damaged(let reason):
      self = .undecodable(source: source, format: format.rawValue, reason: reason)
    }
  }
}

extension EncodedImage {
  /// How long a frame is shown, in seconds: values below 0.02 mean "as fast as possible" and count as 0.1, as in
  /// browsers.
  ///
  /// - Parameter index: The index of the frame.
  /// - Returns: A duration of more than 0.
  package func shownDelay(_ index: Int) -> Double {
    // Two hundredths may be a little more or less than 0.02 in binary.
    delays[index] < 0.0195 ? 0.1 : delays[index]
  }
}
