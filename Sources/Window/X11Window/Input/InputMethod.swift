internal import CX11
internal import Foundation

/// The input method of a display (XIM): the desktop's own, or Xlib's with dead keys and Compose.
final class InputMethod {
  fileprivate let method: XIM
  fileprivate let style: XIMStyle
  /// The fonts for composed text; `nil` when the input method shows it in a place of its own.
  fileprivate let fonts: XFontSet?
  private let display: OpaquePointer
  private let death: UnsafeMutablePointer<Int32>
  private var isOpen = true

  /// Whether the input method's server is gone; Xlib has then freed it, and nothing of it may be touched.
  var isDead: Bool { death.pointee != 0 }

  /// `XOpenIM`; `nil` when there is no input method that works without windows of its own.
  init?(display: OpaquePointer) {
    var opened = XOpenIM(display, nil, nil, nil)
    if opened == nil {
      XSetLocaleModifiers("@im=none")
      opened = XOpenIM(display, nil, nil, nil)
    }
    guard let opened else { return nil }
    // Composed text is best shown where the caret is.
    let spot = XIMStyle(XIMPreeditPosition | XIMStatusNothing)
    let fonts = pegbar_im_has_style(opened, spot) != 0 ? pegbar_im_fonts(display) : nil
    let styles =
      (fonts == nil ? [] : [spot]) + [
        XIMStyle(XIMPreeditNothing | XIMStatusNothing), XIMStyle(XIMPreeditNone | XIMStatusNone),
      ]
    guard let style = styles.first(where: { pegbar_im_has_style(opened, $0) != 0 }) else {
      XCloseIM(opened)
      return nil
    }
    (method, self.style, self.fonts, self.display) = (opened, style, fonts, display)
    death = .allocate(capacity: 1)
    death.initialize(to: 0)
    pegbar_watch_im(opened, death)
  }

  isolated deinit { death.deallocate() }

  /// `XCloseIM`; must come before the display is closed.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if !isDead { XCloseIM(method) }
    if let fonts { XFreeFontSet(display, fonts) }
  }

  fileprivate var isUsable: Bool { isOpen && !isDead }
}

/// One window's conversation with the input method (XIC).
final class InputContext {
  private let method: InputMethod
  private let context: XIC
  private var isOpen = true
  /// `nil` before the input method was notified: keys go there then.
  private var hasFocus: Bool?

  /// `XCreateIC`; `nil` when the input method refuses.
  init?(method: InputMethod, window: Window) {
    guard method.isUsable,
      let context = pegbar_create_ic(method.method, method.style, window, method.fonts)
    else { return nil }
    self.method = method
    self.context = context
  }

  /// The events that the window has to select for the input method, as a mask.
  var eventMask: Int { isUsable ? pegbar_ic_events(context) : 0 }

  /// Whether keys can still go through it.
  var isUsable: Bool { isOpen && method.isUsable }

  /// `XSetICFocus` or `XUnsetICFocus`.
  func setFocus(_ hasFocus: Bool) {
    guard isUsable, hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    if hasFocus { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }

  /// Sets where text is typed (`XNSpotLocation`), in pixels of the window.
  func setPlace(_ place: CGPoint) {
    guard isUsable, method.fonts != nil else { return }
    let limits = Double(Int16.min)...Double(Int16.max)
    func pixel(_ value: Double) -> Int16 {
      Int16(min(max(value.rounded(), limits.lowerBound), limits.upperBound))
    }
    pegbar_set_ic_place(context, pixel(place.x), pixel(place.y))
  }

  /// The text of a key press (`Xutf8LookupString`), and the keysym of what was composed.
  func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: UInt32) {
    var bytes = [CChar](repeating: 0, count: 64)
    var symbol: KeySym = 0
    var status: Int32 = 0
    var length = Xutf8LookupString(
      context,
      &event,
      &bytes,
      Int32(bytes.count),
      &symbol,
      &status
    )
    if status == XBufferOverflow {
      bytes = [CChar](repeating: 0, count: Int(length))
      length = Xutf8LookupString(
        context,
        &event,
        &bytes,
        Int32(bytes.count),
        &symbol,
        &status
      )
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let hasSymbol = status == XLookupKeySym || status == XLookupBoth
    let text = bytes.prefix(hasText ? Int(length) : 0).map { UInt8(bitPattern: $0) }
    return (
      String(decoding: text, as: UTF8.self), hasSymbol ? UInt32(truncatingIfNeeded: symbol) : 0
    )
  }

  /// `XDestroyIC`; must come before the window and the method are destroyed.
  func close() {
    guard isUsable else { return }
    isOpen = false
    XDestroyIC(context)
  }
}
