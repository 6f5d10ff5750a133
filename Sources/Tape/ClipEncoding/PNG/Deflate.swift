import Glibc

/// libdeflate, loaded when something is first compressed: a command that records nothing starts without it.
///
/// This is the one place where its functions are looked up; their parameters are described in its `libdeflate.h`.
struct Deflate: Sendable {
  private typealias Allocate = @convention(c) (Int32) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void
  private typealias Compress =
    @convention(c) (
      OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
    ) -> Int
  private typealias Bound = @convention(c) (OpaquePointer?, Int) -> Int
  private typealias Checksum = @convention(c) (UInt32, UnsafeRawPointer?, Int) -> UInt32
  private typealias AllocateReader = @convention(c) () -> OpaquePointer?
  private typealias Decompress =
    @convention(c) (
      OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int,
      UnsafeMutablePointer<Int>?
    ) -> Int32

  private let allocate: Allocate
  private let free: Free
  private let compress: Compress
  private let bound: Bound
  private let checksum: Checksum
  private let allocateReader: AllocateReader
  private let freeReader: Free
  private let decompress: Decompress

  private static let shared = Deflate(library: "libdeflate.so.0")

  /// Loads the library.
  ///
  /// - Throws: `noDeflate` when it is not installed.
  static func load() throws(ClipError) -> Deflate {
    guard let shared else { throw .noDeflate }
    return shared
  }

  /// Loads a library by its file's name; `nil` when it is not installed.
  init?(library: String) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(handle, "libdeflate_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let allocate: Allocate = function("alloc_compressor"),
      let free: Free = function("free_compressor"),
      let compress: Compress = function("zlib_compress"),
      let bound: Bound = function("zlib_compress_bound"),
      let checksum: Checksum = function("crc32"),
      let allocateReader: AllocateReader = function("alloc_decompressor"),
      let freeReader: Free = function("free_decompressor"),
      let decompress: Decompress = function("zlib_decompress")
    else { return nil }
    self.allocate = allocate
    self.free = free
    self.compress = compress
    self.bound = bound
    self.checksum = checksum
    self.allocateReader = allocateReader
    self.freeReader = freeReader
    self.decompress = decompress
  }

  /// Compresses bytes in zlib's format.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to compress.
  ///   - level: The compression level, 1 (fast) … 12 (small).
  /// - Returns: The compressed bytes.
  func compressed(_ bytes: UnsafeRawBufferPointer, level: Int32) -> [UInt8] {
    guard let compressor = allocate(level) else { preconditionFailure("no memory to compress") }
    defer { free(compressor) }
    let room = bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, room)
    }
  }

  /// Decompresses the result of `compressed`, which has to fill the buffer; false when it does not.
  func decompress(
    _ bytes: UnsafeRawBufferPointer,
    into buffer: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let reader = allocateReader() else { preconditionFailure("no memory to decompress") }
    defer { freeReader(reader) }
    return decompress(
      reader,
      bytes.baseAddress,
      bytes.count,
      buffer.baseAddress,
      buffer.count,
      nil
    ) == 0
  }

  /// The CRC-32 of bytes.
  func crc(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    checksum(0, bytes.baseAddress, bytes.count)
  }
}
