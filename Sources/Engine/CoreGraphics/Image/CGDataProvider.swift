public import Foundation

/// Bytes, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFData = Data
/// A URL, as in the signatures of Core Graphics' functions; on Apple's systems a type of Core Foundation.
public typealias CFURL = URL

/// The source of a picture's bytes: data in memory; immutable.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// A provider of these bytes.
  public init?(data: CFData) { bytes = data }

  /// A provider of a file's bytes, which are read at once; `nil` if they cannot be read, or are more than a picture may
  /// have.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? PictureFile.read(url.path) else { return nil }
    bytes = data
  }

  /// All of the bytes.
  public var data: CFData? { bytes }
}
