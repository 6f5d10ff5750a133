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
