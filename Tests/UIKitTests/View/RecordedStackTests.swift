import QuartzCore
import Recorded
import Testing
import UIKit

/// Stack views, and the frames that UIKit was recorded to give their views: `layout_stacks`.
@Suite struct `Recorded stacks` {
  nonisolated private static let scenes: [RecordedStack] =
    ((try? RecordedFile.all("layout_stacks", as: RecordedStacks.self)) ?? []).flatMap(\.scenes)

  @Test func `there are some`() throws {
    let files = try RecordedFile.all("layout_stacks", as: RecordedStacks.self)
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
    #expect(Self.scenes.count == files.reduce(0) { $0 + $1.scenes.count })
  }

  /// Within half a point, as in the files; alone, and with a constraint in it, by which all frames come from the
  /// solver.
  @Test(arguments: scenes, [false, true])
  fileprivate func `frames are UIKit's`(_ scene: RecordedStack, isConstrained: Bool) throws {
    let stack = UIStackView(arrangedSubviews: scene.arranged.map(RecordedView.init))
    stack.frame = CGRect(
      x: scene.frame[0],
      y: scene.frame[1],
      width: scene.frame[2],
      height: scene.frame[3]
    )
    stack.axis = try #require(scene.knownAxis, "\(scene.axis ?? "")")
    stack.spacing = scene.spacing ?? 0
    stack.distribution = try #require(scene.knownDistribution, "\(scene.distribution ?? "")")
    stack.alignment = try #require(scene.knownAlignment, "\(scene.alignment ?? "")")
    for index in scene.hidden ?? [] { stack.arrangedSubviews[index].isHidden = true }
    if let margins = scene.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(
        top: margins[0],
        left: margins[1],
        bottom: margins[2],
        right: margins[3]
      )
    }
    if isConstrained {
      stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    }
    stack.layoutIfNeeded()
    try #require(scene.frames.count == scene.arranged.count)
    for (index, view) in stack.arrangedSubviews.enumerated() {
      let isClose = view.frame.isWithin(0.5, of: scene.frames[index])
      #expect(isClose, "\(scene.id), view \(index): \(view.frame), not \(scene.frames[index])")
    }
  }
}

nonisolated private struct RecordedStacks: Decodable {
  let scenes: [RecordedStack]
}

nonisolated private struct RecordedStack: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let axis: String?
  let frame: [Double]
  let spacing: Double?
  let distribution: String?
  let alignment: String?
  /// The sizes that the views want; `nil` for a plain one.
  let arranged: [[Double]?]
  let frames: [[Double]]
  /// The views that are hidden, by their indices.
  let hidden: [Int]?
  /// Of the stack view, from the top against the clock.
  let margins: [Double]?

  var testDescription: String { id }

  var knownAxis: NSLayoutConstraint.Axis? {
    switch axis {
    case nil, "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }

  var knownDistribution: UIStackView.Distribution? {
    guard let distribution else { return .fill }
    return (0...4).compactMap(UIStackView.Distribution.init).first { "\($0)" == distribution }
  }

  var knownAlignment: UIStackView.Alignment? {
    switch alignment {
    case nil: .fill
    case "top": .top
    case "bottom": .bottom
    case let alignment?:
      (0...5).compactMap(UIStackView.Alignment.init).first { "\($0)" == alignment }
    }
  }
}
