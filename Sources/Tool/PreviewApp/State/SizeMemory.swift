internal import Dispatch
import Foundation
import Pixels
import Raster
import SceneProtocol
import X11Window

/// Remembers the size that a person gives the window, for the scene that it shows then.
///
/// A size that was asked for by a scene, the command line or us is not a person's; nor is one that the window manager
/// answers that with, or gives a window that fills the screen.
final class SizeMemory {
  private let store = SizeStore.standard
  private let isVerbose: Bool
  private var hasComplained = false
  /// The scene's file, from the root; `nil` for one that has no place.
  private var scene: String?
  private weak var host: HostWindow?
  /// The size that is nobody's choice, or is remembered already, in pixels.
  private var known = PixelSize(width: 0, height: 0)
  private var isTimerSet = false

  /// How often a size is written, at most, in seconds.
  private static let interval = 1.0
  /// How long a window manager may take to answer, in seconds.
  private static let patience = 0.5

  /// The largest size that is given to a window again, in points: screens come and go.
  private let most: SceneRequest.Size

  init(_ request: PreviewRequest, on connection: X11Connection) {
    isVerbose = request.isVerbose
    scene = request.placeOfScene
    let (screen, scale) = (connection.screenSize, try? connection.scale(explicit: request.scale))
    most = SceneRequest.Size(
      width: Int(Double(screen.width) / (scale ?? 1)),
      height: Int(Double(screen.height) / (scale ?? 1))
    )
  }

  /// The size of the window for the scene, in points; `nil` where nobody has given it one.
  var size: SceneRequest.Size? {
    guard let store, let scene else { return nil }
    do {
      guard let size = try store.size(of: scene) else { return nil }
      return SceneRequest.Size(
        width: max(1, min(size.width, most.width)),
        height: max(1, min(size.height, most.height))
      )
    } catch {
      complain("cannot read the window's size: \(error.localizedDescription)")
      return nil
    }
  }

  /// Watches a window from now on; its size is none of a person's yet.
  func watch(_ host: HostWindow) {
    self.host = host
    known = host.window.pixelSize
  }

  /// The window shows another scene from now on.
  func turn(to request: PreviewRequest) {
    save()
    scene = request.placeOfScene
  }

  /// The window has another size.
  func noteSize() {
    guard let host else { return }
    let (size, asked) = (host.window.pixelSize, host.askedSize)
    if size == asked.size || asked.moment.duration(to: .now) < .seconds(Self.patience) {
      known = size
    }
    guard size != known, !isTimerSet else { return }
    isTimerSet = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      MainActor.assumeIsolated {
        self?.isTimerSet = false
        self?.save()
      }
    }
  }

  /// Writes the size if a person has chosen it since the last time.
  func save() {
    guard let host, host.window.pixelSize != known, !host.window.fillsScreen else { return }
    known = host.window.pixelSize
    guard let store, let scene else { return }
    do {
      try store.keep(host.wholeSize, of: scene)
    } catch {
      complain("cannot keep the window's size: \(error.localizedDescription)")
    }
  }

  /// What is not remembered is no reason to bother anybody who has not asked to be told of everything.
  private func complain(_ text: String) {
    guard isVerbose, !hasComplained else { return }
    hasComplained = true
    Console.write("pegbar: \(text)\n", to: .error)
  }
}

extension PreviewRequest {
  /// The scene's file, from the root; `nil` for standard input, which has a place in the cache only.
  fileprivate var placeOfScene: String? { shownPath == "<stdin>" ? nil : absolutePath }
}
