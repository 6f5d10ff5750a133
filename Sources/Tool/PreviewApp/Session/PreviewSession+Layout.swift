import FrameLoop
import Pixels
import SceneProtocol
import X11Window

/// Where the parts of the window are, and how large.
extension PreviewSession {
  /// Puts all parts of the window where they belong.
  func layOut() {
    magnifyParts()
    scenes.place()
    messages.layOut()
    bar.layOut()
    drawer.layOut()
    sheet.layOut()
    hud.layOut()
    picker.layOut()
    notice.layOut()
    caption.layOut()
    sign.layOut()
    inspector.layOut()
    drops.layOut()
    fitPresentation()
    // (The size of a window where the scene is seen in another one, or several are, is not a size for the scene.)
    sizes.isPaused = !request.variants.isEmpty || !look.look.isActualSize
    sizes.noteSize()
  }

  /// The window's own parts are larger while the scene is presented.
  private func magnifyParts() {
    let window = host.window
    let height = Double(window.pixelSize.height) / window.baseScale
    window.magnify(by: look.magnification(inHeight: height))
  }

  /// The window has another size: a presented scene fills it.
  func fitPresentation() {
    guard let scale = look.presentedScale(in: host.sceneFrame), scale != host.sceneScale,
      scale != look.scale
    else { return }
    look.scale = scale
    lookHasOtherPixels()
  }

  /// Draws the scene for another number of pixels per point, from where it is.
  func lookHasOtherPixels() {
    sendLook()
    goBack(to: play.time)
  }
}
