import CX11
import DisplaySupport
import Testing
import X11Window

/// The desktop's settings for programs of all toolkits.
struct `Desktop settings` {
  /// Settings of all three kinds, as the program that looks after them would publish them.
  nonisolated static func published(animations: UInt8, isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? digits.reversed() : digits
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: -text.utf8.count & 3)
    }
    func head(_ type: UInt8, _ name: String) -> [UInt8] {
      [type, 0] + number(name.utf8.count, 2) + text(name) + number(7, 4)
    }
    let theme = head(1, "Net/ThemeName") + number(7, 4) + text("Adwaita")
    let colour = head(2, "Gtk/Colour") + number(0x1234, 2) + number(0, 6)
    let dots = head(0, "Xft/DPI") + number(98304, 4)
    let motion = head(0, "Gtk/EnableAnimations") + number(Int(animations), 4)
    let first: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    return first + number(1, 4) + number(4, 4) + theme + colour + dots + motion
  }

  @Test(arguments: [false, true])
  func `are read in either order of bytes`(isBigEndian: Bool) {
    let bytes = Self.published(animations: 1, isBigEndian: isBigEndian)
    #expect(XSettings.integer(named: "Gtk/EnableAnimations", in: bytes) == 1)
    #expect(XSettings.integer(named: "Xft/DPI", in: bytes) == 98304)
    #expect(XSettings.integer(named: "Net/ThemeName", in: bytes) == nil)
    #expect(XSettings.integer(named: "Gtk/Colour", in: bytes) == nil)
    #expect(XSettings.integer(named: "Gtk/Nothing", in: bytes) == nil)
  }

  /// Cut off anywhere, or with any byte wrong, they are at worst not there.
  @Test func `that are damaged do no harm`() {
    let bytes = Self.published(animations: 0)
    for count in 0..<bytes.count {
      #expect(XSettings.integer(named: "Gtk/EnableAnimations", in: Array(bytes[..<count])) == nil)
    }
    for index in bytes.indices {
      for wrong in [UInt8(0xFF), 0x80, 0x7F] {
        var damaged = bytes
        damaged[index] = wrong
        // (What is read beyond the end ends the process.)
        #expect(XSettings.integer(named: "Gtk/Nothing", in: damaged) == nil)
      }
    }
  }
}

extension OnADisplay {
  /// The desktop's settings on a display.
  @Suite struct `Settings of a desktop` {
    @Test func `say whether there should be animations`() throws {
      let server = try VirtualDisplay(width: 100, height: 100)
      let connection = try X11Connection(displayName: server.name)
      #expect(!connection.wantsNoAnimations, "nobody says anything")
      let other = try OtherClient(display: server)
      other.publishSettings(`Desktop settings`.published(animations: 0))
      #expect(connection.wantsNoAnimations)
      other.publishSettings(`Desktop settings`.published(animations: 1))
      #expect(!connection.wantsNoAnimations)
      other.publishSettings([])
      #expect(!connection.wantsNoAnimations)
    }
  }
}

extension OtherClient {
  /// Publishes settings, as the desktop's program for that does.
  fileprivate func publishSettings(_ bytes: [UInt8]) {
    let manager = XInternAtom(display, "_XSETTINGS_S0", 0)
    var owner = XGetSelectionOwner(display, manager)
    if owner == 0 {
      owner = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
      XSetSelectionOwner(display, manager, owner, UInt(CurrentTime))
    }
    let name = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
    XChangeProperty(display, owner, name, name, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display, 0)
  }
}
