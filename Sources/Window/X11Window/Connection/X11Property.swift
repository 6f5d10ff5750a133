internal import CX11

/// The value of a window's property.
struct X11Property {
  let type: Atom
  /// The data in format 8; empty in other formats.
  let bytes: [UInt8]
  /// The data in format 32; empty in other formats.
  let numbers: [UInt]
  /// Whether the property is longer than what was read.
  let isCut: Bool
}

extension X11Connection {
  /// Reads a property (one round trip, or two).
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - window: The window that has the property; it may not exist any more.
  ///   - most: Maximum number of bytes to read.
  ///   - isRemoved: Whether the property is deleted after reading.
  /// - Returns: `nil` when there is no such property.
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
      // (The server deletes only a property that has been read to its end.)
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
      // Xlib returns numbers of 32 bits as C longs.
      numbers: format == 32
        ? (0..<size).map { raw.load(fromByteOffset: $0 * 8, as: UInt.self) & 0xFFFF_FFFF } : [],
      isCut: rest > 0
    )
  }

  /// Writes a property of 32-bit numbers.
  func setProperty(_ name: Atom, of window: Window, type: Atom, numbers: [UInt]) {
    // Xlib takes numbers of 32 bits as C longs.
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
