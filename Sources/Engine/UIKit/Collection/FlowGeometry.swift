import CoreGraphics
import Foundation

/// Where the items, headers and footers of a flow layout are.
///
/// Lengths along the scrolling direction are called lengths, those across it widths: a horizontal layout is a vertical
/// one with both directions exchanged.
struct FlowGeometry {
  /// What a section is made of; sizes as the layout says them, in points.
  struct Section {
    var sizes: [CGSize]
    /// Whether all items are of one size.
    var isUniform: Bool
    var inset: UIEdgeInsets
    var lineSpace: CGFloat
    var itemSpace: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// Where a section is.
  struct Placed {
    /// With its header and footer.
    var span: ClosedRange<CGFloat>
    var header: CGRect
    var footer: CGRect
    /// The frames of the items.
    var frames: [CGRect]
    /// The lines along the scrolling direction, each behind the one before it; empty where lines overlap.
    var lines: [Line]
  }

  /// The items of a line, and its stretch along the scrolling direction.
  struct Line {
    var items: Range<Int>
    var start, end: CGFloat
  }

  private(set) var sections: [Placed] = []
  private(set) var size = CGSize.zero
  private var isVertical = true

  init() {}

  /// - Parameters:
  ///   - sections: The sections.
  ///   - room: The width of lines with their margins.
  ///   - isVertical: Whether the scrolling direction is vertical.
  init(_ sections: [Section], room: CGFloat, isVertical: Bool) {
    self.isVertical = isVertical
    var length: CGFloat = 0
    for section in sections {
      let placed = place(section, from: length, room)
      self.sections.append(placed)
      length = placed.span.upperBound
    }
    let whole = CGSize(width: room, height: length)
    size = isVertical ? whole : turned(whole)
  }

  /// An item's frame; `nil` for one that is not there.
  func frame(of path: IndexPath) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    return sections[path.section].frames[path.item]
  }

  /// The frame of a header or footer; `nil` for none.
  func frame(ofEnd section: Int, isHeader: Bool) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let frame = isHeader ? sections[section].header : sections[section].footer
    return (isVertical ? frame.height : frame.width) > 0 ? frame : nil
  }

  /// A section's stretch along the scrolling direction.
  func span(of section: Int) -> ClosedRange<CGFloat> { sections[section].span }

  /// The items with a part in a rectangle, in order.
  func items(in rect: CGRect) -> [IndexPath] {
    sections(in: rect).flatMap { section -> [IndexPath] in
      let placed = sections[section]
      return items(of: placed, between: ends(of: rect)).filter {
        placed.frames[$0].intersects(rect)
      }.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The sections with a part between the ends of a rectangle along the scrolling direction, in order.
  func sections(in rect: CGRect) -> [Int] {
    let seen = ends(of: rect)
    return sections.indices.filter {
      sections[$0].span.upperBound >= seen.start && sections[$0].span.lowerBound <= seen.end
    }
  }

  private func ends(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// The items of the lines with a part in a stretch: by a binary search for the first one.
  private func items(
    of section: Placed,
    between seen: (start: CGFloat, end: CGFloat)
  ) -> Range<Int> {
    let lines = section.lines
    guard let last = lines.last else { return section.frames.indices }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end < seen.start { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count else { return last.items.upperBound..<last.items.upperBound }
    let end = lines[low...].prefix { $0.start <= seen.end }.last?.items.upperBound
    let start = lines[low].items.lowerBound
    return start..<(end ?? start)
  }

  private func place(_ section: Section, from start: CGFloat, _ room: CGFloat) -> Placed {
    let inset = isVertical ? section.inset : turned(section.inset)
    let sizes = isVertical ? section.sizes : section.sizes.map(turned)
    let header = isVertical ? section.header.height : section.header.width
    let footer = isVertical ? section.footer.height : section.footer.width
    let width = room - inset.left - inset.right
    var (frames, top) = ([CGRect](), start + max(header, 0) + inset.top)
    let lines = Self.lines(sizes, width, section.itemSpace)
    var placed: [Line] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { top += section.lineSpace }
      let isFull = number < lines.count - 1
      frames += Self.place(line.map { sizes[$0] }, section, width, isFull: isFull).map {
        $0.offsetBy(dx: inset.left, dy: top)
      }
      let bottom = top + (line.map { sizes[$0].height }.max() ?? 0)
      placed.append(Line(items: line, start: top, end: bottom))
      top = bottom
    }
    let end = top + inset.bottom
    let ends = [
      CGRect(x: 0, y: start, width: room, height: max(header, 0)),
      CGRect(x: 0, y: end, width: room, height: max(footer, 0)),
    ]
    return Placed(
      span: start...max(start, end + max(footer, 0)),
      header: isVertical ? ends[0] : turned(ends[0]),
      footer: isVertical ? ends[1] : turned(ends[1]),
      frames: isVertical ? frames : frames.map(turned),
      lines: section.lineSpace >= 0 ? placed : []
    )
  }

  /// The items of each line: as many as fit.
  private static func lines(_ sizes: [CGSize], _ width: CGFloat, _ space: CGFloat) -> [Range<Int>] {
    var (lines, first, used) = ([Range<Int>](), 0, CGFloat.zero)
    for item in sizes.indices {
      let needed = item == first ? sizes[item].width : used + space + sizes[item].width
      // (Sizes that are fractions of the width may add up to a little more.)
      if item > first, needed > width + 0.001 {
        lines.append(first..<item)
        (first, used) = (item, sizes[item].width)
      } else {
        used = needed
      }
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }

  /// The frames of a line's items, from its start.
  private static func place(
    _ sizes: [CGSize],
    _ section: Section,
    _ width: CGFloat,
    isFull: Bool
  ) -> [CGRect] {
    let height = sizes.map(\.height).max() ?? 0
    var (left, space) = (CGFloat.zero, section.itemSpace)
    let item = sizes.first?.width ?? 0
    if section.isUniform, item > 0, section.itemSpace + item > 0 {
      // As in a full line.
      let count = max(
        ((width + section.itemSpace + 0.001) / (item + section.itemSpace)).rounded(.down),
        1
      )
      if count == 1 {
        left = max((width - item) / 2, 0)
      } else {
        space = (width - count * item) / (count - 1)
      }
    } else if isFull {
      let free = width - sizes.reduce(0) { $0 + $1.width }
      if sizes.count == 1 {
        left = max(free / 2, 0)
      } else {
        space = free / CGFloat(sizes.count - 1)
      }
    }
    return sizes.map { size in
      defer { left += size.width + space }
      return CGRect(origin: CGPoint(x: left, y: (height - size.height) / 2), size: size)
    }
  }

  private func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }

  private func turned(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}
