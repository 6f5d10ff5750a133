extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parentLink !== self else { return }
    child.leaveParent()
    child.willMove(toParent: self)
    childLinks.append(child)
    child.parentLink = self
  }

  func leaveParent() {
    guard let parent = parentLink else { return }
    parent.childLinks.removeAll { $0 === self }
    parentLink = nil
    didMove(toParent: nil)
    parent.childDidLeave(self)
  }
}
