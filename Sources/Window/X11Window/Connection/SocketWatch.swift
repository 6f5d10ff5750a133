internal import CX11
internal import CoreFoundation
internal import Dispatch
internal import Foundation

/// Notifies the main thread when there is something to read on a socket.
///
/// A dispatch source does so in any process, at the cost of two wake-ups: first the thread that waits for all sources,
/// then the main thread, which is notified by a descriptor of its own. The main `RunLoop` can wait for the socket
/// itself, with one wake-up. For a window that changes little this saves a third of the cost of a frame.
final class SocketWatch {
  private let socket: Int32
  private let onReadable: () -> Void
  private var dispatchSource: (any DispatchSourceRead)?
  private var runLoopSource: CFRunLoopSource?
  /// The port that the run loop waits for.
  private nonisolated let port: Int32

  /// Watches a copy of the socket, so the original may be closed first.
  init(socket: Int32, loop: MainLoop, onReadable: @escaping () -> Void) {
    // (A child process that had it too would keep our windows on the screen after our end.)
    self.socket = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    self.onReadable = onReadable
    port = loop == .runLoop ? pegbar_epoll(self.socket) : -1
    if port >= 0 { watchInRunLoop() } else { watchInQueue() }
  }

  isolated deinit { stop() }

  /// Ends the notifications.
  func stop() {
    dispatchSource?.cancel()
    dispatchSource = nil
    guard let runLoopSource else { return }
    CFRunLoopSourceInvalidate(runLoopSource)
    self.runLoopSource = nil
    Foundation.close(port)
    Foundation.close(socket)
  }

  private func watchInQueue() {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.onReadable() }
    }
    source.setCancelHandler { [socket] in Foundation.close(socket) }
    source.activate()
    dispatchSource = source
  }

  /// A run loop source with a port: on Linux a descriptor, from which the loop itself reads eight bytes when it wakes
  /// up.
  ///
  /// Those bytes must not be the server's. So the port is an `epoll` descriptor over the socket: reading from it fails,
  /// which the loop ignores. It is edge-triggered and wakes for new data only; each time everything available is read
  /// anyway.
  private func watchInRunLoop() {
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.getPort = { info in
      info.map { Unmanaged<SocketWatch>.fromOpaque($0).takeUnretainedValue().port } ?? -1
    }
    context.perform = { info in
      guard let info else { return }
      let watch = Unmanaged<SocketWatch>.fromOpaque(info).takeUnretainedValue()
      MainActor.assumeIsolated { watch.onReadable() }
    }
    let source = withUnsafeMutablePointer(to: &context) {
      $0.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(nil, 0, $0)
      }
    }
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
    runLoopSource = source
  }
}
