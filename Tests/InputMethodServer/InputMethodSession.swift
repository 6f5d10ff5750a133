import CInputMethod
import Glibc
import Synchronization

/// The server's side of the X Input Method protocol (libxcb-imdkit), on the thread that made it.
final class InputMethodSession {
  private let connection: OpaquePointer
  private let method: OpaquePointer
  private let record: InputMethodRecord

  /// `nil` when the display does not answer, or has an input method of that name.
  init?(on displayName: String, _ record: InputMethodRecord) {
    var number: Int32 = 0
    let connection = xcb_connect(displayName, &number)
    guard let connection, xcb_connection_has_error(connection) == 0,
      let method = Self.makeMethod(connection, screen: number, record)
    else {
      xcb_disconnect(connection)
      return nil
    }
    (self.connection, self.method, self.record) = (connection, method, record)
    guard xcb_im_open_im(method) else {
      end()
      return nil
    }
    xcb_flush(connection)
  }

  /// Answers what has come, or comes soon.
  func serve() {
    var socket = pollfd(
      fd: xcb_get_file_descriptor(connection),
      events: Int16(POLLIN),
      revents: 0
    )
    poll(&socket, 1, 20)
    while let event = xcb_poll_for_event(connection) {
      xcb_im_filter_event(method, event)
      free(event)
    }
    xcb_flush(connection)
  }

  func end() {
    xcb_im_close_im(method)
    xcb_im_destroy(method)
    xcb_disconnect(connection)
  }

  private static func makeMethod(
    _ connection: OpaquePointer,
    screen number: Int32,
    _ record: InputMethodRecord
  ) -> OpaquePointer? {
    xcb_compound_text_init()
    let window = xcb_generate_id(connection)
    guard let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data else { return nil }
    xcb_create_window(
      connection,
      0,
      window,
      screen.pointee.root,
      0,
      0,
      1,
      1,
      0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
      screen.pointee.root_visual,
      0,
      nil
    )
    // What is typed is shown at the place that the program names, or somewhere.
    var styles = [
      XCB_IM_PreeditPosition.rawValue | XCB_IM_StatusNothing.rawValue,
      XCB_IM_PreeditNothing.rawValue | XCB_IM_StatusNothing.rawValue,
    ]
    return styles.withUnsafeMutableBufferPointer { styles in
      var all = xcb_im_styles_t(nStyles: UInt32(styles.count), styles: styles.baseAddress)
      var encoding: UnsafeMutablePointer<CChar>? = strdup("COMPOUND_TEXT")
      defer { free(encoding) }
      return withUnsafeMutablePointer(to: &encoding) { encoding in
        var encodings = xcb_im_encodings_t(nEncodings: 1, encodings: encoding)
        return xcb_im_create(
          connection,
          number,
          window,
          InputMethodServer.name,
          "C,en,de,zh,ja,ko",
          &all,
          nil,
          nil,
          &encodings,
          XCB_EVENT_MASK_KEY_PRESS.rawValue | XCB_EVENT_MASK_KEY_RELEASE.rawValue,
          { method, _, context, header, _, argument, record in
            guard let method, let context, let header, let record else { return }
            let told = Unmanaged<InputMethodRecord>.fromOpaque(record).takeUnretainedValue()
            InputMethodTurn(method: method, context: context, record: told)
              .take(Int32(header.pointee.major_opcode), argument)
          },
          Unmanaged.passUnretained(record).toOpaque()
        )
      }
    }
  }
}

/// Something that a program has said of one of its windows.
private struct InputMethodTurn {
  let method: OpaquePointer
  let context: OpaquePointer
  let record: InputMethodRecord

  func take(_ request: Int32, _ argument: UnsafeMutableRawPointer?) {
    switch request {
    case XCB_XIM_CREATE_IC: update { _ in }
    case XCB_XIM_DESTROY_IC:
      record.state.withLock { $0.contexts[UInt(bitPattern: context)] = nil }
    case XCB_XIM_SET_IC_FOCUS: update { $0.isFocused = true }
    case XCB_XIM_UNSET_IC_FOCUS: update { $0.isFocused = false }
    case XCB_XIM_SET_IC_VALUES: update { _ in }
    case XCB_XIM_FORWARD_EVENT:
      guard let event = argument?.assumingMemoryBound(to: xcb_key_press_event_t.self) else {
        return
      }
      if !keeps(event.pointee) { xcb_im_forward_event(method, context, event) }
    default: break
    }
  }

  private func update(_ change: (inout InputMethodServer.Context) -> Void) {
    let isReported =
      xcb_im_input_context_get_preedit_attr_mask(context) & XCB_XIM_XNSpotLocation_MASK.rawValue
      != 0
    let place = xcb_im_input_context_get_preedit_attr(context)?.pointee.spot_location
    record.state.withLock {
      let key = UInt(bitPattern: context)
      var known = $0.contexts[key] ?? InputMethodServer.Context()
      known.spot = isReported ? place.map { InputMethodServer.Spot(Int($0.x), Int($0.y)) } : nil
      change(&known)
      $0.contexts[key] = known
    }
  }

  /// The keys n and i are letters; Space makes a word of them.
  ///
  /// All others go back to the program.
  private func keeps(_ event: xcb_key_press_event_t) -> Bool {
    let isPress = event.response_type & 0x7F == XCB_KEY_PRESS
    let letter: String? =
      switch event.detail {
      case 57: "n"
      case 31: "i"
      default: nil
      }
    var word: String?
    var isKept = false
    update {
      $0.keys += isPress ? 1 : 0
      guard isPress, event.state == 0 else { return }
      if let letter {
        $0.letters += letter
        isKept = true
      } else if event.detail == 65, !$0.letters.isEmpty {
        (word, $0.letters) = ($0.letters == "ni" ? "你" : $0.letters, "")
        isKept = true
      }
    }
    if let word { commit(word) }
    return isKept
  }

  private func commit(_ word: String) {
    var length = 0
    guard let text = xcb_utf8_to_compound_text(word, word.utf8.count, &length) else { return }
    defer { free(text) }
    xcb_im_commit_string(
      method,
      context,
      UInt32(XCB_XIM_LOOKUP_CHARS.rawValue),
      text,
      UInt32(length),
      0
    )
  }
}
