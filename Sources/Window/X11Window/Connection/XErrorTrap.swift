internal import CX11
internal import Synchronization

/// One error event of the X protocol.
nonisolated struct XErrorRecord: Sendable {
  /// What is wrong, such as `BadWindow` or `BadMatch`.
  var code: UInt8
  /// The major opcode of the request that failed; 128 and up belong to extensions.
  var request: UInt8
  /// The number of the request that failed, rising over the life of a connection.
  var serial: UInt
}

/// Catches X errors, which would otherwise make Xlib end the process.
///
/// Xlib has one error handler for the whole process and calls it on whatever thread uses the connection, so the record
/// of errors is behind the one lock of this module. Errors of connections that are not ours are passed to the handler
/// installed before.
nonisolated enum XErrorTrap {
  private struct State {
    var errors: [UInt: [XErrorRecord]] = [:]
    var lost: Set<UInt> = []
    var previousErrorHandler: XErrorHandler?
    var previousIOErrorHandler: XIOErrorHandler?
  }

  private static let state = Mutex(State())

  /// Installs the handlers, once in the life of the process.
  private static let handlers: Void = {
    let error = XSetErrorHandler { display, event in
      guard let display, let event else { return 0 }
      return XErrorTrap.note(event, on: display)
    }
    let ioError = XSetIOErrorHandler { display in
      guard let display else { return 0 }
      return XErrorTrap.noteBroken(display)
    }
    state.withLock {
      $0.previousErrorHandler = error
      $0.previousIOErrorHandler = ioError
    }
  }()

  /// Must be called before anything else is asked of a connection that was just opened.
  ///
  /// `XSetIOErrorExitHandler`: without it Xlib calls `exit(1)` when the server goes away.
  static func watch(_ display: OpaquePointer) {
    handlers
    state.withLock { $0.errors[key(display)] = [] }
    XSetIOErrorExitHandler(display, { display, _ in XErrorTrap.noteLost(display) }, nil)
  }

  /// Must be called right after the connection was closed, for its address may be used again.
  static func forget(_ display: OpaquePointer) {
    state.withLock {
      $0.errors[key(display)] = nil
      $0.lost.remove(key(display))
    }
  }

  /// Whether the connection to the server is lost.
  static func isLost(_ display: OpaquePointer) -> Bool {
    state.withLock { $0.lost.contains(key(display)) }
  }

  /// Removes and returns the errors of the requests numbered `serial` and up.
  static func takeErrors(of display: OpaquePointer, since serial: UInt = 0) -> [XErrorRecord] {
    state.withLock {
      let all = $0.errors[key(display)] ?? []
      guard !all.isEmpty else { return [] }
      $0.errors[key(display)] = all.filter { $0.serial < serial }
      return all.filter { $0.serial >= serial }
    }
  }

  private static func note(
    _ event: UnsafeMutablePointer<XErrorEvent>,
    on display: OpaquePointer
  ) -> Int32 {
    let record = XErrorRecord(
      code: event.pointee.error_code,
      request: event.pointee.request_code,
      serial: event.pointee.serial
    )
    let foreignHandler: XErrorHandler? = state.withLock {
      guard $0.errors[key(display)] == nil else {
        $0.errors[key(display)]?.append(record)
        return nil
      }
      return $0.previousErrorHandler
    }
    return foreignHandler?(display, event) ?? 0
  }

  private static func noteBroken(_ display: OpaquePointer) -> Int32 {
    let foreignHandler: XIOErrorHandler? = state.withLock {
      $0.errors[key(display)] == nil ? $0.previousIOErrorHandler : nil
    }
    return foreignHandler?(display) ?? 0
  }

  private static func noteLost(_ display: OpaquePointer?) {
    guard let display else { return }
    state.withLock { _ = $0.lost.insert(key(display)) }
  }

  private static func key(_ display: OpaquePointer) -> UInt { UInt(bitPattern: display) }
}
