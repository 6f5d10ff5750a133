internal import CX11
package import Pixels
internal import WindowSystem

/// Buffers: lent to the stage, sent to the server, and returned by it.
extension X11Window {
  /// The path that pixels take.
  var path: PixelPath { ring.current?.path ?? ring.path }

  /// Number of memory allocations for pixels so far.
  package var allocations: Int { ring.allocations }

  package func withBackBuffer(
    for damage: [PixelRect],
    _ body: (inout PixelSurface) -> Void
  ) -> Bool {
    guard canAsk, let buffer = lend(for: damage) else { return false }
    var surface = buffer.surface
    body(&surface)
    buffer.hasContent = true
    return true
  }

  package func present(_ damage: [PixelRect]) {
    guard canAsk, let buffer = ring.current, buffer.hasContent else { return }
    clip(damage, to: buffer.size)
    ring.noteDrawn(clipped)
    send(clipped, of: buffer)
    answerResize(with: buffer)
    connection.settle()
  }

  /// Calls `body` when the window's pixels in the server are those that were presented last.
  ///
  /// That is at once, after a round trip, unless they are shown at the next blank.
  package func afterPresenting(_ body: @escaping () -> Void) {
    whenShown.append(body)
    guard shownSerial == sentSerial else { return }
    connection.passing { _ in }
    takeWhenShown()
  }

  func takeWhenShown() {
    let bodies = whenShown
    whenShown.removeAll()
    for body in bodies { body() }
  }

  /// Puts what the server has lost again, from the newest frame.
  func serveExposed() {
    guard !exposed.isEmpty else { return }
    defer { exposed.removeAll(keepingCapacity: true) }
    guard canAsk, let buffer = ring.current, buffer.hasContent else { return }
    clip(exposed, to: buffer.size)
    put(clipped, of: buffer)
    connection.settle()
  }

  /// Sets `clipped`, without allocating in each frame.
  private func clip(_ rects: [PixelRect], to size: PixelSize) {
    clipped.removeAll(keepingCapacity: true)
    for rect in rects {
      if let part = X11Limits.clip(rect, to: size) { clipped.append(part) }
    }
  }

  /// A buffer for the window's size; after `nil` a tick follows as soon as there is one.
  private func lend(for damage: [PixelRect]) -> BackBuffer? {
    noteDone()
    do {
      if let buffer = try ring.lend(size: pixelSize, drawing: damage) { return buffer }
      askForReturns()
      isTickDueWhenFree = true
      returnWatch.start(on: path)
    } catch {
      connection.strayErrorHandler(error)
    }
    return nil
  }

  /// A frame for a blank is presented at the next one; when idle it is put at once.
  ///
  /// An older frame that still waits for its blank would overwrite a put, so the newer frame waits too. Of two frames
  /// that wait for the same blank the older one may be processed last: a server without a screen (Xvfb) waits in
  /// truncated milliseconds. But it drops waiting frames when all of a window is presented for that blank.
  private func send(_ rects: [PixelRect], of buffer: BackBuffer) {
    guard !rects.isEmpty else { return }
    guard buffer.path == .presentedPixmap, isInTick || shownSerial != sentSerial else {
      return put(rects, of: buffer)
    }
    let isOnlyOne = shownSerial == sentSerial
    sentSerial &+= 1
    buffer.present(rects, in: isOnlyOne ? updateRegion(rects) : nil, on: id, serial: sentSerial)
    clock.pictureWasSent()
  }

  private func put(_ rects: [PixelRect], of buffer: BackBuffer) {
    guard !rects.isEmpty else { return }
    // The report that leads to the next frame, a blank or an event, implies that this one was read: one wake-up less.
    // Only without blanks, or when memory is to be freed, the server is asked to report it.
    buffer.put(rects, on: id, context, isReported: !usesPresent || ring.holdsOtherSizes)
    if buffer.path == .copiedImage { sendEcho(.copyWasRead) }
  }

