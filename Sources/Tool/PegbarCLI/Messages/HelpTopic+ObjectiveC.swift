/// The help on scenes that were written for the Objective-C runtime.
extension HelpTopic {
  /// The constructs of such sources, and what SceneRewriter makes of them.
  private static let rewritten = [
    (
      "#selector(tapped(_:))",
      "Selector(\"tapped(_:)\", Card.tapped(_:)), in a class Card"
    ),
    (
      "#selector(self.f), (Self.f), (Card.f)",
      "the same; an `as` that chooses among methods may follow"
    ),
    ("#keyPath(CALayer.position.x)", "\"position.x\"; #keyPath(CALayer.isHidden) is \"hidden\""),
    (
      "@NSManaged var x: CGFloat",
      "@Animatable(implicitly: false) var x: CGFloat, which is zero first"
    ),
    (
      "@objc var x = 0.5, of layers",
      "@Animatable(implicitly: false) var x = 0.5; with @objcMembers too"
    ),
    (
      "override init(layer: Any), of layers",
      "required init(layer: Any); so is init() of layers and animations"
    ),
    (
      "init(radius: CGFloat), of layers",
      "the same, with init(), init(layer:), init(coder:) if it has none"
    ),
    ("@objc protocol P", "protocol P: AnyObject"),
    ("optional func f()", "func f(), which does nothing unless a class has its own; f?() is f()"),
    ("optional func f() -> Int", "func f() throws -> Int, which throws; f?() is (try? f())"),
    ("optional var x: Int { get }", "var x: Int { get throws }; what is read is (try? x)"),
    ("extension Card { override func f()", "the same in the class Card, which calls it"),
    (
      "override of an extension's @objc func",
      "the class has it, or the extension's asks for the class"
    ),
    (
      "delegate?.scrollViewDidScroll?(s)",
      "the same without the second ?, of all UIKit's delegates"
    ),
    ("View.init, of associatedtype View: UIView", "{ UIView.instance(of: View.self) }"),
    ("Cell(), of <Cell: UIView>", "UIView.instance(of: Cell.self)"),
    ("delegate?.window??.isHidden", "the same with one ?, of application delegates"),
    ("override var description: String", "nonisolated override, on the main actor inside"),
    ("deinit { stop() }", "isolated deinit { stop() }"),
    ("#if os(iOS)", "#if true; not where Darwin's C library is called before an #else"),
    ("import UIKit.UIColor, import Darwin", "import UIKit, import Glibc"),
    ("import MetalKit, import SpriteKit", "import UIKit, with a warning; so are others of Apple's"),
    ("@UIApplicationMain class, @main class", "@main final class, for an application's delegate"),
    ("@objc, @objc(name), @objcMembers", "nothing; so are @nonobjc and dynamic"),
    ("@IBAction, @IBOutlet, @IBInspectable", "nothing; so are @IBDesignable and @IBSegueAction"),
  ]

  /// The constructs without an equivalent, and what to write instead.
  private static let refused = [
    ("#selector(getter: x), (setter: x)", "a method of your own that reads or sets x"),
    ("#selector(value.f)", "the class in place of the value: #selector(Card.f)"),
    ("Selector(\"tapped:\")", "#selector(tapped(_:)): a name alone leads to no method"),
    ("selectors of class methods", "methods of objects"),
    ("optional subscript(i: Int)", "an optional method"),
    ("@NSManaged of Core Data", "properties of your own"),
    ("method_exchangeImplementations", "an override in a subclass"),
    ("value(forKey:) of objects of your own", "the property; views and layers have keys"),
    ("outlets that a storyboard fills", "views that are made in code"),
  ]

  /// The help on how a scene written for the Objective-C runtime is rewritten.
  static var objectiveCText: String {
    """
    Scenes need no changes for having been written for Apple's systems: what asks the Objective-C
    runtime for something is rewritten before the file is compiled, line by line. Messages name the
    file, its lines and columns as they are. Files without such words are compiled as they stand.

    rewritten:
    \(Help.table(rewritten, atMost: 38))

    what cannot be had, and what to write:
    \(Help.table(refused, atMost: 38))

    Selectors are performed on the main thread. With a target and a selector there are
    recognizers, display links, Timer, NotificationCenter.addObserver (removeObserver(self) ends
    it), and of NSObject perform(_:with:), perform(_:with:afterDelay:), responds(to:) and
    cancelPreviousPerformRequests(withTarget:).

    value(forKey:), value(forKeyPath:), fromValue, toValue, byValue and values return objects, which
    cast to every type that fits: as? NSNumber, Double, CGFloat, Int, Bool, NSValue, CGPoint,
    CATransform3D, String, CALayerContentsGravity. So do `as NSNumber` and `as NSValue`.

    """
  }
}
