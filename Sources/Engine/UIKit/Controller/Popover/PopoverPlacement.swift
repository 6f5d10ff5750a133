import CoreGraphics

/// Where a popover is beside its source.
struct PopoverPlacement: Equatable {
  /// The popover with its arrow.
  var frame: CGRect
  /// The part of it without the arrow, in its own coordinates.
  var body: CGRect
  /// The tip of the arrow, in its own coordinates.
  var tip: CGPoint
  var direction: UIPopoverArrowDirection

  /// The length of the arrow, and half of its width, in points [K].
  static let (arrow, halfBase): (CGFloat, CGFloat) = (13, 18)
  /// The radius of the corners, in points [K].
  static let radius: CGFloat = 13

  /// The first direction in which there is room, or else that with the most of it.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - source: What the popover belongs to.
  ///   - room: Where the popover may be, in the same coordinates.
  ///   - directions: The directions that the arrow may point in.
  init(
    of size: CGSize,
    beside source: CGRect,
    in room: CGRect,
    _ directions: UIPopoverArrowDirection
  ) {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = all.filter(directions.contains)
    func space(_ direction: UIPopoverArrowDirection) -> CGSize {
      let length: CGFloat =
        switch direction {
        case .up: room.maxY - source.maxY
        case .down: source.minY - room.minY
        case .left: room.maxX - source.maxX
        default: source.minX - room.minX
        }
      let free = max(length - Self.arrow, 0)
      return direction == .up || direction == .down
        ? CGSize(width: room.width, height: free) : CGSize(width: free, height: room.height)
    }
    func part(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let space = space(direction)
      return min(space.width / max(size.width, 1), 1) * min(space.height / max(size.height, 1), 1)
    }
    let choices = allowed.isEmpty ? all : allowed
    direction = choices.max { part($0) < part($1) } ?? .up
    // (Of several with the whole of it the first one.)
    if let first = choices.first(where: { part($0) >= 1 }) { direction = first }
    let space = space(direction)
    let own = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    let isUpright = direction == .up || direction == .down
    frame = CGRect(
      x: source.midX - own.width / 2,
      y: source.midY - own.height / 2,
      width: own.width + (isUpright ? 0 : Self.arrow),
      height: own.height + (isUpright ? Self.arrow : 0)
    )
    switch direction {
    case .up: frame.origin.y = source.maxY
    case .down: frame.origin.y = source.minY - frame.height
    case .left: frame.origin.x = source.maxX
    default: frame.origin.x = source.minX - frame.width
    }
    if isUpright {
      frame.origin.x = min(max(frame.minX, room.minX), max(room.maxX - frame.width, room.minX))
    } else {
      frame.origin.y = min(max(frame.minY, room.minY), max(room.maxY - frame.height, room.minY))
    }
    frame.origin = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
    body = CGRect(origin: .zero, size: own)
    if direction == .up { body.origin.y = Self.arrow }
    if direction == .left { body.origin.x = Self.arrow }
    let inner = Self.radius + Self.halfBase
    func along(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(middle, inner), max(length - inner, inner))
    }
    tip = CGPoint(
      x: isUpright
        ? along(source.midX - frame.minX, own.width) : direction == .left ? 0 : frame.width,
      y: isUpright
        ? direction == .up ? 0 : frame.height : along(source.midY - frame.minY, own.height)
    )
  }

  /// The outline: a rounded rectangle with the arrow.
  var path: CGPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    let arrow = UIBezierPath()
    let isUpright = direction == .up || direction == .down
    // (It begins a little inside, so that nothing shines through the seam.)
    let base: CGFloat =
      switch direction {
      case .up: body.minY + 1
      case .down: body.maxY - 1
      case .left: body.minX + 1
      default: body.maxX - 1
      }
    func point(_ offset: CGFloat) -> CGPoint {
      isUpright ? CGPoint(x: tip.x + offset, y: base) : CGPoint(x: base, y: tip.y + offset)
    }
    arrow.move(to: point(-Self.halfBase))
    arrow.addLine(to: tip)
    arrow.addLine(to: point(Self.halfBase))
    arrow.close()
    path.append(arrow)
    return path.cgPath
  }
}
