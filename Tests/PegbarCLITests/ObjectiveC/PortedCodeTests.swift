import CoreGraphics
import Foundation
import Testing

/// Code that was written for Apple's systems, as it is: it compiles and runs, or the message says what to write.
struct `Ported code` {
  /// What libraries for iOS have, in one scene; the square is red if all of it happened.
  private static let scene = """
    import Foundation
    import UIKit.UIGestureRecognizerSubclass
    import ObjectiveC
    #if os(iOS)
    import Darwin
    #else
    import Nothing
    #endif

    private var tagKey: UInt8 = 0
    private let emptyText = NSMutableAttributedString()

    extension UIView {
      var note: String? {
        get { objc_getAssociatedObject(self, &tagKey) as? String }
        set { objc_setAssociatedObject(self, &tagKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
      }
      @objc func kind() -> String { "view" }
    }
    extension UILabel {
      override func kind() -> String { "label of " + super.kind() }
    }

    final class Ring: CAShapeLayer {
      var turns = 1
      init(turns: Int) {
        self.turns = turns
        super.init()
      }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }

    final class Other: CALayer {
      var angle = 0.5
      override init() { super.init() }
      override init(layer: Any) {
        angle = (layer as? Other)?.angle ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class Model: NSObject {
      let name: String
      init(name: String) { self.name = name }
      override var description: String { "model " + name }
      override func isEqual(_ object: Any?) -> Bool { (object as? Model)?.name == name }
      deinit { Self.count -= 1 }
      static var count = 1
    }

    final class Box: UIView, UIScrollViewDelegate {
      weak var other: (any UIScrollViewDelegate)?
      var passed = 0
      override func awakeFromNib() { super.awakeFromNib() }
      override var accessibilityLabel: String? { get { "box" } set {} }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { passed += 1 }
      func pass(_ scroll: UIScrollView) {
        other?.scrollViewDidScroll?(scroll)
        other?.scrollViewDidEndDecelerating?(scroll)
      }
    }

    #Preview("Ported", traits: .fixedLayout(width: 40, height: 40)) {
      let box = Box(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      box.other = box
      box.pass(UIScrollView())
      box.note = "here"
      let ring = Ring(turns: 3)
      let copied = Ring(layer: ring).turns == 1 && Other(layer: Other()).angle == 0.5
      let same = Model(name: "a") == Model(name: "a") && "\\(Model(name: "b"))" == "model b"
      let kinds = UILabel().kind() + ", " + UIView().kind() == "label of view, view"
      let names = type(of: box).description().hasSuffix(".Box")
      let numbers = HUGE > 1 && NSEC_PER_SEC > 1 && IndexPath(row: 2, section: 1).row == 2
      let ok = box.passed == 1 && box.note == "here" && copied && same && kinds && names && numbers
      box.backgroundColor = ok ? .red : .blue
      return box
    }

    """

