extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.viewLink?.detach(recognizer)
    recognizers.append(recognizer)
    recognizer.viewLink = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.viewLink === self else { return }
    recognizer.ownArena?.expel(recognizer)
    recognizers.removeAll { $0 === recognizer }
    recognizer.viewLink = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      detach(recognizer)
    }
    for recognizer in new { attach(recognizer) }
  }
}
