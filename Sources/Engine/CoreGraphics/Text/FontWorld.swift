import CCairo
import CTestFont
import Foundation

/// The set of fonts that a text can have: those of the system by its configuration, or the bundled ones first.
///
/// Nothing here runs before the first text is laid out.
enum FontWorld: Hashable, CaseIterable {
  /// The fonts that fontconfig finds, by the configuration of the machine and its user.
  case system
  /// The bundled family, including emoji, with a configuration of its own: no setting of the machine changes a pixel.
  /// Characters that it does not have come from the installed fonts.
  case bundled

  /// Creates a font map of these fonts, to be used by one thread; the caller owns it.
  func makeMap() -> OpaquePointer? {
    guard let map = pango_cairo_font_map_new() else { return nil }
    if self == .bundled, let config = BundledFonts.config {
      pango_fc_font_map_set_config(map, OpaquePointer(bitPattern: config))
    }
    return map
  }
}

/// Fontconfig's configuration of the bundled fonts.
private enum BundledFonts {
  /// The address of the one configuration, which lives as long as the process; `nil` where the system has no files in
  /// memory: the bundled family is then like any that is not installed.
  static let config: UInt? = {
    guard let config = FcConfigCreate() else { return nil }
    let isRead = rules.withCString { text in
      text.withMemoryRebound(to: UInt8.self, capacity: rules.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcBool(0))
      }
    }
    guard isRead != 0, FcConfigBuildFonts(config) != 0 else { return nil }
    for index in 0..<Int32(PEGBAR_TEST_FONT_COUNT) {
      let file = pegbar_test_font_open(index)
      guard file >= 0, FcConfigAppFontAddFile(config, "/proc/self/fd/\(file)") != 0 else {
        return nil
      }
    }
    return UInt(bitPattern: config)
  }()

  /// The directories of other fonts, and the replacement of the bundled family; then rules that every system has:
  /// synthetic slant and bold, and scaled bitmap emoji, where a family has none.
  private static let rules = """
    <?xml version="1.0"?>
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <dir>~/.fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong">
          <string>\(TextFont.bundledFamily)</string>
        </edit>
      </match>
      <match target="pattern">
        <test name="family"><string>\(TextFont.bundledFamily)</string></test>
        <edit name="family" mode="append" binding="same">
          <string>\(TextFont.bundledFamily) CJK</string>
        </edit>
      </match>
      <match target="font">
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <double>1</double><double>0.2</double><double>0</double><double>1</double>
            </matrix>
          </times>
        </edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
      </match>
      <match target="font">
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="weight" mode="assign"><const>bold</const></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <divide>
                <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
              </divide>
              <double>0</double><double>0</double>
              <divide>
                <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
              </divide>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
}
