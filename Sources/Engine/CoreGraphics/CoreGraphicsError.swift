/// What can go wrong with pictures and drawing; each says what failed and what to try.
public enum CoreGraphicsError: Error, Equatable, CustomStringConvertible, Sendable {
  /// A file could not be opened or read.
  case unreadable(path: String, reason: String)
  /// The bytes are of no kind of picture that can be read.
  case unknownFormat(source: String)
  /// The bytes are no picture of that format, or it is damaged.
  case undecodable(source: String, format: String, reason: String)
  /// What decodes pictures of that format is not installed.
  case missingLibrary(source: String, format: String, package: String)
  /// The picture would need more memory than a picture may have, or has a side of more than 32767 pixels.
  case tooLarge(source: String, width: Int, height: Int, limit: Int)
  /// A file could not be written; nothing is left in its place.
  case unwritable(path: String, reason: String)
  /// Cairo could not make or finish a drawing.
  case drawing(operation: String, reason: String)

  /// One line for a person: what failed and what to try.
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
