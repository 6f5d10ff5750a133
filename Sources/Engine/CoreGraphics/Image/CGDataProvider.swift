public import Foundation

/// Bytes, as Core Graphics' functions take them; on Apple's systems a type of Core Foundation.
public typealias CFData = Data
/// The place of a file, as Core Graphics' functions take it; on Apple's systems a type of Core Foundation.
public typealias CFURL = URL

/// Where a picture's bytes come from: data in memory; immutable.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// A provider of these bytes.
  public init?(data: CFData) { bytes = data }

  /// A provider of a file's bytes, which are read at once; `nil` when they cannot be, or are more than a picture has.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? PictureFile.read(url.path) else { return nil }
    bytes = data
  }

  /// All of the bytes.
  public var data: CFData? { bytes }
}
