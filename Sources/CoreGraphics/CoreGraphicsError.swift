/// What can go wrong with pictures and drawing; each says what failed and what to try.
public enum CoreGraphicsError: Error, Equatable, CustomStringConvertible, Sendable {
  /// A file could not be opened or read.
  case unreadable(path: String, reason: String)
  /// The bytes are no PNG picture, or it is damaged.
  case notPNG(source: String, reason: String)
  /// The picture would need more memory than a picture may have.
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
    case .notPNG(let source, let reason):
      "cannot decode \(source): \(reason); only PNG pictures are supported"
    case .tooLarge(let source, let width, let height, let limit):
      "\(source) is \(width)×\(height) pixels, more than the limit of \(limit) pixels: scale it down"
    case .unwritable(let path, let reason):
      "cannot write \(path): \(reason)"
    case .drawing(let operation, let reason):
      "cannot \(operation): \(reason)"
    }
  }
}
