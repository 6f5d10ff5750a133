internal import CX11
package import Raster
package import Stage
internal import UIKit

/// A real window on an X display.
///
/// It keeps one back buffer: the stage draws the damaged parts in it and has them put on screen, and
/// the window shows other parts again from it by itself when they were covered. Delegates are told of
/// everything from a turn of the main queue, never from inside a call.
package final class X11Window: StageWindow {
  package weak var delegate: (any StageWindowDelegate)?
  package let scale: Double
  package private(set) var pixelSize: PixelSize
  package var title: String {
    didSet { if canAsk { setTitleProperties() } }
  }

  let connection: X11Connection
  /// The server's number of the window.
  package let id: UInt
  let visual: X11Visual
  private let options: X11WindowOptions
  private let context: GC?
  private let input: InputTranslator
  private let clock: FrameClock
  private var buffer: BackBuffer?
  private var mayShareMemory: Bool
  private var isTickDueWhenFree = false
  private var newSize: PixelSize?
  private var exposed: [PixelRect] = []
  private var isOpen = true

  /// Makes a window, not yet visible, with a content of `width` x `height` points.
  ///
  /// Throws when no window can have that size or scale, or the server refuses.
  package init(
    connection: X11Connection,
    title: String,
    width: Double,
    height: Double,
    options: X11WindowOptions = X11WindowOptions()
  ) throws(X11Error) {
    let scale = try DisplayScale.resolve(
      explicit: options.scale,
      resources: connection.resources
    )
    let size = try X11Limits.pixelSize(width: width, height: height, scale: scale)
    let visual = try X11Visual(connection: connection)
    let id = try visual.makeWindow(size: size, connection: connection)
    self.connection = connection
    self.title = title
    self.options = options
    self.scale = scale
    self.visual = visual
    self.id = id
    pixelSize = size
    context = XCreateGC(connection.display, id, 0, nil)
    input = InputTranslator(connection: connection, window: id, scale: scale)
    mayShareMemory = options.usesSharedMemory && connection.features.sharedMemory != nil
    clock = Self.makeClock(connection: connection, window: id, usesPresent: options.usesPresent)
    clock.onTick = { [weak self] tick in
      guard let self else { return }
      delegate?.window(self, didTick: tick)
    }
    XSelectInput(connection.display, id, Self.eventMask | input.extraEventMask)
    setProperties(minimumWidth: options.minimumWidth, minimumHeight: options.minimumHeight)
    connection.add(self, id: id)
    buffer = try makeBuffer()
    connection.settle()
  }

  isolated deinit { close() }

  package func show() throws {
    try connection.trapping("show the window") { XMapWindow(connection.display, id) }
  }

  package func requestTick() {
    guard canAsk else { return }
    clock.request()
  }

  package func withBackBuffer(_ body: (inout PixelSurface) -> Void) -> Bool {
    guard canAsk else { return false }
    guard let buffer = bufferForPixelSize() else { return false }
    guard buffer.putsInFlight == 0 else {
      isTickDueWhenFree = true
      return false
    }
    var surface = buffer.surface
    body(&surface)
    buffer.hasContent = true
    return true
  }

  package func present(_ damage: [PixelRect]) {
    guard canAsk, let buffer, buffer.hasContent else { return }
    buffer.put(damage.compactMap { X11Limits.clip($0, to: buffer.size) }, on: id, context)
    connection.settle()
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    clock.stop()
    connection.remove(id: id)
    buffer = nil
    guard connection.isAlive else { return }
    input.close()
    if let context { XFreeGC(connection.display, context) }
    XDestroyWindow(connection.display, id)
    visual.freeColormap(connection.display)
    connection.settle()
  }
}

// MARK: - Pixels

extension X11Window {
  /// Whether pixels go through shared memory.
  var sharesMemory: Bool { buffer?.isShared ?? mayShareMemory }

  private func makeBuffer() throws(X11Error) -> BackBuffer {
    try BackBuffer(
      connection: connection,
      size: pixelSize,
      format: visual.format,
      mayShare: mayShareMemory
    )
  }

