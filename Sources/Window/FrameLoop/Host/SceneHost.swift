package import UIKit
import QuartzCore
package import WindowSystem

/// Gives each window of a scene a window on screen, and a stage that runs it.
package final class SceneHost: ApplicationHost {
  /// The stages of the open windows, in the order in which they were opened.
  package private(set) var stages: [WindowStage] = []
  /// The radius of the corners of each window's content, in points, as of a phone's screen; default 0, square ones.
  package var cornerRadius = 0.0
  /// Called with the error when a window could not be made.
  package var onFailure: ((any Error) -> Void)?
  /// Called with its stage, and so with its counts, when a window has closed.
  package var onStageClosed: ((WindowStage) -> Void)?
  /// Whether a window is shown with its first picture; otherwise the owner of the host shows it.
  package var showsAtOnce = true
  /// Called when a window is about to draw its first picture.
  package var onStage: ((WindowStage) -> Void)?
  /// Called when a window has its first picture.
  package var onShow: ((WindowStage) -> Void)?
  /// Whether time is paused for windows opened from now on.
  package var isPaused = false
  /// Called when the user has closed the last window.
  package var onLastWindowClosed: (() -> Void)?
  /// Called with the reason when the connection to the display is lost.
  package var onConnectionLost: ((String) -> Void)?

  private let makeWindow: (UIWindow) throws -> any StageWindow

  /// - Parameter makeWindow: Makes the window on screen for a scene's window, with the same size.
  package init(makeWindow: @escaping (UIWindow) throws -> any StageWindow) {
    self.makeWindow = makeWindow
  }

  package func show(_ scene: UIWindow) {
    guard !stages.contains(where: { $0.scene === scene }) else { return }
    do {
      let window = try makeWindow(scene)
      let stage = WindowStage(window: window, scene: scene)
      stage.isPaused = isPaused
      if cornerRadius > 0 { stage.corners = ScreenCorners.overlay(of: stage, radius: cornerRadius) }
      stage.onClose = { [weak self, weak stage] in stage.map { self?.closedByUser($0) } }
      stage.onConnectionLost = { [weak self] in self?.onConnectionLost?($0) }
      stages.append(stage)
      onStage?(stage)
      // The picture first: the window is shown with it, not empty.
      stage.runFrame(for: MediaClock.now)
      if showsAtOnce { try window.show() }
      onShow?(stage)
    } catch {
      onFailure?(error)
    }
  }

  package func titleDidChange(of scene: UIWindow) {
    guard !scene.title.isEmpty else { return }
    for stage in stages where stage.scene === scene { stage.window.title = scene.title }
  }

  package func close(_ scene: UIWindow) {
    for stage in stages where stage.scene === scene {
      stage.window.close()
      stage.displayLinkClock.stop()
      onStageClosed?(stage)
    }
    stages.removeAll { $0.scene === scene }
  }

  private func closedByUser(_ stage: WindowStage) {
    close(stage.scene)
    if stages.isEmpty { onLastWindowClosed?() }
  }
}
