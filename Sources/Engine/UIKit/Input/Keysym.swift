import QuartzCore

/// A key as an X keysym (the tables of X11's `keysymdef.h`).
struct Keysym {
  let code: UInt32

  init(_ code: UInt32) {
    self.code = code
  }

  /// The text of the key: Latin-1 keysyms are their own characters, those above 2²⁴ are Unicode.
  var text: String {
    let scalar: Unicode.Scalar? =
      switch code {
      case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(code)
      case 0x0100_0100...0x0110_FFFF: Unicode.Scalar(code - 0x0100_0000)
      case 0xFF0D, 0xFF8D: "\r"
      case 0xFF09, 0xFE20: "\t"
      case 0xFF08: "\u{8}"
      case 0xFF1B: "\u{1B}"
      case 0xFFFF: "\u{7F}"
      case 0xFFAA...0xFFB9: Unicode.Scalar(code - 0xFF80)
      default: nil
      }
    return scalar.map { String(Character($0)) } ?? ""
  }

  /// The key of the symbol on an American keyboard.
  var usage: UIKeyboardHIDUsage {
    if let run = Self.runs.first(where: { $0.codes.contains(code) }) {
      let number = run.usage.rawValue + Int(code - run.codes.lowerBound)
      return UIKeyboardHIDUsage(rawValue: number) ?? .keyboardErrorUndefined
    }
    return Self.singles[code] ?? .keyboardErrorUndefined
  }

  /// Ranges of keysyms whose keys are numbered in the same order.
  private static let runs: [(codes: ClosedRange<UInt32>, usage: UIKeyboardHIDUsage)] = [
    (0x41...0x5A, .keyboardA), (0x61...0x7A, .keyboardA), (0x31...0x39, .keyboard1),
    (0xFFBE...0xFFC9, .keyboardF1), (0xFFB1...0xFFB9, .keypad1),
  ]

  private static let singles: [UInt32: UIKeyboardHIDUsage] = [
    0x20: .keyboardSpacebar, 0x30: .keyboard0,
    0x21: .keyboard1, 0x40: .keyboard2, 0x23: .keyboard3, 0x24: .keyboard4, 0x25: .keyboard5,
    0x5E: .keyboard6, 0x26: .keyboard7, 0x2A: .keyboard8, 0x28: .keyboard9, 0x29: .keyboard0,
    0x2D: .keyboardHyphen, 0x5F: .keyboardHyphen, 0x3D: .keyboardEqualSign,
    0x2B: .keyboardEqualSign, 0x5B: .keyboardOpenBracket, 0x7B: .keyboardOpenBracket,
    0x5D: .keyboardCloseBracket, 0x7D: .keyboardCloseBracket, 0x5C: .keyboardBackslash,
    0x7C: .keyboardBackslash, 0x3B: .keyboardSemicolon, 0x3A: .keyboardSemicolon,
    0x27: .keyboardQuote, 0x22: .keyboardQuote, 0x60: .keyboardGraveAccentAndTilde,
    0x7E: .keyboardGraveAccentAndTilde, 0x2C: .keyboardComma, 0x3C: .keyboardComma,
    0x2E: .keyboardPeriod, 0x3E: .keyboardPeriod, 0x2F: .keyboardSlash, 0x3F: .keyboardSlash,
    0xFF08: .keyboardDeleteOrBackspace, 0xFF09: .keyboardTab, 0xFE20: .keyboardTab,
    0xFF0D: .keyboardReturnOrEnter, 0xFF13: .keyboardPause, 0xFF14: .keyboardScrollLock,
    0xFF1B: .keyboardEscape, 0xFF50: .keyboardHome, 0xFF51: .keyboardLeftArrow,
    0xFF52: .keyboardUpArrow, 0xFF53: .keyboardRightArrow, 0xFF54: .keyboardDownArrow,
    0xFF55: .keyboardPageUp, 0xFF56: .keyboardPageDown, 0xFF57: .keyboardEnd,
    0xFF61: .keyboardPrintScreen, 0xFF63: .keyboardInsert, 0xFFFF: .keyboardDeleteForward,
    0xFF7F: .keypadNumLock, 0xFF8D: .keypadEnter, 0xFFAA: .keypadAsterisk, 0xFFAB: .keypadPlus,
    0xFFAD: .keypadHyphen, 0xFFAE: .keypadPeriod, 0xFFAF: .keypadSlash, 0xFFB0: .keypad0,
    0xFFE1: .keyboardLeftShift, 0xFFE2: .keyboardRightShift, 0xFFE3: .keyboardLeftControl,
    0xFFE4: .keyboardRightControl, 0xFFE5: .keyboardCapsLock, 0xFFE9: .keyboardLeftAlt,
    0xFFEA: .keyboardRightAlt, 0xFFEB: .keyboardLeftGUI, 0xFFEC: .keyboardRightGUI,
  ]
}
