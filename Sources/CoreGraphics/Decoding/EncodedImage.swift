import Foundation

/// A picture file in memory whose header has been read and found within the limits; nothing is decoded yet.
///
/// Sizes are those of the stored pixels: no orientation is applied. Colour profiles inside are not used: numbers are
/// taken as sRGB.
package struct EncodedImage: Sendable {
  /// What each side of a picture has at most: what Cairo can draw.
  package static let maximumSide = 32767

  package let format: ImageFormat
  package private(set) var width = 0
  package private(set) var height = 0
  /// How to turn it when it is shown, 1 … 8 as in EXIF; 1 is as it is.
  package private(set) var orientation = 1
  /// How long each frame of an animation is shown, in seconds, as the file says; a single 0 for a still picture.
  package private(set) var delays = [0.0]
  /// How often an animation is played, 0 for ever; `nil` where the file does not say.
  package private(set) var loopCount: Int?
  private let source: String
  private let content: Content

  enum Content {
    case png(PNGDecoder), jpeg(Data, JPEGHeader), gif(GIFFile), webp(WebPFile), svg(SVGFile)
  }

  /// Tells the kind of a file and reads its header.
  ///
  /// - Parameters:
  ///   - data: The whole of the file.
  ///   - source: What to call it in an error.
  ///   - scale: How many pixels an SVG file's unit takes; others have the pixels they have.
  ///   - pixelLimit: The most pixels accepted.
  /// - Throws: `unknownFormat`, `undecodable`, `tooLarge` or `missingLibrary`.
  package init(
    _ data: Data,
    source: String = "picture data",
    scale: Double = 1,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    guard let format = ImageFormat(of: data) else { throw .unknownFormat(source: source) }
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
    case .png(let png):
      (width, height, orientation) = (png.width, png.height, png.orientation)
    case .jpeg(_, let header):
      (width, height, orientation) = (header.width, header.height, header.orientation)
    case .gif(let file):
      (width, height, loopCount) = (file.width, file.height, file.loopCount)
      if file.frames.count > 1 { delays = file.frames.map(\.delay) }
    case .webp(let file):
      (width, height, orientation) = (file.width, file.height, file.orientation)
      loopCount = file.loopCount
      if !file.delays.isEmpty { delays = file.delays }
    case .svg(let file):
      width = Self.pixels(file.size.width, scale)
      height = Self.pixels(file.size.height, scale)
    }
  }

  /// Whole pixels around a length; 0 for what is none, and more than any limit for what is too long.
  private static func pixels(_ length: Double, _ scale: Double) -> Int {
    let pixels = (length * scale - 1e-6).rounded(.up)
    return pixels > 0 ? Int(min(pixels, 1e9)) : 0
  }

  /// Whether it has more than one picture.
  package var isAnimated: Bool { delays.count > 1 }

  /// Decodes the first picture, or the only one.
  ///
  /// - Throws: `undecodable` or `missingLibrary`.
  package func decode() throws(CoreGraphicsError) -> CGImage {
    var frames = frames()
    return try frames.next()
  }

  /// The pictures, from the first on.
  package func frames() -> FrameReader { FrameReader(self) }

  func decodeStill() throws(CoreGraphicsError) -> CGImage {
    do {
      switch content {
      case .png(let png): return try png.decode()
      case .jpeg(let data, let header): return try JPEGDecoder.decode(data, header)
      case .gif(let file):
        var reader = GIFReader(file)
        return try reader.next()
      case .webp(let file): return try file.decode()
      case .svg(let file): return try file.draw(width: width, height: height)
      }
    } catch {
      throw failure(error)
    }
  }

  func failure(_ error: DecodingFailure) -> CoreGraphicsError {
    CoreGraphicsError(error, source: source, format: format)
  }

  func makeReader() throws(CoreGraphicsError) -> FrameReader.Reader {
    switch content {
    case .gif(let file): return .gif(GIFReader(file))
    case .webp(let file) where !file.delays.isEmpty:
      do { return .webp(try WebPReader(file)) } catch { throw failure(error) }
    default: return .still
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
    case .png: self = .png(try PNGDecoder(data))
    case .jpeg: self = .jpeg(data, try JPEGHeader(data))
    case .gif: self = .gif(try GIFFile(data, pixelLimit: pixelLimit))
    case .webp: self = .webp(try WebPFile(data))
    case .svg: self = .svg(try SVGFile(data))
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
  /// How long a frame is shown, in seconds: less than 0.02 stands for "as fast as can be" and counts as 0.1, as in
  /// browsers.
  ///
  /// - Parameter index: Of the frame.
  /// - Returns: More than 0.
  package func shownDelay(_ index: Int) -> Double {
    // Twice a hundredth is a little less than 0.02 or a little more.
    delays[index] < 0.0195 ? 0.1 : delays[index]
  }
}
