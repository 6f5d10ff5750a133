import CoreGraphics

/// The `z_stream` of libz.
struct ZStream {
  var next_in: UnsafePointer<UInt8>?
  var avail_in: UInt32 = 0
  var total_in: UInt = 0
  var next_out: UnsafeMutablePointer<UInt8>?
  var avail_out: UInt32 = 0
  var total_out: UInt = 0
  var msg: UnsafePointer<CChar>?
  var state: OpaquePointer?
  var zalloc: OpaquePointer?
  var zfree: OpaquePointer?
  var opaque: UnsafeMutableRawPointer?
  var data_type: Int32 = 0
  var adler: UInt = 0
  var reserved: UInt = 0
}

/// The functions of libz that Pegbar calls.
struct ZLibrary: Sendable {
  /// The library, loaded with the first stream; `nil` where it is not installed.
  static let shared = ZLibrary()
  /// The version whose structure this is: only its first digit must agree.
  static let version = "1.2.11"

  /// The address of a `ZStream`.
  typealias Stream = UnsafeMutableRawPointer
  typealias DeflateInit =
    @convention(c) @Sendable (
      Stream, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
    ) -> Int32
  typealias InflateInit =
    @convention(c) @Sendable (Stream, Int32, UnsafePointer<CChar>, Int32) -> Int32
  typealias Step = @convention(c) @Sendable (Stream, Int32) -> Int32
  typealias End = @convention(c) @Sendable (Stream) -> Int32

  let deflateInit: DeflateInit
  let deflate: Step
  let deflateEnd: End
  let inflateInit: InflateInit
  let inflate: Step
  let inflateEnd: End

  private init?() {
    guard let library = SharedLibrary("libz.so.1"),
      let deflateInit: DeflateInit = library.function("deflateInit2_"),
      let deflate: Step = library.function("deflate"),
      let deflateEnd: End = library.function("deflateEnd"),
      let inflateInit: InflateInit = library.function("inflateInit2_"),
      let inflate: Step = library.function("inflate"),
      let inflateEnd: End = library.function("inflateEnd")
    else { return nil }
    (self.deflateInit, self.deflate, self.deflateEnd) = (deflateInit, deflate, deflateEnd)
    (self.inflateInit, self.inflate, self.inflateEnd) = (inflateInit, inflate, inflateEnd)
  }
}
