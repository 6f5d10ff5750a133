import SceneProtocol

/// Variants of the preview side by side.
extension PreviewSession {
  /// Shows the next variants that the key goes to, at the same time; after the last, the preview alone.
  ///
  /// The scene is made again, in a window as large as it wants; input of before was for other places.
  func showNextVariants() {
    guard let program = phase.program else { return }
    endRecording(because: "other variants were chosen")
    request.variants = VariantAxis.next(after: request.variants)
    sizes.isPaused = !request.variants.isEmpty
    let areAlone = request.variants.isEmpty
    if areAlone { look.endVariants() } else { look.beginVariants() }
    host.ask(for: areAlone ? request.size ?? (request.keepsSize ? sizes.size : nil) : nil)
    let time = play.time
    play.note(time: time)
    target.askByScene()
    start(program, at: time)
  }
}
