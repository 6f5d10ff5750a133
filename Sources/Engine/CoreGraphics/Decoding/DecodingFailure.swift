/// Why a decoder gave no picture.
enum DecodingFailure: Error {
  /// Its library is not installed.
  case missing(package: String)
  /// The file's fault, in words.
  case damaged(String)
}
