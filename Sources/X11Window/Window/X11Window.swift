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
  package internal(set) var pixelSize: PixelSize
  package var title: String {
    didSet { if canAsk { setTitleProperties() } }
  }

  let connection: X11Connection
  /// The server's number of the window.
  package let id: UInt
  let visual: X11Visual
  private let options: X11WindowOptions
  private let context: GC?
  let input: InputTranslator
  let clock: FrameClock
  var buffer: BackBuffer?
  private var mayShareMemory: Bool
  private var isTickDueWhenFree = false
  var newSize: PixelSize?
  var exposed: [PixelRect] = []
  var isOpen = true

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
    let scale = try connection.scale(explicit: options.scale)
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

  func serveExposed() {
    guard !exposed.isEmpty else { return }
    present(exposed)
    exposed.removeAll(keepingCapacity: true)
  }

  /// The server has read a buffer, this one or one of an earlier size.
  func putCompleted(segment: UInt) {
    buffer?.noteCompletion(segment: segment)
    tickIfFree()
  }

  /// Gives the tick that was promised when the buffer could not be lent.
  private func tickIfFree() {
    guard isTickDueWhenFree, (buffer?.putsInFlight ?? 0) == 0 else { return }
    isTickDueWhenFree = false
    clock.tickNow()
  }

  /// The server could not read our memory: from now on pixels are copied to it.
  func sharedMemoryFailed() {
    guard mayShareMemory else { return }
    mayShareMemory = false
    buffer = nil
    delegate?.windowDidResize(self)
    tickIfFree()
  }
}