  @Test func `compiles and runs as it is`() async throws {
    let workspace = try Workspace(["a.swift": Self.scene])
    let run = try await workspace.pegbar("shot", "a.swift", "-o", "a.png")
    #expect(run.status == 0, "\(run.errors)")
    let image = try CGImage(pngFile: workspace.path + "/a.png")
    #expect(image.width == 40 && image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test(arguments: [
    ("kCAMediaTimingFunctionLinear", "CAMediaTimingFunctionName.linear"),
    ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
    ("kCALineCapRound", "CAShapeLayerLineCap.round"),
    ("UIControlEvents.touchUpInside", "UIControl.Event"),
    ("UIViewAnimationOptions.repeat", "UIView.AnimationOptions"),
    ("UIWindowLevelAlert", "UIWindow.Level.alert"),
    ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top:left:bottom:right:)"),
    ("UIView().bringSubview(toFront: UIView())", "bringSubviewToFront(_:)"),
    ("UIViewController().childViewControllers", "children"),
    ("NSFontAttributeName", "NSAttributedString.Key.font"),
    ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
  ])
  func `with names of before Swift 4.2 gets an error with the new one`(_ old: String, _ new: String)
    async throws
  {
    let text = SceneText.one + "@MainActor func f() { print(\(old)) }\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("error: ") && run.errors.contains("renamed to '\(new)'"),
      "\(run.errors)"
    )
  }

  /// In that language mode the methods of a controller are on no actor.
  @Test func `of before Swift 4.2 names its methods in selectors without a warning`() async throws {
    let scene = """
      import UIKit
      final class Card: UIViewController {
        override func viewDidLoad() {
          let line = CAShapeLayer()
          line.lineCap = kCALineCapRound
          view.layer.addSublayer(line)
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(self.tapped), for: .touchUpInside)
          button.addTarget(self, action: #selector(moved(_:with:)), for: .touchDragInside)
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Card.tick), userInfo: nil, repeats: true)
        }
        @objc func tapped(_ sender: UIButton) {}
        @objc func moved(_ sender: UIButton, with event: UIEvent) {}
        @objc func tick() {}
      }
      #Preview { Card() }

      """
    let files = ["App/Card.swift": scene, "App/Empty.swift": "import UIKit\n"]
    let run = try await Workspace(files).pegbar("check", "-v", "App")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("compiling it in Swift 4 mode"))
    #expect(!run.errors.contains("warning: "), "\(run.errors)")
  }

  /// The lines are those of the text, one message for each call.
  @Test func `that exchanges methods gets an error at each of the calls`() async throws {
    let scene = """
      import UIKit
      extension UIView {
        static let exchange: Void = {
          guard let old = class_getInstanceMethod(UIView.self, #selector(layoutSubviews)),
            let new = class_getInstanceMethod(UIView.self, #selector(ownLayout))
          else { return }
          method_exchangeImplementations(old, new)
        }()
        @objc func ownLayout() { ownLayout() }
      }
      #Preview { UIView() }

      """
    let run = try await Workspace(["a.swift": scene]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.map { $0.prefix(13) } == ["a.swift:4:21:", "a.swift:5:17:", "a.swift:7:5: "])
    #expect(errors.allSatisfy { $0.contains("Pegbar has no Objective-C runtime: methods") })
    #expect(errors.allSatisfy { $0.hasSuffix("Override the method in a subclass") })
  }

  /// Tables, collections and text views have a delegate of their own type, which is that of the scroll view, too.
  @Test func `calls the delegate of a table, of a collection and of a text view as its own`()
    async throws
  {
    let scene = """
      import UIKit
      final class Table: UITableView {
        override var delegate: UITableViewDelegate? { didSet { print("table set") } }
      }
      final class Items: UICollectionView {
        weak var real: UICollectionViewDelegate?
        override var delegate: UICollectionViewDelegate? {
          get { real }
          set { real = newValue; super.delegate = newValue }
        }
      }
      final class All: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UITextViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { print("row", path.row) }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { print("item", path.item) }
        func textViewDidChange(_ textView: UITextView) { print("text") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
      }
      #Preview {
        let all = All()
        let table = Table(frame: .zero, style: .plain)
        let items = Items(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let text = UITextView()
        (table.delegate, items.delegate, text.delegate) = (all, all, all)
        let own: UITableViewDelegate? = table.delegate
        own?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        items.delegate?.collectionView?(items, didSelectItemAt: IndexPath(item: 3, section: 0))
        text.delegate?.textViewDidChange?(text)
        let height = table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0))
        let scroll: UIScrollView = table
        scroll.delegate?.scrollViewDidScroll?(scroll)
        print(height == UITableView.automaticDimension, scroll.delegate === all)
        scroll.delegate = nil
        print(table.delegate == nil)
        return table
      }

      """
    let workspace = try Workspace(["a.swift": scene])
    let run = try await workspace.pegbar(line: "shot a.swift -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines == ["table set", "row 2", "item 3", "text", "scrolled", "true true", "true"])
  }

  @Test func `overrides the times of a layer, and has functions in a preview's body`() async throws
  {
    let scene = """
      import UIKit
      final class Slow: CALayer {
        override var speed: Float { didSet { print("speed", speed) } }
        override var repeatCount: Float {
          get { super.repeatCount + 1 }
          set { super.repeatCount = newValue }
        }
      }
      #Preview {
        func box(_ color: UIColor) -> UIView {
          let view = UIView()
          view.backgroundColor = color
          return view
        }
        let layer = Slow()  // the first
        func set(_ speed: Float) { layer.speed = speed }
        set(0.5)
        layer.repeatCount = 2
        print(layer.repeatCount)
        return box(.red)
      }

      """
    let workspace = try Workspace(["a.swift": scene])
    let run = try await workspace.pegbar(line: "shot a.swift -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "speed 0.5\n3.0\n")
    try workspace.write(scene.replacing("UIView()", with: "UIVieww()"), to: "b.swift")
    let wrong = try await workspace.pegbar("check", "b.swift")
    #expect(wrong.errors.hasPrefix("b.swift:11:16: error: "), "\(wrong.errors)")
  }

  /// Libraries have such lines in places that are not reached.
  @Test(arguments: [
    ("UINib(nibName: \"Card\", bundle: nil)", "make the view in code"),
    (
      "NSSelectorFromString(\"take:\")",
      "nothing responds to a selector that is made from a name. Write #selector(…)"
    ),
  ])
  func `that cannot work compiles, with a warning of what to write in place of it`(
    _ text: String,
    _ warning: String
  ) async throws {
    let scene = SceneText.one + "@MainActor func f() { _ = \(text) }\n"
    let run = try await Workspace(["a.swift": scene]).pegbar("check", "a.swift")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("warning: ") && run.errors.contains(warning),
      "\(run.errors)"
    )
  }

  @Test(arguments: [
    (
      "UIStoryboard(name: \"Main\", bundle: nil)",
      "Pegbar has no storyboards: make the controller in code"
    ),
    (
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
      "Pegbar has no storyboards: make the controller in code"
    ),
    ("method_exchangeImplementations(nil, nil)", "methods cannot be exchanged"),
    (
      "class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews))",
      "cannot be exchanged"
    ),
  ])
  func `that is not supported gets the reason, and what to write`(_ text: String, _ reason: String)
    async throws
  {
    let scene = SceneText.one + "@MainActor func f() { _ = \(text) }\n"
    let run = try await Workspace(["a.swift": scene]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is unavailable: Pegbar has no") && run.errors.contains(reason),
      "\(run.errors)"
    )
    #expect(!run.errors.contains("in scope"))
  }

  /// Each alone: a scene without a word that needs it is not rewritten.
  @Test(arguments: [
    """
    class Card: UIView {}
    extension Card {
      override func layoutSubviews() { super.layoutSubviews() }
    }
    """,
    """
    final class Refresher: NSObject {
      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }
    """,
    """
    class Loader: UIView {
      static func make() -> Self { self.init() }
    }
    """,
  ])
  func `needs no other word to be noticed`(_ text: String) async throws {
    let scene = SceneText.one + text + "\n"
    let run = try await Workspace(["a.swift": scene]).pegbar("check", "a.swift")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// An observer that is notified at once, while the caller passes the address of a variable that it compares with.
  @Test func `observes with a context that is a variable's address`() async throws {
    let scene = """
      import UIKit

      private var context = 0

      final class Card: UIView {
        func follow() {
          addObserver(self, forKeyPath: "frame", options: .initial, context: &context)
        }
        override func observeValue(
          forKeyPath keyPath: String?,
          of object: Any?,
          change: [NSKeyValueChangeKey: Any]?,
          context other: UnsafeMutableRawPointer?
        ) {
          if other == &context { print("frame is told") }
        }
      }

      #Preview {
        let card = Card()
        card.follow()
        return card
      }

      """
    let run = try await Workspace(["a.swift": scene]).pegbar("shot", "a.swift", "-o", "a.png")
    // (And of each change since.)
    #expect(run.status == 0 && run.output.hasPrefix("frame is told\n"), "\(run.errors)")
  }
}
