import CoreGraphics
import Inspection
import QuartzCore
import SceneProtocol
import UIKit

extension BenchRow {
  /// An inspector's tree of 10,000 layers: read, written as a message, and read from that.
  static let inspectTree = microseconds("inspector's tree of 10,000", target: 100_000) {
    let (window, _) = inspected()
    let inspector = Inspector { window }
    var count = 0
    var rounds = Rounds()
    rounds.count = 5
    let time = rounds.median(of: 1) { timed in
      timed {
        let text = (try? JSONText.encode(inspector.answer(.tree))) ?? []
        if case .tree(let tree)? = try? JSONText.decode(InspectionAnswer.self, from: text) {
          count = tree.nodes.count
        }
      }
    }
    try WrongResult.unless(count == 10_001, "\(count) layers are in the tree")
    return time
  }

  /// The same of 5,000 views of the scene's own class, each of which holds its one sublayer in a variable: these are
  /// looked for.
  static let inspectVariables = microseconds("tree of 10,000, with variables", target: 100_000) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 1200))
    window.isHidden = false
    for _ in 0..<5000 { window.addSubview(OwnView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }
    let inspector = Inspector { window }
    var count = 0
    var rounds = Rounds()
    rounds.count = 5
    let time = rounds.median(of: 1) { timed in
      timed {
        if case .tree(let tree) = inspector.answer(.tree) {
          count = tree.nodes.count { $0.variable != nil }
        }
      }
    }
    try WrongResult.unless(count > 100, "\(count) layers have a variable's name")
    return time
  }

  /// The names of 10,000 siblings without any, which animate: each is called by its place.
  static let inspectPlaces = microseconds("animations of 10,000, without names", target: 200_000) {
    let (window, layers) = inspected()
    CATransaction.flush()
    let context = window.layer.context ?? LayerContext(root: window.layer)
    for layer in layers {
      layer.name = nil
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 600, 1000)
      layer.add(move, forKey: nil)
    }
    CATransaction.flush()
    let inspector = Inspector { window }
    var names: Set<String> = []
    var rounds = Rounds()
    rounds.count = 5
    let time = rounds.median(of: 1) { timed in
      var answer = InspectionAnswer.done
      timed { answer = inspector.answer(.animations(id: nil)) }
      if case .animations(let all, _) = answer { names = Set(all.map(\.layerName)) }
    }
    try WrongResult.unless(
      context.root === window.layer && names.count == 10_000,
      "\(names.count) names"
    )
    return time
  }

  /// The path of a hit test among 10,000 siblings, each of them looked at.
  static let hitPathAmongTenThousand = microseconds("hit path among 10,000", target: 1000) {
    let (window, layers) = inspected()
    let inspector = Inspector { window }
    var missed = 0
    var rounds = Rounds()
    rounds.count = 11
    let time = rounds.median(of: 1) { timed in
      var answer = InspectionAnswer.done
      timed { answer = inspector.answer(.hit(x: 605, y: 605)) }
      if case .hit(let hit) = answer, hit.layer == inspector.id(of: layers[5050]) { return }
      missed += 1
    }
    try WrongResult.unless(missed == 0, "\(missed) paths end at another layer")
    return time
  }

  /// What a frame costs more while trails are shown, with 1,000 layers of which 100 move: the mark of now in each
  /// frame, and the steps again in every sixth.
  static let trailOfAFrame = microseconds("trails of a frame", target: 1000) {
    let (inspector, layers, _, window) = moving()
    let id = inspector.id(of: layers[50])
    var rounds = Rounds()
    rounds.count = 11
    var found = 0
    let time = rounds.median(of: 60) { timed in
      timed {
        for frame in 0..<60 {
          let time = MediaClock.now + Double(frame) / 60
          found += inspector.trailKey(of: id).count
          if frame.isMultiple(of: 6) {
            found += inspector.trail(of: id, at: time)?.samples.count ?? 0
          }
          if inspector.trailSample(of: id, at: time) != nil { found += 1 }
        }
      }
    }
    try WrongResult.unless(found > 0 && !window.isHidden, "there is no trail")
    return time
  }

  /// What a frame costs more while its cost is shown, with 1,000 layers of which 100 move, each in a group that fades:
  /// the search for layers that are drawn offscreen.
  static let offscreenOfAFrame = microseconds("offscreen layers of a frame", target: 1000) {
    let (inspector, _, context, window) = moving()
    var rounds = Rounds()
    rounds.count = 11
    var found = 0
    let time = rounds.median(of: 60) { timed in
      timed { for _ in 0..<60 { found = inspector.offscreen(limit: 200).count } }
    }
    try WrongResult.unless(found == 100, "\(found) layers are drawn offscreen")
    try WrongResult.unless(!window.isHidden && context.root === window.layer, "no window")
    return time
  }

  /// An inspector of a window with 1,000 layers, of which 100 move and are groups that fade.
  private static func moving() -> (
    inspector: Inspector, layers: [CALayer], context: LayerContext, window: UIWindow
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 1200))
    window.isHidden = false
    let context = window.layer.context ?? LayerContext(root: window.layer)
    let layers = (0..<900).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index % 30 * 40, y: index / 30 * 40, width: 30, height: 30)
      layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
      guard index < 100 else { return layer }
      layer.opacity = 0.5
      let inside = CALayer()
      inside.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      inside.backgroundColor = CGColor(gray: 0, alpha: 1)
      layer.addSublayer(inside)
      return layer
    }
    window.layer.sublayers = layers
    CATransaction.flush()
    context.updateFrame(at: MediaClock.now, scale: 1)
    for layer in layers.prefix(100) {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 600, 1000)
      layer.add(move, forKey: nil)
    }
    CATransaction.flush()
    context.updateFrame(at: MediaClock.now, scale: 1)
    return (Inspector { window }, layers, context, window)
  }

  /// A window with 10,000 layers, beside one another.
  private static func inspected() -> (window: UIWindow, layers: [CALayer]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 1200))
    let layers = (0..<10_000).map { index in
      let layer = CALayer()
      layer.name = "layer \(index)"
      layer.frame = CGRect(x: index % 100 * 12, y: index / 100 * 12, width: 10, height: 10)
      return layer
    }
    window.isHidden = false
    window.layer.sublayers = layers
    return (window, layers)
  }
}

/// A view of a scene's own, with a layer in a variable.
private final class OwnView: UIView {
  let badge = CALayer()
  var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(badge)
  }

  required init?(coder: NSCoder) { nil }
}
