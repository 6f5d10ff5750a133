/// An error of reading, writing or drawing pictures; its description has the cause and a remedy.
public enum CoreGraphicsError: Error, Equatable, CustomStringConvertible, Sendable {
  /// A file could not be opened or read.
  case unreadable(path: String, reason: String)
  /// The bytes are not in a picture format that can be read.
  case unknownFormat(source: String)
  /// The bytes are not a valid picture of that format.
  case undecodable(source: String, format: String, reason: String)
  /// The decoder of that format is not installed.
  case missingLibrary(source: String, format: String, package: String)
  /// The picture has more pixels than the limit, or a side of more than 32767 pixels.
  case tooLarge(source: String, width: Int, height: Int, limit: Int)
  /// A file could not be written; no partial file is left.
  case unwritable(path: String, reason: String)
  /// Cairo could not start or finish a drawing.
  case drawing(operation: String, reason: String)

  /// One line for the user: what failed and what to try.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason)"
    case .unknownFormat(let source):
      "cannot decode \(source): it begins like no PNG, JPEG, GIF, WebP or SVG picture"
    case .undecodable(let source, let format, let reason):
      "cannot decode \(source) as \(format): \(reason)"
    case .missingLibrary(let source, let format, let package):
      "cannot decode \(source): \(format) pictures need \(package), which apt-get installs"
    case .tooLarge(let source, let width, let height, let limit):
      "\(source) is \(width)×\(height) pixels, more than the limit of \(limit) pixels, "
        + "or of 32767 a side: scale it down"
    case .unwritable(let path, let reason):
      "cannot write \(path): \(reason)"
    case .drawing(let operation, let reason):
      "cannot \(operation): \(reason)"
    }
  }
}
