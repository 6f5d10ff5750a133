import Foundation

/// The picture file formats that can be read.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case svg = "SVG"

  /// Detects the format of a file by its first bytes; names do not count.
  ///
  /// SVG is text with an `svg` element near its beginning.
  package init?(of data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.looksLikeSVG(data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The file name extensions of the format, without the dot, the usual one first.
  package var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .svg: ["svg"]
    }
  }

  /// The uniform type identifier of the format on Apple's systems.
  package var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .svg: "public.svg-image"
    }
  }

  private static func looksLikeSVG(_ data: Data) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = data.prefix(4096)
    guard start.first(where: { !blank.contains($0) }) == UInt8(ascii: "<") else { return false }
    return start.range(of: Data("<svg".utf8)) != nil || start.range(of: Data(":svg".utf8)) != nil
  }
}
