import QuartzCore

/// A display list made ready for drawing: shapes set up, groups matched, bounds known.
struct PreparedList {
  enum Step {
    case fill(FillOperation)
    case border(BorderOperation)
    case image(ImageOperation)
    /// `mask` is the index of the item that begins its mask, which is `end` where there is none; `end` is
    /// that of the item that ends the group, or the list's end.
    case group(GroupOperation, mask: Int, end: Int)
    /// Nothing to see, or the begin of a mask, or the end of a group.
    case nothing
  }

  struct Item {
    var step: Step
    /// Device pixels it may touch; for a group, those of its content inside its clip and its mask; for
    /// the begin of a mask, those of the mask.
    var bounds: PixelRect
  }

  /// A group whose end has not come yet.
  private struct OpenGroup {
    let begin: Int
    var mask: Int?
    /// The item that takes in the bounds of what is listed: the group, or its mask.
    var part: Int { mask ?? begin }
  }

  private(set) var items: [Item] = []

  init(_ list: DisplayList) {
    items.reserveCapacity(list.items.count)
    var open: [OpenGroup] = []
    for item in list.items {
      switch item {
      case .fill(let fill):
        add(FillOperation(fill).map { (.fill($0), $0.shape.bounds) }, to: open)
      case .border(let border):
        add(BorderOperation(border).map { (.border($0), $0.outer.bounds) }, to: open)
      case .image(let image):
        add(ImageOperation(image).map { (.image($0), $0.shape.bounds) }, to: open)
      case .beginGroup(let group):
        open.append(OpenGroup(begin: items.count))
        items.append(Item(step: .group(GroupOperation(group), mask: 0, end: 0), bounds: .empty))
      case .mask:
        if !open.isEmpty { open[open.count - 1].mask = items.count }
        items.append(Item(step: .nothing, bounds: .empty))
      case .endGroup:
        if let group = open.popLast() { close(group, parent: open.last) }
        items.append(Item(step: .nothing, bounds: .empty))
      }
    }
    // Groups left open end with the list.
    while let group = open.popLast() { close(group, parent: open.last) }
  }

  private mutating func add(_ step: (Step, PixelRect)?, to open: [OpenGroup]) {
    let (step, bounds) = step ?? (.nothing, .empty)
    items.append(Item(step: step, bounds: bounds))
    if let part = open.last?.part { items[part].bounds = items[part].bounds.union(bounds) }
  }

  private mutating func close(_ open: OpenGroup, parent: OpenGroup?) {
    let begin = open.begin
    guard case .group(let group, _, _) = items[begin].step else { return }
    items[begin].step = .group(group, mask: open.mask ?? items.count, end: items.count)
    if group.isClippedAway || group.opacity == 0 { items[begin].bounds = .empty }
    if let clip = group.clip {
      items[begin].bounds = items[begin].bounds.intersection(clip.bounds)
    }
    if group.hasMask {
      let seen = open.mask.map { items[$0].bounds } ?? .empty
      items[begin].bounds = items[begin].bounds.intersection(seen)
    }
    if let part = parent?.part {
      items[part].bounds = items[part].bounds.union(items[begin].bounds)
    }
  }

  /// The last item outside groups that hides all of `rect`, so that nothing below it need be drawn.
  func topmostCover(of rect: PixelRect) -> Int? {
    var cover: Int?
    var index = 0
    while index < items.count {
      switch items[index].step {
      case .fill(let fill) where fill.hides(rect): cover = index
      case .image(let image) where image.hides(rect): cover = index
      case .group(_, _, let end):
        index = end
        continue
      default: break
      }
      index += 1
    }
    return cover
  }
}
