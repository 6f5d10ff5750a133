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
