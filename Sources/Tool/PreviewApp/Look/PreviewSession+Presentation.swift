import SceneProtocol
import X11Window

/// The scene before a room: full screen, as large as it fits, drawn for these pixels.
extension PreviewSession {
  /// Presents the scene, or ends that.
  ///
  /// Variants side by side use the larger window as any other.
  func togglePresentation() {
    host.toggleFullScreen()
    if look.isPresenting {
      look.endPresenting()
      lookHasOtherPixels()
    } else if request.variants.isEmpty {
      look.beginPresenting(host.wholeSize)
      scenes.current?.send(.look(look.look))
    }
    showTitle()
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
  private func lookHasOtherPixels() {
    scenes.current?.send(.look(look.look))
    goBack(to: play.time)
  }
}
