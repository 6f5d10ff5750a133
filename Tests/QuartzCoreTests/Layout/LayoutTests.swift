import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// What asks for a layout, and who lays out (LA1–LA5; peer 168, 169).
struct `Layout` {
  /// Two clean layers, one in the other.
  private func family() -> (parent: CALayer, child: CALayer) {
    endOpenTransactions()
    let (parent, child) = (CALayer(), CALayer())
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.addSublayer(child)
    CATransaction.flush()
    return (parent, child)
  }

  /// LA1, LA4, peer 168: the layer itself and its superlayer.
  @Test(arguments: [
    ("size", true, true), ("transform", true, true), ("layoutManager", true, false),
    ("position", false, false), ("origin", false, false), ("same size", false, false),
    ("constraints", false, true), ("opacity", false, false),
  ])
  func `changes ask for layout here and above`(_ change: String, _ here: Bool, _ above: Bool) {
    let (parent, child) = family()
    switch change {
    case "size": child.bounds.size.width = 20
    case "transform": child.transform = CATransform3DMakeScale(2, 2, 1)
    case "layoutManager": child.layoutManager = RecordingManager()
    case "position": child.position.x = 5
    case "origin": child.bounds.origin.x = 5
    case "constraints": child.constraints = []
    case "opacity": child.opacity = 0
    default: child.bounds.size.width = 10
    }
    #expect(child.needsLayout() == here)
    #expect(parent.needsLayout() == above)
    CATransaction.flush()
    #expect(!child.needsLayout() && !parent.needsLayout())
  }

  /// Peer 168: adding, inserting, replacing, assigning and removing mark the superlayer alone.
  @Test(arguments: ["add", "insert", "replace", "assign", "remove"])
  func `a change of the sublayers marks the superlayer`(_ way: String) {
    let (parent, child) = family()
    let other = CALayer()
    switch way {
    case "add": parent.addSublayer(other)
    case "insert": parent.insertSublayer(other, below: child)
    case "replace": parent.replaceSublayer(child, with: other)
    case "assign": parent.sublayers = [other]
    default: child.removeFromSuperlayer()
    }
    #expect(parent.needsLayout())
    #expect(!child.needsLayout() && !other.needsLayout())
    CATransaction.flush()
  }

  /// LA1: a layer is not due again because of its own layout.
  @Test func `a layout does not ask for itself`() {
    let (parent, child) = family()
    let manager = RecordingManager()
    manager.onLayout = { layer in
      layer.setNeedsLayout()
      child.bounds.size.width += 1
      layer.bounds.size.width += 1
    }
    parent.layoutManager = manager
    parent.layoutIfNeeded()
    #expect(manager.events == ["invalidate", "layout"])
    #expect(!parent.needsLayout() && !child.needsLayout())
  }

  /// LA2: from the topmost layer above that needs it, downwards, not only to this one.
  @Test func `laying out starts at the topmost layer that needs it`() {
    endOpenTransactions()
    let log = LayoutLog()
    let layers = ["root", "top", "middle", "leaf"].map { NamedLayer($0, log) }
    for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
    let beside = NamedLayer("beside", log)
    layers[1].addSublayer(beside)
    CATransaction.flush()
    log.names = []
    for layer in [layers[3], beside, layers[1]] { layer.setNeedsLayout() }
    layers[3].layoutIfNeeded()
    #expect(log.names == ["top", "leaf", "beside"])
    layers[0].setNeedsLayout()
    layers[1].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(log.names.dropFirst(3) == ["root", "top"])
    CATransaction.flush()
    #expect(log.names.count == 5)
  }

  /// LA2: what a layout makes necessary above is laid out, too, before `layoutIfNeeded` returns.
  @Test func `a layout that changes its own size is followed by the one above`() {
    let (parent, child) = family()
    let (above, below) = (RecordingManager(), RecordingManager())
    below.onLayout = { $0.bounds.size.width = 33 }
    (parent.layoutManager, child.layoutManager) = (above, below)
    parent.layoutIfNeeded()
    #expect(above.events.filter { $0 == "layout" }.count == 2)
    #expect(!parent.needsLayout() && !child.needsLayout())
  }

