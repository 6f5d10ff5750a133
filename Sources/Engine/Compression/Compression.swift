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

/// What a call is told of its stream.
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

/// Makes a stream ready.
///
/// - Parameters:
///   - stream: The stream; what was in its state before is not looked at.
///   - operation: Whether it packs or unpacks.
///   - algorithm: How; only `COMPRESSION_ZLIB`.
/// - Returns: `COMPRESSION_STATUS_ERROR` for other algorithms, and where libz is not installed.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>,
  _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.state = nil
  guard algorithm == COMPRESSION_ZLIB,
    let packing = DeflateStream(packs: operation == COMPRESSION_STREAM_ENCODE)
  else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(packing).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Reads and writes as many bytes as there are and as there is room for, and moves the stream's pointers.
///
/// - Parameters:
///   - stream: A stream that was made ready.
///   - flags: `COMPRESSION_STREAM_FINALIZE.rawValue` when no bytes follow, else 0.
/// - Returns: `COMPRESSION_STATUS_END` when the last byte is written.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>,
  _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let packing = Unmanaged<DeflateStream>.fromOpaque(state).takeUnretainedValue()
  return packing.process(
    &stream.pointee,
    isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  )
}

/// Frees what a stream holds.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<DeflateStream>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
