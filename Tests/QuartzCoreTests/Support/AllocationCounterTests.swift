import AllocationCounter
import CoreGraphics
import Testing

/// The counter of a frame's heap allocations: it has to see every way of allocating.
struct `The allocation counter` {
  /// How many blocks of this thread are counted during `work`.
  private func count(_ work: () -> Void) -> Int {
    allocation_counter_start()
    work()
    return allocation_counter_stop()
  }

  /// In a build where a sanitizer has its own allocator nothing is counted, and `allocation_counter_counts()` is false.
  private func expected(_ blocks: Int) -> Int { allocation_counter_counts() ? blocks : 0 }

  @Test func `each call for a block is counted once`() {
    var blocks: [UnsafeMutableRawPointer?] = []
    blocks.reserveCapacity(8)
    var aligned: UnsafeMutableRawPointer?
    let counted = count {
      blocks.append(malloc(100))
      blocks.append(calloc(10, 10))
      blocks.append(realloc(nil, 100))
      blocks.append(aligned_alloc(64, 128))
      posix_memalign(&aligned, 64, 100)
      blocks.append(aligned)
    }
    #expect(counted == expected(5))
    #expect(blocks.allSatisfy { $0 != nil })
    #expect(blocks.suffix(2).allSatisfy { Int(bitPattern: $0) % 64 == 0 })
    let first = blocks[0]
    let freed = count { free(first) }
    #expect(freed == 0)
    for block in blocks.dropFirst() { free(block) }
  }

  @Test func `an alignment that is no power of two is refused, as the C library does`() {
    var block: UnsafeMutableRawPointer?
    let status = posix_memalign(&block, 24, 100)
    #expect(status == EINVAL)
    #expect(block == nil)
  }

  @Test func `objects and arrays are counted, and work without either is not`() {
    final class Thing {}
    var things: [Thing] = []
    things.reserveCapacity(1)
    let ofObject = count { things.append(Thing()) }
    #expect(ofObject == expected(1))
    var list: [Int] = []
    let ofList = count { list.append(1) }
    #expect(ofList == expected(1))
    let ofNumbers = count { list[0] += things.count }
    #expect(ofNumbers == 0)
  }

  @Test func `nothing is counted before the start, after the stop, or on another thread`() {
    let outside = malloc(10)
    var other: Thread?
    let done = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    other = Thread {
      go.wait()
      free(malloc(10))
      done.signal()
    }
    other?.start()
    let counted = count {
      go.signal()
      done.wait()
    }
    #expect(counted == 0)
    free(outside)
  }

  /// Other tests may ask for some meanwhile.
  @Test func `the count of all threads has those of other ones`() {
    let done = DispatchSemaphore(value: 0)
    allocation_counter_start_all()
    Thread {
      for _ in 0..<100 { free(malloc(10)) }
      done.signal()
    }.start()
    done.wait()
    #expect(allocation_counter_stop_all() >= expected(100))
  }
}