  /// The buffer, made anew when the window has another size; `nil` when there is no memory for it.
  private func bufferForPixelSize() -> BackBuffer? {
    if let buffer, buffer.size == pixelSize { return buffer }
    do {
      buffer = try makeBuffer()
      connection.settle()
    } catch {
      connection.strayErrorHandler(error)
    }
    return buffer?.size == pixelSize ? buffer : nil
  }

  private func serveExposed() {
    guard !exposed.isEmpty else { return }
    present(exposed)
    exposed.removeAll(keepingCapacity: true)
  }

  private func putCompleted(segment: UInt) {
    guard buffer?.noteCompletion(segment: segment) == true, isTickDueWhenFree else { return }
    isTickDueWhenFree = false
    clock.tickNow()
  }

  /// The server could not read our memory: from now on pixels are copied to it.
  func sharedMemoryFailed() {
    guard mayShareMemory else { return }
    mayShareMemory = false
    buffer = nil
    isTickDueWhenFree = false
    delegate?.windowDidResize(self)
  }
}

// MARK: - Events

extension X11Window {
  private static let eventMask =
    ExposureMask | StructureNotifyMask | PropertyChangeMask | FocusChangeMask
    | KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask
    | PointerMotionMask | EnterWindowMask | LeaveWindowMask

  /// Whether the server can be asked for anything.
  var canAsk: Bool { isOpen && connection.isAlive }
  /// Whether the blanks come from Present.
  var usesPresent: Bool { clock.usesPresent }
  /// In hertz.
  var refreshRate: Double { clock.refreshRate }

  private static func makeClock(
    connection: X11Connection,
    window: Window,
    usesPresent: Bool
  ) -> FrameClock {
    guard usesPresent, connection.features.presentOpcode != nil else {
      return FrameClock(refreshRate: connection.features.refreshRate, askPresent: nil)
    }
    XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
    return FrameClock(refreshRate: connection.features.refreshRate) { [unowned connection] in
      // A divisor of 1 and a target in the past: the first blank after now.
      XPresentNotifyMSC(connection.display, window, 0, 0, 1, 0)
      connection.settle()
    }
  }

  func handle(_ event: XEvent) {
    guard isOpen else { return }
    switch event.type {
    case Expose: noteExposed(event.xexpose)
    case ConfigureNotify: noteSize(event.xconfigure)
    case ClientMessage: answer(event.xclient)
    case PropertyNotify:
      // Told for the sake of its time only: an early, exact sample of the server's clock.
      _ = connection.serverClock.time(
        of: UInt32(truncatingIfNeeded: event.xproperty.time),
        now: MonotonicClock.now()
      )
    case connection.features.sharedMemory?.completionEvent:
      putCompleted(segment: segment(of: event))
    default: tell(input.translate(event))
    }
  }

  func handleFiltered(_ event: XEvent) {
    guard isOpen else { return }
    tell(input.translateFiltered(event))
  }

  func blankCame(msc: UInt64, ust: Double) {
    guard isOpen else { return }
    clock.blankCame(msc: msc, ust: ust)
  }

  /// Does, once for all events that came together, what only the last of them decides.
  func finishBatch() {
    guard isOpen else { return }
    if let newSize, newSize != pixelSize {
      pixelSize = newSize
      delegate?.windowDidResize(self)
    }
    newSize = nil
    serveExposed()
  }

  func connectionWasLost(_ reason: String) {
    guard isOpen else { return }
    clock.stop()
    delegate?.window(self, didLoseConnection: reason)
  }

  private func tell(_ events: [InputEvent]) {
    for event in events { delegate?.window(self, didReceive: event) }
  }

  private func noteExposed(_ event: XExposeEvent) {
    exposed.append(
      PixelRect(
        x: Int(event.x),
        y: Int(event.y),
        width: Int(event.width),
        height: Int(event.height)
      )
    )
  }

  private func noteSize(_ event: XConfigureEvent) {
    newSize = X11Limits.clamped(PixelSize(width: Int(event.width), height: Int(event.height)))
  }

  private func segment(of event: XEvent) -> UInt {
    withUnsafeBytes(of: event) { $0.load(as: XShmCompletionEvent.self).shmseg }
  }
}
