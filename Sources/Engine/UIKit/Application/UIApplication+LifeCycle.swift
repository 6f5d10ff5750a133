public import Foundation
import QuartzCore

extension UIApplication {
  /// Posted by the application when it starts to receive input: one of its windows has the keyboard focus.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted by the application when it is about to stop receiving input.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted by the application when none of its windows is shown any longer.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted by the application when a window is about to be shown again.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted by the application when it is about to end.
  nonisolated public static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Never posted here: the system takes no memory back.
  nonisolated public static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here: there is no status bar.
  nonisolated public static let willChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted here: there is no status bar.
  nonisolated public static let willChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted here: there is no status bar.
  nonisolated public static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Never posted here: there is no status bar that is turned.
  nonisolated public static let didChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")

  /// Starts the program: its delegate is notified that launching is done, and that the program is active.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    UIWindowScene.connect(for: delegate)
    becomeActive()
  }

  /// The program receives input from now on.
  package func becomeActive() {
    guard applicationState != .active else { return }
    enterForeground()
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  /// The program ends: its delegate is notified.
  package func terminate() {
    resignActive()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Takes over the state of the windows on the desktop: active when one of them has the keyboard focus, in the
  /// background when all are minimized.
  func followDesktop() {
    let windows = windows.filter { $0.underlay == nil }
    if !windows.isEmpty, windows.allSatisfy(\.isMinimized) {
      resignActive()
      enterBackground()
    } else if windows.contains(where: { $0.hasKeyboard && !$0.isMinimized }) {
      becomeActive()
    } else {
      resignActive()
      enterForeground()
    }
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  private func enterBackground() {
    guard applicationState != .background else { return }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    for window in windows { window.endAnimations() }
  }

  private func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIView {
  /// Ends the animations of this view's layer and its sublayers, as happens in the background (U18); those that are not
  /// removed on completion stay.
  fileprivate func endAnimations() {
    for key in layer.animationKeys() ?? []
    where layer.animation(forKey: key)?.isRemovedOnCompletion == true {
      layer.removeAnimation(forKey: key)
    }
    for view in subviewLinks { view.endAnimations() }
  }
}
