import DisplaySupport
import Testing
import X11Window

/// The desktop's settings for programs of all toolkits.
struct `Desktop settings` {
  @Test(arguments: [false, true])
  func `are read in either order of bytes`(isBigEndian: Bool) {
    let bytes = SettingsText(theme: "Yaru-dark", isBigEndian: isBigEndian).bytes
    #expect(XSettings.integer(named: "Gtk/EnableAnimations", in: bytes) == 1)
    #expect(XSettings.integer(named: "Xft/DPI", in: bytes) == 98304)
    #expect(XSettings.text(named: "Net/ThemeName", in: bytes) == "Yaru-dark")
    #expect(XSettings.integer(named: "Net/ThemeName", in: bytes) == nil)
    #expect(XSettings.text(named: "Xft/DPI", in: bytes) == nil)
    #expect(XSettings.integer(named: "Gtk/Colour", in: bytes) == nil)
    #expect(XSettings.integer(named: "Gtk/Nothing", in: bytes) == nil)
  }

  /// Cut off anywhere, or with any byte wrong, they are at worst not there.
  @Test func `that are damaged do no harm`() {
    let bytes = SettingsText(animations: 0).bytes
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
      let manager = try SettingsManager(on: server.name)
      manager.publish(theme: "Adwaita", animations: false)
      #expect(connection.wantsNoAnimations)
      manager.publish(theme: "Adwaita", animations: true)
      #expect(!connection.wantsNoAnimations)
      manager.publish([])
      #expect(!connection.wantsNoAnimations)
    }

    @Test(arguments: [
      ("Adwaita", false), ("Adwaita-dark", true), ("Adwaita:dark", true), ("Breeze-Dark", true),
      ("Mint-Y-Dark-Aqua", true), ("Darkness", false), ("", false), ("HighContrast", false),
    ])
    func `say dark by the theme's name`(theme: String, isDark: Bool) throws {
      let server = try VirtualDisplay(width: 100, height: 100)
      let connection = try X11Connection(displayName: server.name)
      #expect(!connection.wantsDark, "nobody says anything")
      let manager = try SettingsManager(on: server.name)
      manager.publish(theme: theme)
      #expect(connection.wantsDark == isDark)
      manager.leave()
      #expect(!connection.wantsDark, "nobody says anything any more")
    }

    @Test func `name the desktop's font`() throws {
      let server = try VirtualDisplay(width: 100, height: 100)
      let connection = try X11Connection(displayName: server.name)
      #expect(connection.fontDescription == nil, "nobody says anything")
      let manager = try SettingsManager(on: server.name)
      manager.publish(theme: "Adwaita", font: "DejaVu Sans Bold 10")
      #expect(connection.fontDescription == "DejaVu Sans Bold 10")
      manager.publish(theme: "Adwaita", font: "")
      #expect(connection.fontDescription == nil)
    }

    /// The program that looks after them may come late, and go, and another one may come.
    @Test func `tell when they change`() async throws {
      let server = try VirtualDisplay(width: 100, height: 100)
      let connection = try X11Connection(displayName: server.name)
      var seen: [Bool] = []
      let watch = SettingsWatch(connection) { [unowned connection] in
        let now = connection.wantsDark
        if seen.last != now { seen.append(now) }
      }
      defer { withExtendedLifetime(watch) {} }
      let first = try SettingsManager(on: server.name)
      first.publish(theme: "Adwaita-dark")
      #expect(try await waitUntil { seen.last == true })
      first.publish(theme: "Adwaita")
      #expect(try await waitUntil { seen.last == false })
      first.publish(theme: "Yaru-dark")
      #expect(try await waitUntil { seen.last == true })
      first.leave()
      #expect(try await waitUntil { seen.last == false })
      let second = try SettingsManager(on: server.name)
      second.publish(theme: "Yaru-dark")
      #expect(try await waitUntil { seen.last == true })
    }
  }
}
