import QuartzCore
import Recorded
import Testing
import UIKit

/// Scenes of constraints, and the frames that UIKit was recorded to give them: `layout_constraints`.
@Suite struct `Recorded layouts` {
  nonisolated private static let scenes: [RecordedLayout] =
    ((try? RecordedFile.all("layout_constraints", as: RecordedLayouts.self)) ?? [])
    .flatMap(\.scenes)

  @Test func `there are some`() throws {
    let files = try RecordedFile.all("layout_constraints", as: RecordedLayouts.self)
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
    #expect(Self.scenes.count == files.reduce(0) { $0 + $1.scenes.count })
  }

  /// Within half a point, as in the files: off screen UIKit rounded to whole points.
  @Test(arguments: scenes) fileprivate func `frames are UIKit's`(_ scene: RecordedLayout) throws {
    let size = CGSize(width: scene.root[0], height: scene.root[1])
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    let views = (0..<scene.views).map { index in
      let view = RecordedView(scene.wish(index))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    for row in scene.constraints {
      try #require(row.count == 8, "\(scene.id): \(row)")
      let first = try #require(row[0].view(in: views, root))
      let other: UIView? = row[3].view(in: views, root)
      #expect((other == nil) == (row[3] == .none))
      let constraint = NSLayoutConstraint(
        item: first,
        attribute: try #require(row[1].attribute),
        relatedBy: try #require(row[2].relation),
        toItem: other,
        attribute: other == nil ? .notAnAttribute : try #require(row[4].attribute),
        multiplier: try #require(row[5].number),
        constant: try #require(row[6].number)
      )
      constraint.priority = UILayoutPriority(Float(try #require(row[7].number)))
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    try #require(scene.frames.count == views.count)
    for (index, view) in views.enumerated() {
      let isClose = view.frame.isWithin(0.5, of: scene.frames[index])
      #expect(isClose, "\(scene.id), view \(index): \(view.frame), not \(scene.frames[index])")
    }
    // The same before that rounding, where a file has them.
    for (view, exact) in zip(views, scene.exact ?? []) {
      #expect(view.frame.isWithin(0.5, of: exact), "\(scene.id): \(view.frame), not \(exact)")
    }
  }
}

nonisolated private struct RecordedLayouts: Decodable {
  let scenes: [RecordedLayout]
}

nonisolated private struct RecordedLayout: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let root: [Double]
  let views: Int
  let constraints: [[RecordedCell]]
  let frames: [[Double]]
  /// The frames before UIKit rounded them.
  let exact: [[Double]]?
  /// The views' intrinsic sizes, where a file has them.
  let intrinsic: [[Double]?]?

  var testDescription: String { id }

  func wish(_ index: Int) -> [Double]? {
    guard let intrinsic, intrinsic.indices.contains(index) else { return nil }
    return intrinsic[index]
  }
}

/// A number, a word or nothing.
nonisolated private enum RecordedCell: Decodable, Equatable, Sendable {
  case number(Double)
  case word(String)
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .word(try container.decode(String.self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  private var word: String? { if case .word(let word) = self { word } else { nil } }

  /// The view of an index; the empty word is the root.
  @MainActor
  func view(in views: [UIView], _ root: UIView) -> UIView? {
    if word == "" { return root }
    guard let index = number.map({ Int($0) }) ?? word.flatMap(Int.init) else { return nil }
    return views.indices.contains(index) ? views[index] : nil
  }

  var relation: NSLayoutConstraint.Relation? {
    switch word {
    case "==", "eq": .equal
    case "<=", "le": .lessThanOrEqual
    case ">=", "ge": .greaterThanOrEqual
    default: nil
    }
  }

  var attribute: NSLayoutConstraint.Attribute? {
    word.flatMap { word in Self.attributes.first { "\($0)" == word } }
  }

  private static let attributes = (1...20).compactMap(NSLayoutConstraint.Attribute.init)
}
