internal import Dispatch
internal import Foundation
internal import Glibc
import SceneProtocol
import FrameLoop
import UIKit
import X11Window

/// Shows a scene while the user works on it, until its window is closed; the command looks this function up by name.
///
/// - Parameter json: A `PreviewRequest` as JSON.
@_cdecl("pegbar_preview")
public func preview(_ json: UnsafePointer<CChar>) {
  let text = Array(String(cString: json).utf8)
  guard let request = try? JSONText.decode(PreviewRequest.self, from: text) else {
    Console.write("pegbar: the request for a window cannot be read\n", to: .error)
    exit(ExitCode.usage.rawValue)
  }
  do {
    let connection = try X11Connection(loop: .runLoop)
    connection.timeline = .media
    let session = try PreviewSession(request, connection: connection)
    session.onEnd = { exit($0.rawValue) }
    Termination.onSignal { signal in
      session.onEnd = { _ in exit(128 + signal) }
      session.end(.success)
    }
    withExtendedLifetime(session) {
      session.start()
      MainLoop.runForever()
    }
  } catch {
    Console.write("pegbar: \(error)\n", to: .error)
    exit(ExitCode.unavailable.rawValue)
  }
}
