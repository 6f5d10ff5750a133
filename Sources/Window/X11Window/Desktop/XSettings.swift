internal import CX11

/// The desktop's settings for programs of all toolkits (XSETTINGS, by freedesktop.org).
package nonisolated enum XSettings {
  /// The value of an integer setting.
  ///
  /// The data are a header of 12 bytes - byte order, serial number, number of settings - and for each setting its type,
  /// the length of its name, the name, a serial number and the value; strings are padded to 4 bytes.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - bytes: The property `_XSETTINGS_SETTINGS`.
  /// - Returns: The number; `nil` where no such setting exists, or the data cannot be parsed.
  package static func integer(named name: String, in bytes: [UInt8]) -> Int? {
    if case .integer(let value)? = value(named: name, in: bytes) { value } else { nil }
  }

  /// The value of a string setting.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - bytes: The property `_XSETTINGS_SETTINGS`.
  /// - Returns: The string; `nil` where no such setting exists, or the data cannot be parsed.
  package static func text(named name: String, in bytes: [UInt8]) -> String? {
    if case .text(let value)? = value(named: name, in: bytes) { value } else { nil }
  }

  private enum Value {
    case integer(Int)
    case text(String)
  }

  private static func value(named name: String, in bytes: [UInt8]) -> Value? {
    var reader = Reader(bytes: bytes, isBigEndian: bytes.first == 1)
    guard reader.skip(8), let count = reader.number(of: 4) else { return nil }
    for _ in 0..<min(count, bytes.count) {
      guard let type = reader.number(of: 1), reader.skip(1), let length = reader.number(of: 2),
        let own = reader.text(length), reader.skip(4)
      else { return nil }
      switch type {
      case 0:
        guard let value = reader.number(of: 4) else { return nil }
        if own == name { return .integer(Int(Int32(truncatingIfNeeded: value))) }
      case 1:
        guard let length = reader.number(of: 4), let value = reader.text(length) else { return nil }
        if own == name { return .text(value) }
      case 2: guard reader.skip(8) else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// Whether a theme's name has "dark" among its words.
  static func isDark(_ theme: String) -> Bool {
    theme.split { !$0.isLetter }.contains { $0.lowercased() == "dark" }
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var place = 0

    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - place else { return false }
      place += count
      return true
    }

    mutating func number(of count: Int) -> Int? {
      let start = place
      guard skip(count) else { return nil }
      let digits = bytes[start..<place]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a string of `count` bytes and its padding.
    mutating func text(_ count: Int) -> String? {
      let start = place
      guard skip(count) else { return nil }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      return skip(-count & 3) ? text : nil
    }
  }
}

extension X11Connection {
  /// Whether the desktop asks for no animations (`Gtk/EnableAnimations`); false without the setting.
  package var wantsNoAnimations: Bool {
    XSettings.integer(named: "Gtk/EnableAnimations", in: settings) == 0
  }

  /// Whether the desktop's theme is dark: by the word "dark" in its name (`Net/ThemeName`), as in "Adwaita-dark",
  /// "Adwaita:dark" and "Mint-Y-Dark-Aqua", or by the preference for the dark variant
  /// (`Gtk/ApplicationPreferDarkTheme`).
  package var wantsDark: Bool {
    let settings = settings
    if XSettings.integer(named: "Gtk/ApplicationPreferDarkTheme", in: settings) == 1 { return true }
    return XSettings.text(named: "Net/ThemeName", in: settings).map(XSettings.isDark) ?? false
  }

  /// The desktop's font for programs, as Pango describes it, with its size: "Cantarell 11" (`Gtk/FontName`); `nil`
  /// without the setting.
  package var fontDescription: String? {
    XSettings.text(named: "Gtk/FontName", in: settings).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The desktop's dots per inch for text in parts of 1024 (`Xft/DPI`); `nil` without the setting.
  var dotsPerInchSetting: Int? { XSettings.integer(named: "Xft/DPI", in: settings) }

  /// The settings manager's window; 0 where there is none.
  var settingsOwner: Window {
    guard isAlive else { return 0 }
    defer { settle() }
    let screen = XDefaultScreen(display)
    return XGetSelectionOwner(display, XInternAtom(display, "_XSETTINGS_S\(screen)", 0))
  }

  /// The settings that the settings manager has published; empty where there is none.
  private var settings: [UInt8] {
    var found: [UInt8] = []
    // (Its window may be destroyed at any time.)
    passing { display in
      let screen = XDefaultScreen(display)
      let owner = XGetSelectionOwner(display, XInternAtom(display, "_XSETTINGS_S\(screen)", 0))
      guard owner != 0 else { return }
      let name = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
      var (type, count, rest): (Atom, UInt, UInt) = (0, 0, 0)
      var format: Int32 = 0
      var data: UnsafeMutablePointer<UInt8>?
      let most = 1 << 16
      XGetWindowProperty(
        display,
        owner,
        name,
        0,
        most,
        0,
        name,
        &type,
        &format,
        &count,
        &rest,
        &data
      )
      guard let data else { return }
      defer { XFree(data) }
      if format == 8 { found = Array(UnsafeBufferPointer(start: data, count: Int(count))) }
    }
    return found
  }
}