  /// A region in the server that is reused, set to rectangles.
  private func updateRegion(_ rects: [PixelRect]) -> XserverRegion {
    areas.removeAll(keepingCapacity: true)
    for rect in rects {
      // A buffer's sides always fit into these types.
      let (x, y) = (Int16(clamping: rect.x), Int16(clamping: rect.y))
      let (width, height) = (UInt16(clamping: rect.width), UInt16(clamping: rect.height))
      areas.append(XRectangle(x: x, y: y, width: width, height: height))
    }
    if let region {
      XFixesSetRegion(connection.display, region, &areas, Int32(areas.count))
      return region
    }
    let made = XFixesCreateRegion(connection.display, &areas, Int32(areas.count))
    region = made
    return made
  }

  /// Notifies the window manager that the new size was drawn, as soon as that is visible.
  private func answerResize(with buffer: BackBuffer) {
    guard resizeSync.isDue, buffer.size == pixelSize else { return }
    if shownSerial == sentSerial {
      resizeSync.answer(on: connection.display)
    } else {
      resizeSync.frameWasSent(serial: sentSerial)
    }
  }
}

// MARK: - Buffers that are returned, or are not

extension X11Window {
  /// Notes what the server has processed so far, by the events received.
  private func noteDone() {
    guard options.hearsReturns else { return }
    ring.noteDone(connection.lastRequestDone)
  }

  /// Two frames were sent and nothing was received in between: asks the server to report when it has read the first.
  private func askForReturns() {
    guard path != .copiedImage, !isTickDueWhenFree else { return }
    sendEcho(.imageWasRead)
    connection.settle()
  }

  /// Frees memory that the server does not read any more.
  func serveReturns() {
    if ring.holdsOtherSizes { noteDone() }
  }

  /// Notes that the server has released a pixmap.
  func bufferReturned(pixmap: UInt) {
    guard options.hearsReturns else { return }
    ring.noteReturn(pixmap: pixmap)
    tickIfFree()
  }

  /// Delivers the tick that was promised when no buffer could be lent.
  private func tickIfFree() {
    guard isTickDueWhenFree else { return }
    noteDone()
    guard ring.canLend(size: pixelSize) else { return }
    (isTickDueWhenFree, hasAnswered) = (false, false)
    returnWatch.stop()
    echo &+= 1
    isInTick = true
    clock.tickNow()
    isInTick = false
  }

  /// Nothing was returned for a while: asks the server whether it answers, without waiting for it.
  ///
  /// The server processes one client's requests in order, and then what is due at a blank. When the question is
  /// answered twice and no buffer was returned, they are lost. While it is not answered the server hangs, and nothing
  /// is drawn.
  func askWhetherAlive() {
    guard canAsk else { return }
    echo &+= 1
    sendEcho(.isAlive)
    connection.settle()
  }

  /// The reason why the server was sent a message that it returns.
  private enum Echo: Int {
    /// It has read the pixels sent before.
    case copyWasRead
    /// It has read the pixels in shared memory of the earlier requests.
    case imageWasRead
    /// It still answers.
    case isAlive
  }

  private func sendEcho(_ reason: Echo) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = connection.atoms.pegbarEcho
    event.xclient.format = 32
    (event.xclient.data.l.0, event.xclient.data.l.1) = (reason.rawValue, echo)
    // With an empty mask: to the client that made the window.
    XSendEvent(connection.display, id, 0, 0, &event)
  }

  /// Handles a message that this client sent to itself.
  func echoCame(_ message: XClientMessageEvent) {
    switch Echo(rawValue: message.data.l.0) {
    case .copyWasRead:
      ring.noteCopyReturned()
      tickIfFree()
    case .imageWasRead: tickIfFree()
    case .isAlive:
      guard message.data.l.1 == echo, isTickDueWhenFree, let next = ring.path.fallback else {
        return
      }
      guard hasAnswered else {
        // A server that was blocked answers before it returns what was due meanwhile.
        hasAnswered = true
        return returnWatch.startAfterAnswer()
      }
      // It answers, but keeps all buffers: from now on pixels take the next path.
      changePath(to: next)
    case nil: break
    }
  }

  /// The server could not use our shared memory in this way: from now on pixels take the next path.
  func sharedMemoryFailed() {
    if let next = ring.path.fallback { changePath(to: next) }
  }

  private func changePath(to path: PixelPath) {
    returnWatch.stop()
    hasAnswered = false
    ring.startOver(path: path)
    shownSerial = sentSerial
    clock.forgetPictures()
    delegate?.windowDidResize(self)
    tickIfFree()
  }
}
