import Foundation

/// The functions of libwebp and its demuxer that Pegbar calls.
struct WebPLibrary: Sendable {
  /// The libraries, loaded with the first WebP picture; `nil` where one is not installed.
  static let shared = WebPLibrary()
  /// The Debian packages that contain them.
  static let package = "libwebp7 libwebpdemux2"

  typealias GetInfo =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias Decode =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32
    ) -> UnsafeMutablePointer<UInt8>?
  /// The data are a pointer and a length, the options nine `int`s, the last argument the API version.
  typealias NewAnimation =
    @convention(c) @Sendable (UnsafeRawPointer?, UnsafePointer<Int32>?, Int32) -> OpaquePointer?
  typealias AnimationInfo =
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<UInt32>?) -> Int32
  typealias NextFrame =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias DeleteAnimation = @convention(c) @Sendable (OpaquePointer?) -> Void

  let getInfo: GetInfo
  let decodeBGRA: Decode
  let newAnimation: NewAnimation
  let animationInfo: AnimationInfo
  let nextFrame: NextFrame
  let deleteAnimation: DeleteAnimation

  /// `WEBP_DEMUX_ABI_VERSION`: only its high byte must agree.
  static let demuxVersion: Int32 = 0x0107

  private init?() {
    guard let webp = SharedLibrary("libwebp.so.7"), let demux = SharedLibrary("libwebpdemux.so.2"),
      let getInfo: GetInfo = webp.function("WebPGetInfo"),
      let decodeBGRA: Decode = webp.function("WebPDecodeBGRAInto"),
      let newAnimation: NewAnimation = demux.function("WebPAnimDecoderNewInternal"),
      let animationInfo: AnimationInfo = demux.function("WebPAnimDecoderGetInfo"),
      let nextFrame: NextFrame = demux.function("WebPAnimDecoderGetNext"),
      let deleteAnimation: DeleteAnimation = demux.function("WebPAnimDecoderDelete")
    else { return nil }
    self.getInfo = getInfo
    self.decodeBGRA = decodeBGRA
    self.newAnimation = newAnimation
    self.animationInfo = animationInfo
    self.nextFrame = nextFrame
    self.deleteAnimation = deleteAnimation
  }
}
