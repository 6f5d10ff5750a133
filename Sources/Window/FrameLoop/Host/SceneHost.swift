package import UIKit
import QuartzCore
package import WindowSystem

/// Gives each window that a scene shows a window on screen, and a stage that runs it.
package final class SceneHost: ApplicationHost {
  /// The stages of the windows on show, in the order in which they came.
  package private(set) var stages: [WindowStage] = []
  /// A window could not be made; why.
  package var onFailure: ((any Error) -> Void)?
  /// A window has closed; its stage, for what it has counted.
  package var onStageClosed: ((WindowStage) -> Void)?
  /// Whether a window comes up with its first picture; otherwise whoever says so shows it.
  package var showsAtOnce = true
  /// A window is about to draw its first picture.
  package var onStage: ((WindowStage) -> Void)?
  /// A window has its first picture.
  package var onShow: ((WindowStage) -> Void)?
  /// Whether time stands still for windows that come.
  package var isPaused = false
  /// The last window was closed by the person.
  package var onLastWindowClosed: (() -> Void)?
  /// The display is gone; why.
  package var onConnectionLost: ((String) -> Void)?

  private let makeWindow: (UIWindow) throws -> any StageWindow

  /// - Parameter makeWindow: Makes the window for a scene's window, of that one's size.
  package init(makeWindow: @escaping (UIWindow) throws -> any StageWindow) {
    self.makeWindow = makeWindow
  }

  package func show(_ scene: UIWindow) {
    guard !stages.contains(where: { $0.scene === scene }) else { return }
    do {
      let window = try makeWindow(scene)
      let stage = WindowStage(window: window, scene: scene)
      stage.isPaused = isPaused
      stage.onClose = { [weak self, weak stage] in stage.map { self?.closedByPerson($0) } }
      stage.onConnectionLost = { [weak self] in self?.onConnectionLost?($0) }
      stages.append(stage)
      onStage?(stage)
      // The picture first: the window comes up with it, and not empty.
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

  private func closedByPerson(_ stage: WindowStage) {
    close(stage.scene)
    if stages.isEmpty { onLastWindowClosed?() }
  }
}
