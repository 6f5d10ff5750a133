import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The application: windows and their host, actions, the delegate.
@Suite(.serialized) struct `Application` {
  private final class Host: ApplicationHost {
    var heard: [String] = []
    func show(_ window: UIWindow) {
      heard.append("show \(window.rootViewController?.viewIfLoaded?.window === window)")
    }
    func close(_ window: UIWindow) { heard.append("close") }
    func titleDidChange(of window: UIWindow) { heard.append("title \(window.title)") }
  }

  /// The host draws while it shows: the root's view is in the window by then.
  @Test func `the host shows and closes windows`() {
    let host = Host()
    UIApplication.shared.host = host
    defer { UIApplication.shared.host = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    controller.title = "One"
    window.rootViewController = controller
    #expect(window.isHidden && !controller.isViewLoaded)
    host.heard = []
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(host.heard == ["show true", "title One"])
    #expect(window.isKeyWindow && UIApplication.shared.windows.contains(window))
    controller.title = "Two"
    window.isHidden = true
    #expect(host.heard == ["show true", "title One", "title Two", "close"])
    #expect(!window.isKeyWindow && !UIApplication.shared.windows.contains(window))
  }

  private final class Taker: UIViewController {
    var senders: [Any] = []
    func take(_ sender: Any) { senders.append(sender) }
  }

  @Test func `an action goes to its target`() {
    let taker = Taker()
    let action = Selector("take", Taker.take)
    #expect(UIApplication.shared.sendAction(action, to: taker, from: 7, for: nil))
    #expect(taker.senders.first as? Int == 7)
    #expect(!UIApplication.shared.sendAction(action, to: UIView(), from: nil, for: nil))
  }

  /// V10: a nil target is the responder chain.
  @Test func `an action without a target goes up the responder chain`() {
    let taker = Taker()
    let shown = ShownWindow(root: taker)
    let action = Selector("take", Taker.take)
    let view = UIView()
    taker.view.addSubview(view)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: view, for: nil))
    #expect(taker.senders.first as? UIView === view)
    shown.window.rootViewController = nil
    #expect(!UIApplication.shared.sendAction(action, to: nil, from: UIView(), for: nil))
  }

  /// A pair without a target on a layer: the chain of the nearest view above it.
  @Test func `a layer's pair without a target reaches the controller`() {
    let taker = Taker()
    let shown = ShownWindow(root: taker)
    let layer = CALayer()
    taker.view.layer.addSublayer(layer)
    CATransaction.flush()
    layer.addTarget(nil, action: Selector("take", Taker.take), forKey: "fade")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    layer.add(fade, forKey: "fade")
    shown.advance(to: 0)
    #expect(taker.senders.isEmpty)
    shown.advance(to: 1)
    #expect(taker.senders.count == 1 && taker.senders.first as? CALayer === layer)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    var taken = 0

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("will")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("did")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
    func applicationWillTerminate(_ application: UIApplication) { heard.append("end") }
    func take() { taken += 1 }
  }

  @Test func `the delegate is notified of start and end, and is last in the chain`() {
    let application = UIApplication.shared
    let delegate = Delegate()
    application.terminate()
    application.launch(delegate)
    #expect(application.applicationState == .active)
    #expect(application.sendAction(Selector("take", Delegate.take), to: nil, from: nil, for: nil))
    application.terminate()
    #expect(delegate.heard == ["will", "did", "active", "resign", "end"])
    #expect(delegate.taken == 1 && delegate.window == nil)
  }
}
