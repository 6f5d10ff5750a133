/// Why a decoder failed.
enum DecodingFailure: Error {
  /// Its library is not installed.
  case missing(package: String)
  /// The file is damaged; the reason in words.
  case damaged(String)
}
