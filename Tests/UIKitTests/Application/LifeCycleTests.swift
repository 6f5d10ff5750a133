import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// How the application follows its windows on the desktop: keyboard, minimizing, scenes.
@Suite(.serialized) struct `Application life cycle` {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    var notifications: [any NSObjectProtocol] = []
    private let names = [
      UIApplication.didBecomeActiveNotification: "note active",
      UIApplication.willResignActiveNotification: "note resign",
      UIApplication.didEnterBackgroundNotification: "note background",
      UIApplication.willEnterForegroundNotification: "note foreground",
    ]

    func listen() {
      for (name, text) in names {
        let note = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          _ in MainActor.assumeIsolated { self.heard.append(text) }
        }
        notifications.append(note)
      }
    }

    func stop() {
      for note in notifications { NotificationCenter.default.removeObserver(note) }
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
  }

  /// A window that the application follows alone: those of other tests count as minimized meanwhile.
  private func withSoleWindow(_ work: (ShownWindow) -> Void) {
    let shown = ShownWindow()
    let others = UIApplication.shared.windows.filter { $0 !== shown.window }
    for window in others { window.isMinimized = true }
    work(shown)
    for window in others { window.isMinimized = false }
    UIApplication.shared.becomeActive()
  }

  private func listening() -> Delegate {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    UIApplication.shared.becomeActive()
    delegate.heard = []
    delegate.listen()
    return delegate
  }

  @Test func `the keyboard makes it active`() {
    withSoleWindow { shown in
      let delegate = listening()
      defer { delegate.stop() }
      shown.send(.focusChanged(true))
      #expect(delegate.heard.isEmpty)
      shown.send(.focusChanged(false))
      #expect(delegate.heard == ["resign", "note resign"])
      #expect(UIApplication.shared.applicationState == .inactive)
      shown.send(.focusChanged(false))
      delegate.heard = []
      shown.send(.focusChanged(true))
      #expect(delegate.heard == ["active", "note active"])
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test func `minimized it is in the background, and comes back as it was`() {
    withSoleWindow { shown in
      let delegate = listening()
      defer { delegate.stop() }
      shown.send(.focusChanged(true))
      shown.window.isMinimized = true
      #expect(delegate.heard == ["resign", "note resign", "background", "note background"])
      #expect(UIApplication.shared.applicationState == .background)
      delegate.heard = []
      shown.window.isMinimized = false
      #expect(delegate.heard == ["foreground", "note foreground", "active", "note active"])
    }
  }

  @Test func `with another window on show it stays in the foreground`() {
    withSoleWindow { shown in
      let other = UIWindow(frame: .zero)
      other.isHidden = false
      defer { other.isHidden = true }
      UIApplication.shared.becomeActive()
      shown.window.isMinimized = true
      #expect(UIApplication.shared.applicationState == .inactive)
      other.isMinimized = true
      #expect(UIApplication.shared.applicationState == .background)
      other.isMinimized = false
      shown.window.isMinimized = false
      UIApplication.shared.becomeActive()
    }
  }

  @Test func `views' animations end in the background (U18)`() {
    withSoleWindow { shown in
      let view = shown.add()
      let sublayer = CALayer()
      view.layer.addSublayer(sublayer)
      CATransaction.flush()
      var finished: Bool?
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
      let lasting = CABasicAnimation(keyPath: "cornerRadius")
      (lasting.fromValue, lasting.toValue) = (0, 9)
      lasting.duration = 9
      lasting.isRemovedOnCompletion = false
      view.layer.add(lasting, forKey: "lasting")
      sublayer.opacity = 0
      shown.advance(to: 0.1)
      shown.window.isMinimized = true
      CATransaction.flush()
      #expect(finished == false)
      #expect(view.layer.animationKeys() == ["lasting"])
      #expect(sublayer.animationKeys() == ["opacity"])
      shown.window.isMinimized = false
      UIApplication.shared.becomeActive()
    }
  }

  private final class Scened: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let role = connectingSceneSession.role
      let configuration = UISceneConfiguration(name: "Default", sessionRole: role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test func `a scene's delegate makes the window`() throws {
    let delegate = Scened()
    UIApplication.shared.terminate()
    UIApplication.shared.launch(delegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require((scene.delegate as? SceneDelegate)?.window)
    #expect(window.isKeyWindow && window.frame == UIScreen.main.bounds)
    #expect(scene.windows == [window] && window.windowScene === scene)
    #expect(scene.session.scene === scene && scene.session.configuration.name == "Default")
    window.isHidden = true
    let plain = Delegate()
    UIApplication.shared.launch(plain)
    let left = try #require(UIApplication.shared.connectedScenes.first)
    #expect(left !== scene && left.delegate == nil)
  }

  @Test func `windows convert to each other and to the screen`() {
    let one = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let two = UIWindow(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(one.convert(point, to: nil as UIWindow?) == CGPoint(x: 11, y: 22))
    #expect(one.convert(point, from: nil as UIWindow?) == CGPoint(x: -9, y: -18))
    #expect(one.convert(point, to: two) == CGPoint(x: -19, y: -8))
    #expect(two.convert(point, from: one) == CGPoint(x: -19, y: -8))
    #expect(one.convert(rect, to: two) == CGRect(x: -19, y: -8, width: 3, height: 4))
    #expect(two.convert(rect, from: one) == CGRect(x: -19, y: -8, width: 3, height: 4))
    #expect(one.convert(rect, from: nil as UIWindow?).origin == CGPoint(x: -9, y: -18))
  }
}
