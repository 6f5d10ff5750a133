package import Foundation
internal import CX11
package import Pixels
package import WindowSystem

/// A real window on an X display.
///
/// The stage draws the damaged parts of a frame in a buffer and has them put on screen. From that buffer the window
/// itself shows parts again that were covered. The delegate is notified from a turn of the main queue, never from
/// inside a call.
package final class X11Window: StageWindow {
  package weak var delegate: (any StageWindowDelegate)?
  package var scale: Double { baseScale * magnification }
  /// The desktop's scale, or the one that was asked for.
  package private(set) var baseScale: Double
  /// How many times larger points are than by that scale: for a window that is seen from afar.
  package private(set) var magnification = 1.0
  /// Whether the pointer is a laser's dot over the window, and over those in it.
  package var showsLaser = false {
    didSet { if showsLaser != oldValue { defineCursor() } }
  }
  /// Called with the former scale after the desktop has got another one, before the delegate draws for it.
  package var onRescale: (Double) -> Void = { _ in }
  package internal(set) var pixelSize: PixelSize
  package let isOnScreen = true
  package var title: String {
    didSet { if canAsk, options.parent == nil { setTitleProperties() } }
  }

  package let connection: X11Connection
  /// The server's number of the window.
  package let id: UInt
  let visual: X11Visual
  let options: X11WindowOptions
  let context: GC?
  let input: InputTranslator
  let clock: FrameClock
  let ring: BufferRing
  /// The presented part of a pixmap, as a region in the server; made when it is needed.
  var region: XserverRegion?
  /// The serials of the last picture sent to be shown at a blank, and of the last one shown.
  var (sentSerial, shownSerial): (UInt32, UInt32) = (0, 0)
  let returnWatch = ReturnWatch()
  /// Whether the server has answered since the last buffer came back.
  var hasAnswered = false
  /// The serial of the last question whether the server answers.
  var echo = 0
  var isTickDueWhenFree = false
  /// What waits until the newest picture is shown.
  var whenShown: [() -> Void] = []
  /// Whether the delegate is in the call for a tick: what it draws is for the next blank.
  var isInTick = false
  var resizeSync: ResizeSync
  /// Whether keys are for this window alone, and not for the windows of other programs in it; default `false`.
  package var keepsKeys = false { didSet { if keepsKeys != oldValue { publishKeepsKeys() } } }
  /// Whether the window that contains this one keeps its keys, which come to this one all the same.
  package internal(set) var parentKeepsKeys = false
  var visibility = WindowVisibility()
  var wasVisible = true
  var wasMinimized = false
  var newSize: PixelSize?
  /// Whether the delegate has not been notified of the scale yet.
  var isRescaled = false
  var exposed: [PixelRect] = []
  /// The rectangles being sent, and the same in the server's form.
  var clipped: [PixelRect] = []
  var areas: [XRectangle] = []
  var isOpen = true
  /// Whether another program has destroyed the window.
  var isDestroyed = false
  /// The handler of drops on the window, if there is one.
  var dropTarget: DropTarget?

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
    let visual = try X11Visual(connection: connection, depth: options.depth)
    let id = try visual.makeWindow(size: size, parent: options.parent, connection: connection)
    self.connection = connection
    self.title = title
    self.options = options
    baseScale = scale
    self.visual = visual
    self.id = id
    pixelSize = size
    context = XCreateGC(connection.display, id, 0, nil)
    input = InputTranslator(
      connection: connection,
      window: options.parent ?? id,
      eventMask: options.parent == nil ? Self.eventMask : Self.parentEventMask,
      scale: scale,
      takesText: options.takesText
    )
    ring = BufferRing(
      connection: connection,
      format: visual.format,
      path: connection.features.best(options.path),
      maximumShared: options.maximumSharedMemory
    )
    resizeSync = ResizeSync(connection: connection)
    clock = Self.makeClock(connection: connection, window: id, usesPresent: options.usesPresent)
    clock.onTick = { [weak self] tick in
      guard let self else { return }
      isInTick = true
      delegate?.window(self, didTick: tick.on(connection.timeline))
      isInTick = false
    }
    returnWatch.onTimeout = { [weak self] in self?.askWhetherAlive() }
    connection.add(self)
    if let pointers = connection.pointers, pointers.scrollSmoothly { pointers.watchMotion(in: id) }
    if options.parent == nil {
      XSelectInput(connection.display, id, Self.eventMask)
      setProperties()
    } else {
      beginEmbedding()
    }
    _ = try ring.lend(size: size, drawing: [])
    connection.settle()
  }

  isolated deinit { close() }

  package func show() throws {
    try connection.trapping("show the window") { XMapWindow(connection.display, id) }
    noteParentsState()
  }

  /// The scale that was asked for; `nil` for the desktop's, which may change.
  package var explicitScale: Double? { options.scale }

  /// Has other points from now on, in as many pixels; the delegate is notified with the next events.
  func rescale(to scale: Double) {
    baseScale = scale
    pointsDidChange()
  }

  /// Has larger points from now on, or as large ones as the desktop's, by 1; the window keeps its pixels.
  package func magnify(by factor: Double) {
    guard factor != magnification else { return }
    magnification = factor
    pointsDidChange()
    connection.scheduleDrain()
  }

  private func pointsDidChange() {
    input.scale = scale
    isRescaled = true
    if showsLaser { defineCursor() }
  }

  /// Defines the cursor: the laser's dot, or the desktop's own.
  ///
  /// The server draws it: it needs no frame and no input, and is there over a scene that is paused or hangs. Windows
  /// inside this one that have no cursor of their own have it too.
  private func defineCursor() {
    guard canAsk else { return }
    connection.define(cursor: showsLaser ? LaserDot(scale: scale).image() : nil, of: id)
    connection.settle()
  }

  package func requestTick() {
    guard canAsk else { return }
    clock.request()
  }

  package func setTextCaret(_ caret: CGRect?) {
    // Text being composed is shown from below the caret on.
    input.typingPlace = caret.map { CGPoint(x: $0.minX * scale, y: $0.maxY * scale) }
    connection.settle()
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    clock.stop()
    returnWatch.stop()
    connection.remove(self)
    dropTarget?.close()
    dropTarget = nil
    ring.removeAll()
    guard connection.isAlive else { return }
    input.close()
    resizeSync.close(on: connection.display)
    if let region { XFixesDestroyRegion(connection.display, region) }
    if let context { XFreeGC(connection.display, context) }
    if !isDestroyed { XDestroyWindow(connection.display, id) }
    visual.freeColormap(connection.display)
    connection.settle()
  }
}
