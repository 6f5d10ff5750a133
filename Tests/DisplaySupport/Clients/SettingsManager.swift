import CX11

/// The program of a desktop that looks after its settings for programs of all toolkits (XSETTINGS).
package final class SettingsManager {
  private let client: TestClient
  private var serial = 0

  /// Becomes the settings manager of a display, and announces that on its root window.
  package init(on displayName: String) throws {
    client = try TestClient(on: displayName)
    client.own("_XSETTINGS_S0")
    guard let display = client.display else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client.root
    event.xclient.message_type = client.atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(bitPattern: client.atom("_XSETTINGS_S0"))
    event.xclient.data.l.2 = Int(bitPattern: client.window)
    XSendEvent(display, client.root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }

  /// Publishes a theme, whether there should be animations, a font, and the dots per inch of text.
  package func publish(
    theme: String,
    animations: Bool = true,
    font: String = "Cantarell 11",
    dotsPerInch: Int = 96
  ) {
    serial += 1
    let text = SettingsText(
      theme: theme,
      animations: animations ? 1 : 0,
      font: font,
      dotsPerInch: dotsPerInch,
      serial: serial
    )
    publish(text.bytes)
  }

  /// Publishes settings as they are written.
  package func publish(_ bytes: [UInt8]) {
    guard let display = client.display else { return }
    let name = client.atom("_XSETTINGS_SETTINGS")
    let count = Int32(bytes.count)
    XChangeProperty(display, client.window, name, name, 8, PropModeReplace, bytes, count)
    XSync(display, 0)
  }

  /// Looks after them no longer.
  package func leave() { client.leave() }
}

/// Settings of all three kinds, as they are published.
package struct SettingsText {
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - theme: `Net/ThemeName`.
  ///   - animations: `Gtk/EnableAnimations`.
  ///   - font: `Gtk/FontName`.
  ///   - dotsPerInch: `Xft/DPI`, which has it in parts of 1024.
  ///   - serial: How often they were published.
  ///   - isBigEndian: In which order numbers have their bytes.
  package init(
    theme: String = "Adwaita",
    animations: UInt8 = 1,
    font: String = "Cantarell 11",
    dotsPerInch: Int = 96,
    serial: Int = 1,
    isBigEndian: Bool = false
  ) {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? digits.reversed() : digits
    }
    func text(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: -text.utf8.count & 3)
    }
    func head(_ type: UInt8, _ name: String) -> [UInt8] {
      [type, 0] + number(name.utf8.count, 2) + text(name) + number(serial, 4)
    }
    func setting(_ name: String, _ value: String) -> [UInt8] {
      head(1, name) + number(value.utf8.count, 4) + text(value)
    }
    let texts = setting("Net/ThemeName", theme) + setting("Gtk/FontName", font)
    let color = head(2, "Gtk/Colour") + number(0x1234, 2) + number(0, 6)
    let dots = head(0, "Xft/DPI") + number(dotsPerInch * 1024, 4)
    let motion = head(0, "Gtk/EnableAnimations") + number(Int(animations), 4)
    let first: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    bytes = first + number(serial, 4) + number(5, 4) + texts + color + dots + motion
  }
}
