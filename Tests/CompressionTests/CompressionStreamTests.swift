import Compression
import Testing

/// Streams of packed bytes, as ZIP files have them.
struct `A compression stream` {
  /// What a stream makes of bytes, with rooms and pieces of a size, and its last status.
  private func run(
    _ bytes: [UInt8],
    _ operation: compression_stream_operation,
    piece: Int = 50
  ) -> (bytes: [UInt8], status: compression_status) {
    var result: [UInt8] = []
    var room = [UInt8](repeating: 0, count: piece)
    var status = COMPRESSION_STATUS_OK
    bytes.withUnsafeBufferPointer { source in
      room.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        var stream = compression_stream(
          dst_ptr: to,
          dst_size: piece,
          src_ptr: from,
          src_size: 0,
          state: nil
        )
        status = compression_stream_init(&stream, operation, COMPRESSION_ZLIB)
        var given = 0
        for _ in 0..<10_000 where status == COMPRESSION_STATUS_OK {
          if stream.src_size == 0, given < bytes.count {
            (stream.src_ptr, stream.src_size) = (from + given, min(piece, bytes.count - given))
            given += stream.src_size
          }
          (stream.dst_ptr, stream.dst_size) = (to, piece)
          let isLast = given == bytes.count
          let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
          status = compression_stream_process(&stream, flags)
          result += target[..<(piece - stream.dst_size)]
        }
        compression_stream_destroy(&stream)
      }
    }
    return (result, status)
  }

  private let text = Array("the quick brown fox ".utf8)

  @Test(arguments: [1, 7, 50, 4096])
  func `gives back what it has packed, in pieces of any size`(_ piece: Int) {
    let long = (0..<200).flatMap { _ in text }
    let packed = run(long, COMPRESSION_STREAM_ENCODE, piece: piece)
    #expect(packed.status == COMPRESSION_STATUS_END)
    #expect(packed.bytes.count < long.count / 10)
    let unpacked = run(packed.bytes, COMPRESSION_STREAM_DECODE, piece: piece)
    #expect(unpacked.status == COMPRESSION_STATUS_END)
    #expect(unpacked.bytes == long)
  }

  @Test func `reads what others have packed`() {
    // DEFLATE's own example of a fixed block: the letter a, and the end.
    let unpacked = run([0x4B, 0x04, 0x00], COMPRESSION_STREAM_DECODE)
    #expect(unpacked.bytes == [0x61] && unpacked.status == COMPRESSION_STATUS_END)
  }

  @Test(arguments: [[0xFF, 0xFF, 0xFF], [0x4B]] as [[UInt8]])
  func `says that bytes are damaged, or end too soon`(_ bytes: [UInt8]) {
    #expect(run(bytes, COMPRESSION_STREAM_DECODE).status == COMPRESSION_STATUS_ERROR)
  }

  @Test func `knows one algorithm`() {
    var byte: UInt8 = 0
    withUnsafeMutablePointer(to: &byte) { pointer in
      var stream = compression_stream(
        dst_ptr: pointer,
        dst_size: 1,
        src_ptr: UnsafePointer(pointer),
        src_size: 1,
        state: nil
      )
      let other = compression_algorithm(rawValue: 0x801)
      #expect(
        compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, other)
          == COMPRESSION_STATUS_ERROR
      )
      #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
    }
  }
}
