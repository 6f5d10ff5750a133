/// What a stream does: packs bytes or unpacks them.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt32
  /// An operation by its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How bytes are packed.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt32
  /// An algorithm by its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What a call says of its stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: Int32
  /// A status by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// What a call learns about its stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt32
  /// Flags by their number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The stream packs bytes.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// The stream unpacks bytes.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)
/// DEFLATE (RFC 1951) without a header, as in ZIP files: the one algorithm here.
public let COMPRESSION_ZLIB = compression_algorithm(rawValue: 0x205)
/// All went well, and there may be more to do.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The bytes are damaged, or the stream cannot be made.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The stream is at its end.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)
/// No bytes follow those that are there.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// A stream of bytes that are packed or unpacked: where they come from, and where they go.
public struct compression_stream {
  /// Where the next bytes go.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The bytes that there is room for.
  public var dst_size: Int
  /// The next bytes to read.
  public var src_ptr: UnsafePointer<UInt8>
  /// The bytes that are there to read.
  public var src_size: Int
  /// What is between two calls; for this module alone.
  public var state: UnsafeMutableRawPointer?

  /// A stream between two memories; it has to be initialized before it is used.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>,
    dst_size: Int,
    src_ptr: UnsafePointer<UInt8>,
    src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) =
      (dst_ptr, dst_size, src_ptr, src_size)
    self.state = state
  }
}
