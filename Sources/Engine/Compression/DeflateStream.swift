/// A DEFLATE stream of libz, without a header.
final class DeflateStream {
  private let zlib: ZLibrary
  private let packs: Bool
  // The library keeps the address of the stream.
  private let stream = UnsafeMutablePointer<ZStream>.allocate(capacity: 1)

  /// A stream that packs or unpacks; `nil` where libz is not installed, or has no memory.
  init?(packs: Bool) {
    guard let zlib = ZLibrary.shared else {
      stream.deallocate()
      return nil
    }
    (self.zlib, self.packs) = (zlib, packs)
    stream.initialize(to: ZStream())
    let size = Int32(MemoryLayout<ZStream>.size)
    // 15 bits of window; a negative number is that without a header. Level 5, 8 of memory, no strategy.
    let result =
      packs
      ? zlib.deflateInit(stream, 5, 8, -15, 8, 0, ZLibrary.version, size)
      : zlib.inflateInit(stream, -15, ZLibrary.version, size)
    guard result == 0 else { return nil }
  }

  deinit {
    if stream.pointee.state != nil {
      _ = packs ? zlib.deflateEnd(stream) : zlib.inflateEnd(stream)
    }
    stream.deallocate()
  }

  /// Reads and writes what there is, and room for.
  func process(_ bytes: inout compression_stream, isLast: Bool) -> compression_status {
    let room = UInt32(clamping: bytes.dst_size)
    let there = UInt32(clamping: bytes.src_size)
    stream.pointee.next_in = bytes.src_ptr
    stream.pointee.avail_in = there
    stream.pointee.next_out = bytes.dst_ptr
    stream.pointee.avail_out = room
    let isAll = isLast && Int(there) == bytes.src_size
    let result = packs ? zlib.deflate(stream, isAll ? 4 : 0) : zlib.inflate(stream, 0)
    let read = Int(there - stream.pointee.avail_in)
    let written = Int(room - stream.pointee.avail_out)
    bytes.src_ptr += read
    bytes.src_size -= read
    bytes.dst_ptr += written
    bytes.dst_size -= written
    switch result {
    case 0: return COMPRESSION_STATUS_OK
    case 1: return COMPRESSION_STATUS_END
    // Z_BUF_ERROR: nothing to read, or no room; an end without the stream's end is damage.
    case -5:
      return isLast && !packs && bytes.dst_size > 0
        ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }
}
