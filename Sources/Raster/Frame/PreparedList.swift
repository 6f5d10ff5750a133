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
    /// What is up to `end` is drawn in pixels of the operation's own.
    case raster(RasterOperation, end: Int)
    case shadow(ShadowOperation)
    /// What is up to `end` is drawn over its shadow.
    case shadowGroup(GroupShadow, end: Int)
    /// Nothing to see, or the begin of a mask, or the end of a group.
    case nothing
  }

  struct Item {
    var step: Step
    /// Device pixels it may touch.
    ///
    /// For a group, those of its content inside its clip and its mask; for the begin of a mask, those of
    /// the mask. In a raster group these are pixels of its own.
    var bounds: PixelRect
  }

  /// A group whose end has not come yet.
  private struct OpenGroup {
    let begin: Int
    /// From the device to the pixels that its items are drawn in; `nil` for the same.
    let space: Homography?
    /// What the group's items cast.
    var shadow: DisplayItem.Shadow?
    var mask: Int?
    /// The item that takes in the bounds of what is listed: the group, or its mask.
    var part: Int { mask ?? begin }
  }

  private(set) var items: [Item] = []

  init(_ list: DisplayList) {
    items.reserveCapacity(list.items.count)
    var open: [OpenGroup] = []
    for (index, listed) in list.items.enumerated() {
      let space = open.last?.space
      let item = space.map { listed.mapped(by: $0) } ?? listed
      switch item {
      case .fill(let fill):
        add(FillOperation(fill).map { (.fill($0), $0.shape.bounds) }, to: open)
      case .border(let border):
        add(BorderOperation(border).map { (.border($0), $0.outer.bounds) }, to: open)
      case .image(let image):
        add(ImageOperation(image).map { (.image($0), $0.shape.bounds) }, to: open)
      case .beginGroup(let group):
        open.append(OpenGroup(begin: items.count, space: space))
        items.append(Item(step: .group(GroupOperation(group), mask: 0, end: 0), bounds: .empty))
      case .beginRaster:
        let own = RasterOperation(listed, in: space)
        open.append(OpenGroup(begin: items.count, space: own?.fromDevice ?? space))
        items.append(Item(step: own.map { .raster($0, end: 0) } ?? Self.plainGroup, bounds: .empty))
      case .shadow(let shadow):
        add(ShadowOperation(shadow).map { (.shadow($0), $0.bounds) }, to: open)
      case .beginShadow(let shadow):
        open.append(OpenGroup(begin: items.count, space: space, shadow: shadow))
        items.append(Item(step: Self.plainGroup, bounds: .empty))
      case .mask:
        if !open.isEmpty { open[open.count - 1].mask = items.count }
        items.append(Item(step: .nothing, bounds: .empty))
      case .endGroup:
        if let group = open.popLast() { close(group, parent: open.last, in: list, at: index + 1) }
        items.append(Item(step: .nothing, bounds: .empty))
      }
    }
    // Groups left open end with the list.
    while let group = open.popLast() {
      close(group, parent: open.last, in: list, at: list.items.count)
    }
  }

  private mutating func add(_ step: (Step, PixelRect)?, to open: [OpenGroup]) {
    let (step, bounds) = step ?? (.nothing, .empty)
    items.append(Item(step: step, bounds: bounds))
    if let part = open.last?.part { items[part].bounds = items[part].bounds.union(bounds) }
  }

  private mutating func close(
    _ open: OpenGroup,
    parent: OpenGroup?,
    in list: DisplayList,
    at end: Int
  ) {
    let begin = open.begin
    if case .raster(let raster, _) = items[begin].step {
      let full = raster.holding(items[begin].bounds)
      items[begin] = Item(step: .raster(full, end: items.count), bounds: full.bounds)
    }
    if case .group(let group, _, _) = items[begin].step { close(open, group) }
    var bounds = items[begin].bounds
    if let shadow = open.shadow {
      items[begin] = Self.begin(shadow, list.solidShadow(of: begin..<end), bounds, items.count)
      bounds = bounds.union(items[begin].bounds)
    }
    if let part = parent?.part { items[part].bounds = items[part].bounds.union(bounds) }
  }

  /// What begins a group with a shadow: the shadow of its first item, which all others are drawn on, or one of
  /// all of them.
  ///
  /// - Parameters:
  ///   - shadow: That of the group where it is drawn.
  ///   - solid: That of its first item, as it is listed.
  ///   - content: The pixels of the group's items.
  ///   - end: The index after the group's items.
  /// - Returns: Nothing where no shadow would be seen: the items are then drawn as if in no group.
  private static func begin(
    _ shadow: DisplayItem.Shadow,
    _ solid: DisplayItem.Shadow?,
    _ content: PixelRect,
    _ end: Int
  ) -> Item {
    if var solid {
      solid.toDevice = shadow.toDevice
      guard let own = ShadowOperation(solid) else { return Item(step: .nothing, bounds: .empty) }
      return Item(step: .shadow(own), bounds: own.bounds)
    }
    guard let cast = GroupShadow(shadow, of: content) else {
      return Item(step: .nothing, bounds: .empty)
    }
    return Item(step: .shadowGroup(cast, end: end), bounds: content.union(cast.bounds))
  }

  private mutating func close(_ open: OpenGroup, _ group: GroupOperation) {
    let begin = open.begin
    items[begin].step = .group(group, mask: open.mask ?? items.count, end: items.count)
    if group.isClippedAway || group.opacity == 0 { items[begin].bounds = .empty }
    if let clip = group.clip {
      items[begin].bounds = items[begin].bounds.intersection(clip.bounds)
    }
    if group.hasMask {
      let seen = open.mask.map { items[$0].bounds } ?? .empty
      items[begin].bounds = items[begin].bounds.intersection(seen)
    }
  }

  /// A group that is drawn as if it were none.
  private static var plainGroup: Step {
    .group(GroupOperation(.init(opacity: 1)), mask: 0, end: 0)
  }

  /// The last item outside groups that hides all of `rect`, so that nothing below it need be drawn.
  func topmostCover(of rect: PixelRect) -> Int? {
    var cover: Int?
    var index = 0
    while index < items.count {
      switch items[index].step {
      case .fill(let fill) where fill.hides(rect): cover = index
      case .image(let image) where image.hides(rect): cover = index
      case .group(_, _, let end), .raster(_, let end), .shadowGroup(_, let end):
        index = end
        continue
      default: break
      }
      index += 1
    }
    return cover
  }
}
