import CClips

/// The previous frame, for kinds of clips that store only changes.
///
/// Unchecked: it belongs to a sink, whose `append` is called by one thread at a time.
final class FrameMemory: @unchecked Sendable {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width, height: Int
  private var isEmpty = true

  init(_ format: ClipFormat) {
    (width, height) = (format.width, format.height)
    pixels = .allocate(capacity: width * height)
  }

  deinit { pixels.deallocate() }

  /// Stores a frame; called by one thread at a time.
  ///
  /// - Parameter frame: The frame to store.
  /// - Returns: The difference to the previous frame: all of it the first time, `nil` when they are equal.
  func change(to frame: ClipFrame) -> FrameChange? {
    var box = PegbarClipBox(x: 0, y: 0, width: width, height: height)
    if !isEmpty {
      box = pegbar_clip_changes(pixels, width, frame.pixels, frame.stride, width, height)
      if box.width == 0 { return nil }
    }
    isEmpty = false
    let change = FrameChange(box)
    for y in 0..<box.height {
      let source = frame.pixels + (box.y + y) * frame.stride + box.x
      (pixels + (box.y + y) * width + box.x).update(from: source, count: box.width)
      (change.pixels + y * box.width).initialize(from: source, count: box.width)
    }
    return change
  }
}

/// A part of a frame, with pixels of its own.
///
/// Unchecked: its pixels are written before it is shared, and only read after that.
final class FrameChange: @unchecked Sendable {
  let box: PegbarClipBox
  let pixels: UnsafeMutablePointer<UInt32>

  init(_ box: PegbarClipBox) {
    self.box = box
    pixels = .allocate(capacity: box.width * box.height)
  }

  deinit { pixels.deallocate() }

  var frame: ClipFrame { ClipFrame(pixels: pixels, stride: box.width) }
}
