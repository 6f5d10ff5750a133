import QuartzCore

/// The layout of a button's image and texts in the content rectangle.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The side of the texts on which the image is.
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// The horizontal alignment of title and subtitle: 0 leading, ½ centered, 1 trailing.
  var titleShare: CGFloat = 0.5
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// The space above content at the top and below content at the bottom, in points, where there is room for it.
  var verticalPadding: CGFloat = 0

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var isImageFirst: Bool { placement != .trailing && placement != .bottom }

  /// The size of title and subtitle together.
  private var text: CGSize {
    let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + padding + subtitle.height
    )
  }

  private var usedPadding: CGFloat {
    image.width > 0 && text.width > 0 ? imagePadding : 0
  }

  /// The size of all content without a limit.
  var size: CGSize {
    isStacked
      ? CGSize(
        width: max(image.width, text.width),
        height: image.height + usedPadding + text.height
      )
      : CGSize(
        width: image.width + usedPadding + text.width,
        height: max(image.height, text.height)
      )
  }

  /// The frames in a rectangle: content that is too large is limited to it; the image shrinks last.
  func frames(in room: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let room = CGRect(
      x: room.minX,
      y: room.minY,
      width: max(0, room.width),
      height: max(0, room.height)
    )
    var (picture, text) = (image, text)
    picture.width = min(picture.width, room.width)
    picture.height = min(picture.height, room.height)
    text.width = min(text.width, max(0, room.width - (isStacked ? 0 : picture.width + usedPadding)))
    text.height = min(
      text.height,
      max(0, room.height - (isStacked ? picture.height + usedPadding : 0))
    )
    let (pictureFrame, textFrame) =
      isStacked ? stacked(picture, text, in: room) : inLine(picture, text, in: room)
    let (titleFrame, subtitleFrame) = lines(in: textFrame)
    return (pictureFrame, titleFrame, subtitleFrame)
  }

  private func inLine(_ picture: CGSize, _ text: CGSize, in room: CGRect) -> (CGRect, CGRect) {
    var text = text
    if horizontal == .fill { text.width = max(0, room.width - picture.width - usedPadding) }
    let width = picture.width + usedPadding + text.width
    let x = room.minX + (room.width - width) * horizontalShare
    let after = isImageFirst ? picture.width + usedPadding : text.width + usedPadding
    let (pictureX, textX) = isImageFirst ? (x, x + after) : (x + after, x)
    return (
      vertically(picture, at: pictureX, in: room), vertically(text, at: textX, in: room)
    )
  }

  private func stacked(_ picture: CGSize, _ text: CGSize, in room: CGRect) -> (CGRect, CGRect) {
    let height = picture.height + usedPadding + text.height
    let y = room.minY + (room.height - height) * verticalShare
    let after = isImageFirst ? picture.height + usedPadding : text.height + usedPadding
    let (pictureY, textY) = isImageFirst ? (y, y + after) : (y + after, y)
    return (
      horizontally(picture, at: pictureY, in: room), horizontally(text, at: textY, in: room)
    )
  }

  private func vertically(_ size: CGSize, at x: CGFloat, in room: CGRect) -> CGRect {
    let height = vertical == .fill ? room.height : size.height
    let spare = room.height - height
    let padding = min(verticalPadding, spare / 2)
    let y = room.minY + padding + (spare - 2 * padding) * verticalShare
    return CGRect(x: x, y: y, width: size.width, height: height)
  }

  private func horizontally(_ size: CGSize, at y: CGFloat, in room: CGRect) -> CGRect {
    let width = horizontal == .fill ? room.width : size.width
    let x = room.minX + (room.width - width) * horizontalShare
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  private func lines(in frame: CGRect) -> (title: CGRect, subtitle: CGRect) {
    guard subtitle.height > 0 else { return (frame, .zero) }
    guard title.height > 0 else { return (.zero, frame) }
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, frame.width)
      let x = frame.minX + (frame.width - width) * titleShare
      return CGRect(x: x, y: y, width: width, height: min(size.height, frame.height))
    }
    let top = line(title, y: frame.minY)
    return (top, line(subtitle, y: top.maxY + titlePadding))
  }

  /// The fraction of the spare width that is on the left.
  private var horizontalShare: CGFloat {
    switch horizontal {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }

  /// The fraction of the spare height that is at the top.
  private var verticalShare: CGFloat {
    switch vertical {
    case .top, .fill: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
