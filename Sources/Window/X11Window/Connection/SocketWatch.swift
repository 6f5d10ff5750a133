internal import CX11
internal import CoreFoundation
internal import Dispatch
internal import Foundation

/// Says on the main thread when there is something to read on a socket.
///
/// A dispatch source does so in any process, at the cost of two wake-ups: of the thread that waits for all
/// sources, and then of the main one, which also has to be told by a descriptor of its own. The main `RunLoop`
/// can wait for the socket itself, which is one: with a window that changes little that is a third of what a
/// frame costs.
final class SocketWatch {
  private let socket: Int32
  private let onReadable: () -> Void
  private var dispatchSource: (any DispatchSourceRead)?
  private var runLoopSource: CFRunLoopSource?
  /// What the run loop waits for.
  private nonisolated let port: Int32

  /// Watches a copy of the socket, which may so be closed before.
  init(socket: Int32, loop: MainLoop, onReadable: @escaping () -> Void) {
    self.socket = dup(socket)
    self.onReadable = onReadable
    port = loop == .runLoop ? pegbar_epoll(self.socket) : -1
    if port >= 0 { watchInRunLoop() } else { watchInQueue() }
  }

  isolated deinit { stop() }

  /// Says nothing any more.
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

  /// A source with a port: on Linux that is a descriptor, from which the loop itself reads eight bytes when it
  /// wakes up.
  ///
  /// Those must not be the server's, so the port is an `epoll` descriptor over the socket: reading from it fails,
  /// which the loop passes over. It wakes for what is new only; all that there is is read each time anyway.
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
