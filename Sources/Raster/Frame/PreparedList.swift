import QuartzCore

/// A display list made ready for drawing: shapes set up, groups matched, bounds known.
struct PreparedList {
  enum Step {
    case fill(FillOperation)
    case border(BorderOperation)
    case image(ImageOperation)
    /// `end` is the index after the group's last item.
    case group(GroupOperation, end: Int)
    /// Nothing to see, or the end of a group.
    case nothing
  }

  struct Item {
    var step: Step
    /// Device pixels it may touch; for a group, those of its content inside its clip.
    var bounds: PixelRect
  }

  private(set) var items: [Item] = []

  init(_ list: DisplayList) {
    items.reserveCapacity(list.items.count)
    var open: [Int] = []
    for item in list.items {
      switch item {
      case .fill(let fill):
        add(FillOperation(fill).map { (.fill($0), $0.shape.bounds) }, to: open)
      case .border(let border):
        add(BorderOperation(border).map { (.border($0), $0.outer.bounds) }, to: open)
      case .image(let image):
        add(ImageOperation(image).map { (.image($0), $0.shape.bounds) }, to: open)
      case .beginGroup(let group):
        open.append(items.count)
        items.append(Item(step: .group(GroupOperation(group), end: 0), bounds: .empty))
      case .endGroup:
        items.append(Item(step: .nothing, bounds: .empty))
        if let begin = open.popLast() { close(begin, parent: open.last) }
      }
    }
    // Groups left open end with the list.
    while let begin = open.popLast() { close(begin, parent: open.last) }
  }

  private mutating func add(_ step: (Step, PixelRect)?, to open: [Int]) {
    let (step, bounds) = step ?? (.nothing, .empty)
    items.append(Item(step: step, bounds: bounds))
    if let group = open.last { items[group].bounds = items[group].bounds.union(bounds) }
  }

  private mutating func close(_ begin: Int, parent: Int?) {
    guard case .group(let group, _) = items[begin].step else { return }
    items[begin].step = .group(group, end: items.count)
    if group.isClippedAway || group.opacity == 0 { items[begin].bounds = .empty }
    if let clip = group.clip {
      items[begin].bounds = items[begin].bounds.intersection(clip.bounds)
    }
    if let parent { items[parent].bounds = items[parent].bounds.union(items[begin].bounds) }
  }

  /// The last item outside groups that hides all of `rect`, so that nothing below it need be drawn.
  func topmostCover(of rect: PixelRect) -> Int? {
    var cover: Int?
    var index = 0
    while index < items.count {
      switch items[index].step {
      case .fill(let fill) where fill.hides(rect): cover = index
      case .image(let image) where image.hides(rect): cover = index
      case .group(_, let end):
        index = end
        continue
      default: break
      }
      index += 1
    }
    return cover
  }
}
