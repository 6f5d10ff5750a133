import Foundation

/// The functions of librsvg that Pegbar calls; it draws with Cairo.
struct SVGLibrary: Sendable {
  /// The library, loaded with the first SVG picture; `nil` where it is not installed.
  static let shared = SVGLibrary()
  /// What Debian calls it.
  static let package = "librsvg2-2"

  /// An error is a number, another and a pointer to words.
  typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias New =
    @convention(c) @Sendable (UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> OpaquePointer?
  typealias SetResolution = @convention(c) @Sendable (OpaquePointer?, Double) -> Void
  typealias PixelSize =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Int32
  typealias Dimensions =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Render =
    @convention(c) @Sendable (
      OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, ErrorPlace?
    ) -> Int32
  typealias FreeError = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  let new: New
  let setResolution: SetResolution
  let pixelSize: PixelSize
  let dimensions: Dimensions
  let render: Render
  private let freeError: FreeError

  private init?() {
    guard let library = SharedLibrary("librsvg-2.so.2"),
      let new: New = library.function("rsvg_handle_new_from_data"),
      let setResolution: SetResolution = library.function("rsvg_handle_set_dpi"),
      let pixelSize: PixelSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions: Dimensions = library.function("rsvg_handle_get_intrinsic_dimensions"),
      let render: Render = library.function("rsvg_handle_render_document"),
      let freeError: FreeError = library.function("g_error_free")
    else { return nil }
    self.new = new
    self.setResolution = setResolution
    self.pixelSize = pixelSize
    self.dimensions = dimensions
    self.render = render
    self.freeError = freeError
  }

  /// The words of an error, which is freed.
  func reason(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown reason" }
    defer { freeError(error) }
    // A GError: two ints, then the words.
    let words = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return words.map { String(cString: $0) } ?? "unknown reason"
  }
}
