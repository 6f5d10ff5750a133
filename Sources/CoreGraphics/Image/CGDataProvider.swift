public import Foundation

/// Bytes, as Core Graphics' functions take them; on Apple's systems a type of Core Foundation.
public typealias CFData = Data

/// Where a picture's bytes come from: data in memory; immutable.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// A provider of these bytes.
  public init?(data: CFData) { bytes = data }

  /// All of the bytes.
  public var data: CFData? { bytes }
}
