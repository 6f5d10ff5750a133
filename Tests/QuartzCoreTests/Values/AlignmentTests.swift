import DisplayList
import QuartzCore
import Testing

/// How values lie in memory.
struct `Value layout` {
  /// Scenes hold these across an `await`.
  ///
  /// Swift 6.3's `async` code corrupts memory for values that are aligned to more than 16 bytes
  /// (x86-64 Linux), which any stored SIMD vector of doubles would make them.
  @Test func `no public value is aligned to more than 16 bytes`() {
    #expect(MemoryLayout<CGColor>.alignment <= 16)
    #expect(MemoryLayout<CATransform3D>.alignment <= 16)
    #expect(MemoryLayout<LayerValues>.alignment <= 16)
    #expect(MemoryLayout<DisplayItem>.alignment <= 16)
    #expect(MemoryLayout<AnimatableValue>.alignment <= 16)
  }
}
