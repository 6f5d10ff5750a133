internal import Dispatch
import Foundation
import Pixels
import Raster
import SceneProtocol
import X11Window

/// Remembers the size that the user gives the window, for the scene shown at that time.
///
/// A size that was asked for by a scene, the command line or Pegbar is not the user's choice. Neither is the window
/// manager's answer to that, nor the size of a window that fills the screen.
final class SizeMemory {
  private let store = SizeStore.standard
  private let isVerbose: Bool
  private var hasComplained = false
  /// The absolute path of the scene's file; `nil` for a scene without a file.
  private var scene: String?
  private weak var host: HostWindow?
  /// The size that is not the user's choice, or is stored already, in pixels.
  private var known = PixelSize(width: 0, height: 0)
  private var isTimerSet = false
  /// Whether the window's size is not the scene's, as with variants side by side; default false.
  var isPaused = false

  /// Minimum time between writes of a size, in seconds.
  private static let interval = 1.0
  /// Maximum time for the window manager to answer, in seconds.
  private static let patience = 0.5

  private let connection: X11Connection
  private let explicitScale: Double?

  init(_ request: PreviewRequest, on connection: X11Connection) {
    isVerbose = request.isVerbose
    scene = request.placeOfScene
    (self.connection, explicitScale) = (connection, request.scale)
  }

  /// The largest size that is restored, in points: screens and scales may change.
  private var most: SceneRequest.Size {
    let (screen, scale) = (connection.screenSize, try? connection.scale(explicit: explicitScale))
    return SceneRequest.Size(
      width: Int(Double(screen.width) / (scale ?? 1)),
      height: Int(Double(screen.height) / (scale ?? 1))
    )
  }

  /// The stored size of the window for the scene, in points; `nil` where the user has not set one.
  var size: SceneRequest.Size? {
    guard let store, let scene else { return nil }
    do {
      guard let size = try store.size(of: scene) else { return nil }
      let most = most
      return SceneRequest.Size(
        width: max(1, min(size.width, most.width)),
        height: max(1, min(size.height, most.height))
      )
    } catch {
      complain("cannot read the window's size: \(error.localizedDescription)")
      return nil
    }
  }

  /// Watches a window from now on; its current size is not the user's choice.
  func watch(_ host: HostWindow) {
    self.host = host
    known = host.window.pixelSize
  }

  /// The window shows another scene from now on.
  func turn(to request: PreviewRequest) {
    save()
    scene = request.placeOfScene
  }

  /// The window's size has changed.
  func noteSize() {
    guard let host else { return }
    let (size, asked) = (host.window.pixelSize, host.askedSize)
    if size == asked.size || asked.moment.duration(to: .now) < .seconds(Self.patience) {
      known = size
    }
    guard size != known, !isTimerSet, !isPaused else { return }
    isTimerSet = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      MainActor.assumeIsolated {
        self?.isTimerSet = false
        self?.save()
      }
    }
  }

  /// Writes the size if the user has changed it since the last write.
  func save() {
    guard let host, !isPaused, host.window.pixelSize != known, !host.window.fillsScreen else {
      return
    }
    known = host.window.pixelSize
    guard let store, let scene else { return }
    do {
      try store.keep(host.wholeSize, of: scene)
    } catch {
      complain("cannot keep the window's size: \(error.localizedDescription)")
    }
  }

  /// Errors of storing the size are only reported with `--verbose`.
  private func complain(_ text: String) {
    guard isVerbose, !hasComplained else { return }
    hasComplained = true
    Console.write("pegbar: \(text)\n", to: .error)
  }
}

extension PreviewRequest {
  /// The absolute path of the scene's file; `nil` for standard input, whose file is only in the cache.
  fileprivate var placeOfScene: String? { shownPath == "<stdin>" ? nil : absolutePath }
}

extension PreviewRequest {
  /// Whether the window has the size that the user has last given it for this scene.
  var keepsSize: Bool { device == nil && variants.isEmpty }
}
