internal import CX11

/// A property of a window, as it was read.
struct X11Property {
  let type: Atom
  /// Of 8 bits each; empty for one of other numbers.
  let bytes: [UInt8]
  /// Of 32 bits each; empty for one of other numbers.
  let numbers: [UInt]
  /// Whether there is more of it than was read.
  let isCut: Bool
}

extension X11Connection {
  /// Reads a property (one round trip, or two).
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - window: Whose it is: perhaps a window that is gone.
  ///   - most: The most that is read, in bytes.
  ///   - isRemoved: Whether it is taken away by it.
  /// - Returns: `nil` where there is none.
  func property(
    _ name: Atom,
    of window: Window,
    most: Int = 4096,
    isRemoved: Bool = false
  ) -> X11Property? {
    var (type, count, rest): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutablePointer<UInt8>?
    passing { display in
      XGetWindowProperty(
        display,
        window,
        name,
        0,
        (most + 3) / 4,
        isRemoved ? 1 : 0,
        Atom(AnyPropertyType),
        &type,
        &format,
        &count,
        &rest,
        &data
      )
      // (The server takes away only what has been read to its end.)
      if isRemoved, rest > 0 { XDeleteProperty(display, window, name) }
    }
    guard let data else { return nil }
    defer { XFree(data) }
    guard type != 0 else { return nil }
    let raw = UnsafeRawPointer(data)
    let size = Int(count)
    return X11Property(
      type: type,
      bytes: format == 8 ? Array(UnsafeRawBufferPointer(start: raw, count: size)) : [],
      // Numbers of 32 bits come from Xlib as C longs.
      numbers: format == 32
        ? (0..<size).map { raw.load(fromByteOffset: $0 * 8, as: UInt.self) & 0xFFFF_FFFF } : [],
      isCut: rest > 0
    )
  }

  /// Writes a property of 32-bit numbers.
  func setProperty(_ name: Atom, of window: Window, type: Atom, numbers: [UInt]) {
    // Numbers of 32 bits are given to Xlib as C longs.
    numbers.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self).baseAddress
      let count = Int32(clamping: numbers.count)
      _ = XChangeProperty(display, window, name, type, 32, PropModeReplace, bytes, count)
    }
  }

  /// Writes a property of bytes.
  func setProperty(_ name: Atom, of window: Window, type: Atom, bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let count = Int32(clamping: bytes.count)
    XChangeProperty(display, window, name, type, 8, PropModeReplace, bytes, count)
  }
}
