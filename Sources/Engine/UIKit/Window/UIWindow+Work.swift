extension UIWindow: WindowWork {
  static var shown: [UIWindow] { UIApplication.shared.windows }

  var application: UIResponder { UIApplication.shared }
  var isKey: Bool { UIApplication.shared.keyWindow === self }

  func takeKeys() { UIApplication.shared.makeKey(self) }
  func didShow() { UIApplication.shared.windowDidShow(self) }
  func didHide() { UIApplication.shared.windowDidHide(self) }
  func titleDidChange() { UIApplication.shared.host?.titleDidChange(of: self) }
  func desktopStateDidChange() { UIApplication.shared.followDesktop() }
  func settleTransitions() { TransitionContext.settle(in: self) }

  func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches:
      notePress(of: event)
      touches.arena.deliver(event, in: self)
    case .presses: deliverPresses(of: event)
    case .hover: hover.deliver(event, in: self)
    case .scroll: deliverWheel(of: event)
    default: break
    }
  }

  func uses(_ press: UIPress, isRepeat: Bool) -> Bool {
    types(press) || !isRepeat && movesFocus(press) || scrolls(by: press)
  }
}
