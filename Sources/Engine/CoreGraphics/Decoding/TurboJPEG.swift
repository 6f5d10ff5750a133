import Foundation

/// The functions of libjpeg-turbo's TurboJPEG API that Pegbar calls; it reports errors without `longjmp`.
struct TurboJPEG: Sendable {
  /// The library, loaded with the first JPEG; `nil` where it is not installed.
  static let shared = TurboJPEG()
  /// The Debian package that contains it.
  static let package = "libturbojpeg0"

  typealias Start = @convention(c) @Sendable () -> OpaquePointer?
  typealias End = @convention(c) @Sendable (OpaquePointer?) -> Int32
  typealias Decompress =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32,
      Int32, Int32, Int32
    ) -> Int32
  typealias Compress =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, UnsafeMutablePointer<UInt>?, Int32,
      Int32, Int32
    ) -> Int32
  typealias Reason = @convention(c) @Sendable (OpaquePointer?) -> UnsafePointer<CChar>?
  typealias Free = @convention(c) @Sendable (UnsafeMutablePointer<UInt8>?) -> Void

  let startDecompressing: Start
  let startCompressing: Start
  let end: End
  let decompress: Decompress
  let compress: Compress
  let free: Free
  private let reason: Reason

  private init?() {
    guard let library = SharedLibrary("libturbojpeg.so.0"),
      let startDecompressing: Start = library.function("tjInitDecompress"),
      let startCompressing: Start = library.function("tjInitCompress"),
      let end: End = library.function("tjDestroy"),
      let decompress: Decompress = library.function("tjDecompress2"),
      let compress: Compress = library.function("tjCompress2"),
      let free: Free = library.function("tjFree"),
      let reason: Reason = library.function("tjGetErrorStr2")
    else { return nil }
    self.startDecompressing = startDecompressing
    self.startCompressing = startCompressing
    self.end = end
    self.decompress = decompress
    self.compress = compress
    self.free = free
    self.reason = reason
  }

  /// The library's message for the last error (`tjGetErrorStr2`).
  func lastReason(_ handle: OpaquePointer) -> String {
    reason(handle).map { String(cString: $0) } ?? "unknown reason"
  }

  /// `TJPF` numbers.
  enum PixelFormat {
    static let bgra: Int32 = 8
    static let cmyk: Int32 = 11
  }

  /// `TJFLAG` bits.
  enum Flag {
    static let stopOnWarning: Int32 = 8192
    /// A progressive file of more than 500 scans is refused: its decoding would seem to have no end.
    static let limitScans: Int32 = 32768
  }
}
