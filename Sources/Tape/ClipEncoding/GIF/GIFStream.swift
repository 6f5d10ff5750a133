import CClips

/// Writes pictures of indices as a GIF: of each picture only the smallest rectangle that changes, and in it only the
/// changes.
///
/// Pixels that have to become transparent can only be cleared by the disposal of the previous picture's rectangle. So
/// each picture is written when the next one is known.
final class GIFStream {
  private let file: ByteFile
  private let format: ClipFormat
  private let palette: [UInt32]
  private let bits: Int
  private let size: Int
  /// The viewer's picture before the next one is drawn; and the picture that is shown next.
  private let canvas, shown: UnsafeMutablePointer<UInt8>
  private var start: Int?
  private var isFirst = true

  private var transparent: UInt8 { UInt8(palette.count) }

  init(_ file: ByteFile, _ palette: [UInt32], _ format: ClipFormat) {
    self.file = file
    self.format = format
    self.palette = palette
    bits = max(2, Int.bitWidth - palette.count.leadingZeroBitCount)
    size = format.width * format.height
    canvas = .allocate(capacity: size)
    canvas.initialize(repeating: UInt8(palette.count), count: size)
    shown = .allocate(capacity: size)
    shown.initialize(repeating: UInt8(palette.count), count: size)
  }

  deinit {
    canvas.deallocate()
    shown.deallocate()
  }

  /// Continues with a picture from a time on, in hundredths of a second.
  func show(_ indices: UnsafePointer<UInt8>, at time: Int) throws(ClipError) {
    if let start {
      let (drawn, cleared) = changes(from: shown, to: indices)
      if drawn.width == 0, cleared.width == 0 { return }
      try write(cleared: cleared, delay: time - start)
    } else {
      try file.write(head())
    }
    shown.update(from: indices, count: size)
    start = time
  }

  /// Writes the last picture, which is shown until that time.
  func end(at time: Int) throws(ClipError) {
    guard let start else { return }
    try write(cleared: PegbarClipBox(x: 0, y: 0, width: 0, height: 0), delay: time - start)
    try file.write([0x3B])
  }

  /// Writes the shown picture, and removes from the canvas what is cleared.
  private func write(cleared: PegbarClipBox, delay: Int) throws(ClipError) {
    let drawn = changes(from: canvas, to: shown).drawn
    var box = isFirst ? whole : drawn.union(cleared)
    if box.width == 0 { box = PegbarClipBox(x: 0, y: 0, width: 1, height: 1) }
    isFirst = false
    // A delay has 16 bits: the rest is added by a pixel that stays as it is.
    let part = min(delay, 65535)
    var bytes = control(delay: part, isCleared: cleared.width > 0 && part == delay) + place(box)
    bytes += compressed(box)
    try file.write(bytes)
    canvas.update(from: shown, count: size)
    if part < delay { return try write(cleared: cleared, delay: delay - part) }
    if cleared.width > 0 {
      for y in box.y..<box.y + box.height {
        (canvas + y * format.width + box.x).update(repeating: transparent, count: box.width)
      }
    }
  }

  private var whole: PegbarClipBox {
    PegbarClipBox(x: 0, y: 0, width: format.width, height: format.height)
  }

  private func changes(from: UnsafePointer<UInt8>, to: UnsafePointer<UInt8>)
    -> (drawn: PegbarClipBox, cleared: PegbarClipBox)
  {
    var (drawn, cleared) = (PegbarClipBox(), PegbarClipBox())
    pegbar_gif_changes(from, to, format.width, format.height, transparent, &drawn, &cleared)
    return (drawn, cleared)
  }

  private func compressed(_ box: PegbarClipBox) -> [UInt8] {
    let count = box.width * box.height
    let cut = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { cut.deallocate() }
    pegbar_gif_cut(shown, canvas, format.width, box, Int32(transparent), cut)
    return [UInt8](unsafeUninitializedCapacity: pegbar_gif_bound(count)) { buffer, size in
      guard let start = buffer.baseAddress else { return }
      size = pegbar_gif_compress(cut, count, Int32(bits), start)
    }
  }

  /// The size, the palette for all pictures, and the number of plays: the extension counts repetitions after the first.
  private func head() -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + Self.short(format.width) + Self.short(format.height)
    bytes += [0xF0 | UInt8(bits - 1), 0, 0]
    for index in 0..<1 << bits {
      let color = index < palette.count ? palette[index] : 0
      bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    guard format.loop.plays != 1 else { return bytes }
    let repeats = format.loop.plays == 0 ? 0 : min(format.loop.plays - 1, 65535)
    return bytes + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.short(repeats) + [0]
  }

  /// The delay, whether the rectangle is cleared afterwards (2) or stays (1), and the transparent index.
  private func control(delay: Int, isCleared: Bool) -> [UInt8] {
    [0x21, 0xF9, 4, isCleared ? 0b1001 : 0b0101] + Self.short(delay) + [transparent, 0]
  }

  private func place(_ box: PegbarClipBox) -> [UInt8] {
    [0x2C] + [box.x, box.y, box.width, box.height].flatMap(Self.short) + [0]
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}

extension PegbarClipBox {
  /// The smallest box that contains both.
  fileprivate func union(_ other: PegbarClipBox) -> PegbarClipBox {
    if width == 0 { return other }
    if other.width == 0 { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PegbarClipBox(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }
}