  /// LA3: the delegate's layout, and the layout manager's only without one.
  @Test func `the delegate lays out before the layout manager`() {
    let (parent, _) = family()
    let manager = RecordingManager()
    parent.layoutManager = manager
    let (laying, other) = (LayingDelegate(), ActionDelegate())
    parent.delegate = laying
    parent.layoutIfNeeded()
    #expect(laying.count == 1)
    #expect(manager.events == ["invalidate"])
    parent.delegate = other
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(manager.events == ["invalidate", "invalidate", "layout"])
  }

  /// LA3, DI3: a delegate's layout that brings about others is still the delegate's own answer.
  @Test func `a delegate that lays out others has answered`() {
    let (parent, child) = family()
    let (manager, laying) = (RecordingManager(), LayingDelegate())
    parent.layoutManager = manager
    let none = ActionDelegate()
    child.delegate = none
    laying.onLayout = {
      child.setNeedsLayout()
      child.layoutIfNeeded()
    }
    parent.delegate = laying
    parent.layoutIfNeeded()
    #expect(laying.count == 1)
    #expect(manager.events == ["invalidate"])
  }

  /// Peer 169: only when a clean layer becomes due.
  @Test func `a layout manager hears once that its work is void`() {
    let (parent, _) = family()
    let manager = RecordingManager()
    parent.layoutManager = manager
    for _ in 0..<3 { parent.setNeedsLayout() }
    #expect(manager.events == ["invalidate"])
    parent.layoutIfNeeded()
    parent.setNeedsLayout()
    #expect(manager.events == ["invalidate", "layout", "invalidate"])
    CATransaction.flush()
  }

  /// LA5: the layout manager's answer, else the bounds as the superlayer sees them.
  @Test func `the preferred size is the manager's or the layer's own`() {
    let (_, child) = family()
    child.bounds.size = CGSize(width: 30, height: 20)
    #expect(child.preferredFrameSize() == CGSize(width: 30, height: 20))
    child.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(child.preferredFrameSize() == CGSize(width: 60, height: 60))
    let manager = RecordingManager()
    child.layoutManager = manager
    #expect(child.preferredFrameSize() == CGSize(width: 60, height: 60))
    child.layoutManager = SizingManager()
    #expect(child.preferredFrameSize() == CGSize(width: 7, height: 8))
    CATransaction.flush()
  }

  /// A layout that makes itself necessary by way of another layer ends, and is reported.
  @Test func `a layout without end is left and reported`() {
    let stage = LayerStage()
    let (parent, child) = (stage.addLayer(named: "parent"), CALayer())
    parent.addSublayer(child)
    CATransaction.flush()
    let (above, below) = (RecordingManager(), RecordingManager())
    above.onLayout = { _ in child.setNeedsLayout() }
    below.onLayout = { _ in parent.setNeedsLayout() }
    (parent.layoutManager, child.layoutManager) = (above, below)
    CATransaction.flush()
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("never comes to rest") == true)
    (parent.layoutManager, child.layoutManager) = (nil, nil)
    CATransaction.flush()
    #expect(!parent.needsLayout())
  }
}

/// A layout manager that records its calls, and implements no sizes.
private final class RecordingManager: CALayoutManager {
  private(set) var events: [String] = []
  var onLayout: (CALayer) -> Void = { _ in }

  func invalidateLayout(of layer: CALayer) { events.append("invalidate") }

  func layoutSublayers(of layer: CALayer) {
    events.append("layout")
    onLayout(layer)
  }
}

private final class SizingManager: CALayoutManager {
  func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 7, height: 8) }
}

private final class LayingDelegate: CALayerDelegate {
  private(set) var count = 0
  var onLayout: () -> Void = {}

  func layoutSublayers(of layer: CALayer) {
    count += 1
    onLayout()
  }
}

private final class LayoutLog {
  var names: [String] = []
}

/// A layer that writes its name down when it is laid out.
private final class NamedLayer: CALayer {
  private let log: LayoutLog

  init(_ name: String, _ log: LayoutLog) {
    self.log = log
    super.init()
    self.name = name
  }

  required init() { fatalError("made with a name") }
  required init(layer: Any) { fatalError("never presented") }
  required init?(coder: NSCoder) { nil }

  override func layoutSublayers() { log.names.append(name ?? "-") }
}
