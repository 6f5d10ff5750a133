import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// View controllers: loading, appearance, layout (V13).
struct `View controllers` {
  private final class Log {
    var heard: [String] = []
  }

  private let log = Log()

  private final class Listening: UIViewController {
    private let log: Log
    private let name: String

    init(_ log: Log, name: String = "") {
      (self.log, self.name) = (log, name)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ what: String) { log.heard.append(name.isEmpty ? what : "\(name) \(what)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
  }

  @Test func `callbacks come in the documented order`() {
    let controller = Listening(log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let shown = ShownWindow(root: controller)
    #expect(
      log.heard == [
        "loadView", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ]
    )
    log.heard = []
    shown.window.rootViewController = nil
    #expect(log.heard == ["willDisappear", "didDisappear"])
    #expect(controller.view.window == nil && controller.next == nil)
  }

  @Test func `the view is loaded when it is first asked for, once`() {
    let controller = Listening(log)
    let view = controller.view
    #expect(controller.view === view && controller.isViewLoaded)
    #expect(log.heard == ["loadView", "didLoad"])
    controller.view = nil
    #expect(!controller.isViewLoaded)
  }

  @Test func `loadView may set a view of one's own, or none`() {
    final class Own: UIViewController {
      let own = UIView()
      override func loadView() { view = own }
    }
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let controller = Own()
    #expect(controller.view === controller.own)
    #expect(Forgetful().view != nil)
  }

  /// viewDidAppear comes when the first frame is committed, so layers animate from then on (peer 14).
  @Test func `when the view has appeared its layers are on screen`() {
    final class Fading: UIViewController {
      let layer = CALayer()
      override func viewDidLoad() {
        view.layer.addSublayer(layer)
        layer.opacity = 0.5
      }
      override func viewDidAppear(_ animated: Bool) { layer.opacity = 0 }
    }
    let controller = Fading()
    MediaClock.set(0)
    CATransaction.flush()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let context = LayerContext(root: window.layer)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.layer.opacity == 0.5)
    CATransaction.flush()
    #expect(controller.layer.opacity == 0)
    #expect(controller.layer.animationKeys() == ["opacity"])
    #expect(context.root === window.layer)
  }

  @Test func `the root's view fills the window, also when that changes`() {
    let controller = UIViewController()
    let shown = ShownWindow(root: controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    shown.window.resize(to: CGSize(width: 300, height: 100))
    CATransaction.flush()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(controller.view.layer.animationKeys() == nil)
  }

  @Test func `another root takes the first one's place`() {
    let (first, second) = (UIViewController(), UIViewController())
    let shown = ShownWindow(root: first)
    shown.window.rootViewController = second
    #expect(first.view.superview == nil && second.view.superview === shown.window)
  }

  @Test func `hiding the window makes its controller disappear, showing it appear`() {
    let shown = ShownWindow(root: Listening(log))
    log.heard = []
    shown.window.isHidden = true
    #expect(log.heard == ["willDisappear", "didDisappear"])
    log.heard = []
    shown.window.isHidden = false
    CATransaction.flush()
    #expect(
      log.heard.filter { $0 != "willLayout" && $0 != "didLayout" }
        == ["willAppear", "isAppearing", "didAppear"]
    )
  }

  @Test func `hiding the window makes child controllers disappear too`() {
    let (parent, child) = (UIViewController(), Listening(log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let shown = ShownWindow(root: parent)
    log.heard = []
    shown.window.isHidden = true
    #expect(log.heard == ["willDisappear", "didDisappear"])
  }

  @Test func `a child's view appears when it is added to a view on show`() {
    let parent = Listening(log, name: "parent")
    let shown = ShownWindow(root: parent)
    let child = Listening(log, name: "child")
    log.heard = []
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    CATransaction.flush()
    #expect(
      log.heard.filter { $0.hasPrefix("child") && !$0.hasSuffix("Layout") }
        == [
          "child loadView", "child didLoad", "child willAppear", "child isAppearing",
          "child didAppear",
        ]
    )
    #expect(child.view.next === child && child.next === parent.view)
    log.heard = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.heard == ["child willDisappear", "child didDisappear"])
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(shown.window.rootViewController === parent)
  }

  /// The order of calls that Apple documents for containers.
  @Test func `a child hears of its parent`() {
    final class Child: UIViewController {
      var heard: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        heard.append(
          "will \(parent == nil ? "nil" : "parent") \(self.parent == nil ? "out" : "in")"
        )
      }
      override func didMove(toParent parent: UIViewController?) {
        heard.append("did \(parent == nil ? "nil" : "parent") \(self.parent == nil ? "out" : "in")")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    child.removeFromParent()
    #expect(child.heard == ["will parent out", "did nil out"])
  }
}
