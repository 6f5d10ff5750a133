import Pixels
import SceneProtocol
import UIKit
import X11Window

/// Looking at the scene: zoom, grid, background, pixels per point, motion.
extension PreviewSession {
  /// Performs a key command that is about the look.
  func perform(looking command: KeyCommand) {
    switch command {
    case .scaleOne: show(atScale: 1)
    case .scaleTwo: show(atScale: 2)
    case .scaleThree: show(atScale: 3)
    default:
      look.look.perform(command)
      sendLook()
      showTitle()
    }
  }

  /// The desktop's theme may have changed, or its scale: the scene follows unless the user has chosen otherwise.
  func followDesktop() {
    host.window.connection.followScale()
    guard request.appearance == nil else { return }
    let old = look.look
    let wantsDark = host.window.connection.wantsDark
    look.follow(desktopIsDark: wantsDark)
    UITraitCollection.configure(style: wantsDark ? .dark : .light)
    if look.look != old { sendLook() }
    showTitle()
  }

  /// The desktop has another scale: panels have their new pixels at once, a scene with that scale is created again.
  func scaleDidChange() {
    layOut()
    if look.scale == nil { goBack(to: play.time) }
    showTitle()
  }

  /// Handles the scene's report of its look.
  func take(_ new: SceneLook) {
    look.note(reported: new)
    showTitle()
  }

  /// Has the visible scene looked at in another way.
  func sendLook() {
    guard let current = scenes.current else { return }
    look.noteSent()
    current.send(.look(look.look))
  }

  /// Sends a new scene the changes made while it was starting.
  func tellLook() {
    look.noteNewScene()
    if look.look != look.atStart { sendLook() }
  }

  /// Has the next scene seen as a whole, in its own size, if it is to be presented or the screen has no room for it.
  func reduceNextScene() {
    if look.presentsNext, let next = scenes.next {
      look.presentNext(next.wantedSize)
      next.send(.look(look.look))
    }
    guard let next = scenes.next, look.look.isActualSize, host.reducedSize(of: next) != nil
    else { return }
    look.reduce(next.wantedSize)
    next.send(.look(look.look))
    showTitle()
  }

  /// Has the scene created again for another scale: its pictures, and what it has read of the screen, are for one
  /// scale.
  private func show(atScale scale: Double) {
    guard scale != look.scale ?? host.window.baseScale else { return }
    look.scale = scale
    goBack(to: play.time)
  }
}

/// The scene before a room: full screen, as large as it fits, drawn for these pixels.
extension PreviewSession {
  /// Presents the scene, or its variants side by side, or ends that.
  func togglePresentation() {
    if look.isPresenting {
      let size = look.look.isPresented ? look.look.sceneSize : nil
      look.endPresenting()
      host.leaveScreen(for: size.map(SceneRequest.Size.init))
      lookHasOtherPixels()
    } else {
      look.beginPresenting(host.wholeSize)
      host.fillScreen()
      sendLook()
    }
    notePresenting()
    showOnePointer()
    layOut()
    showTitle()
  }
}
