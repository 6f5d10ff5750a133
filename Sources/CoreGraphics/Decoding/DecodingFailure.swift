/// Why a decoder gave no picture.
enum DecodingFailure: Error {
  /// Its library is not installed.
  case missing(package: String)
  /// The file's fault, in words.
  case damaged(String)
}

extension DecodingFailure {
  /// Does what Cairo is needed for; what Cairo says against it is the file's fault.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What that returns.
  /// - Throws: `damaged`.
  static func drawing<Result: ~Copyable>(
    _ body: () throws(CoreGraphicsError) -> Result
  ) throws(DecodingFailure) -> Result {
    do {
      return try body()
    } catch {
      guard case .drawing(_, let reason) = error else { throw .damaged("\(error)") }
      throw .damaged("it is damaged (\(reason))")
    }
  }
}
