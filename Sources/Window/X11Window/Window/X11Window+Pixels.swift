internal import CX11
package import Pixels
internal import WindowSystem

/// Buffers lent to the stage, sent to the server, and had back from it.
extension X11Window {
  /// The way that pixels take.
  var path: PixelPath { ring.current?.path ?? ring.path }

  /// How often memory for pixels was allocated so far.
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

  /// Puts again what the server has lost, from the newest frame.
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

  /// A buffer for the window's size; with `nil` goes the promise of a tick as soon as there is one.
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

  /// A frame for a blank is presented at the next one; from idle it is put at once.
  ///
  /// A put would be overtaken by an older frame that still waits for its blank, so then it waits too. Of two that wait
  /// for the same blank the older one may be done last: a server without a screen (Xvfb) waits in milliseconds, cut
  /// off. But it drops what waits when all of a window is presented for that blank.
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
    // What leads to the next frame, a blank or an event, says that this one was read: one wake-up less. Only
    // where there are no blanks, or memory is to be let go, the server is to say so.
    buffer.put(rects, on: id, context, isReported: !usesPresent || ring.holdsOtherSizes)
    if buffer.path == .copiedImage { sendEcho(.copyWasRead) }
  }

  /// A region of the server's that is kept, set to rectangles.
  private func updateRegion(_ rects: [PixelRect]) -> XserverRegion {
    areas.removeAll(keepingCapacity: true)
    for rect in rects {
      // A buffer has no side that these could not hold.
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

  /// Lets the window manager know that the new size was drawn, as soon as that can be seen.
  private func answerResize(with buffer: BackBuffer) {
    guard resizeSync.isDue, buffer.size == pixelSize else { return }
    if shownSerial == sentSerial {
      resizeSync.answer(on: connection.display)
    } else {
      resizeSync.frameWasSent(serial: sentSerial)
    }
  }
}

// MARK: - Buffers that come back, or do not

extension X11Window {
  /// What the server has done so far, going by what came from it.
  private func noteDone() {
    guard options.hearsReturns else { return }
    ring.noteDone(connection.lastRequestDone)
  }

  /// Two frames came with nothing from the server in between: it is asked to say when it has read the first.
  private func askForReturns() {
    guard path != .copiedImage, !isTickDueWhenFree else { return }
    sendEcho(.imageWasRead)
    connection.settle()
  }

  /// Lets memory go that the server is known to read no more.
  func serveReturns() {
    if ring.holdsOtherSizes { noteDone() }
  }

  /// The server has let a pixmap go.
  func bufferReturned(pixmap: UInt) {
    guard options.hearsReturns else { return }
    ring.noteReturn(pixmap: pixmap)
    tickIfFree()
  }

  /// Gives the tick that was promised when no buffer could be lent.
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

  /// Nothing came back for a while: asks the server whether it is there, without waiting for it.
  ///
  /// It works off what one program asks in order, and what is due at a blank after that. When the question comes back
  /// twice and no buffer has, they are lost; while it does not come back the server hangs, and nothing is drawn.
  func askWhetherAlive() {
    guard canAsk else { return }
    echo &+= 1
    sendEcho(.isAlive)
    connection.settle()
  }

  /// Why the server was sent a message that it sends back.
  private enum Echo: Int {
    /// It has read the pixels that were sent before.
    case copyWasRead
    /// It has read the pixels in shared memory that it was told of before.
    case imageWasRead
    /// It is there.
    case isAlive
  }

  private func sendEcho(_ reason: Echo) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = connection.atoms.pegbarEcho
    event.xclient.format = 32
    (event.xclient.data.l.0, event.xclient.data.l.1) = (reason.rawValue, echo)
    // To no mask: to the program that made the window.
    XSendEvent(connection.display, id, 0, 0, &event)
  }

  /// The server has come to a message that was sent to ourselves.
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
        // One that was held up answers before it gives back what was due meanwhile.
        hasAnswered = true
        return returnWatch.startAfterAnswer()
      }
      // It answers, and keeps all buffers: from now on pixels take the next way.
      changePath(to: next)
    case nil: break
    }
  }

  /// The server could not use our memory in this way: from now on pixels take the next one.
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
