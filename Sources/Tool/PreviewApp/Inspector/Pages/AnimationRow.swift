import CoreGraphics
import Foundation
import SceneProtocol
import UIKit

/// The heading of a group of animations: what started them and when, and what can be done with them.
struct GroupRow {
  private let group: AnimationGroup
  private let play: GroupPlay
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 4
  private static let padding: CGFloat = 5
  /// The width of a list in which the time has room, too.
  private static let wide: CGFloat = 400

  init(_ group: AnimationGroup, _ play: GroupPlay) { (self.group, self.play) = (group, play) }

  /// The buttons with their room from left to right, in a list of a width.
  func buttons(in width: CGFloat) -> [(command: GroupPlay.Command, room: Range<CGFloat>)] {
    var x = width - Self.margin
    return GroupPlay.Command.allCases.reversed().map { command in
      let title = play.title(command, group.number)
      let own = Ink.width(title, font: InspectorStyle.smallFont) + 2 * Self.padding
      defer { x -= own + Self.gap }
      return (command, x - own..<x)
    }
  }

  func draw(in rect: CGRect) {
    Ink.fill(rect, InspectorStyle.raised)
    let buttons = buttons(in: rect.width)
    for (command, room) in buttons {
      let isOn = play.isOn(command, group.number)
      let box = CGRect(
        x: rect.minX + room.lowerBound,
        y: rect.minY + 2,
        width: room.upperBound - room.lowerBound,
        height: rect.height - 4
      )
      Ink.fill(box, radius: 3, isOn ? InspectorStyle.selection : InspectorStyle.quietSelection)
      Ink.text(
        play.title(command, group.number),
        in: box,
        isOn ? InspectorStyle.selectedText : InspectorStyle.text,
        font: InspectorStyle.smallFont,
        align: .center
      )
    }
    var end = rect.minX + (buttons.last?.room.lowerBound ?? rect.width) - 8
    if rect.width >= Self.wide, let time = group.time {
      let clock = String(format: "%.3f s", time)
      let width = Ink.width(clock, font: InspectorStyle.codeFont) + 4
      end -= width
      Ink.text(
        clock,
        in: CGRect(x: end, y: rect.minY, width: width, height: rect.height),
        InspectorStyle.softText,
        font: InspectorStyle.codeFont
      )
      end -= 6
    }
    let start = rect.minX + Self.margin
    Ink.text(
      group.title,
      in: CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height),
      font: InspectorStyle.boldFont
    )
  }
}

/// One animation: its layer and key path, and its bar over the time.
struct AnimationRow {
  let animation: InspectedAnimation
  let title: String
  let indent: Int
  let isSelected: Bool
  let isFocused: Bool

  /// Where bars are, from left to right, in a list of a width.
  static func bars(in width: CGFloat) -> Range<CGFloat> {
    let start = (width * 0.44).rounded()
    return start..<max(start + 1, width - 12)
  }

  func draw(in rect: CGRect, _ axis: AnimationAxis) {
    let isStrong = isSelected && isFocused
    if isSelected {
      Ink.fill(rect, isStrong ? InspectorStyle.selection : InspectorStyle.quietSelection)
    }
    let room = Self.bars(in: rect.width)
    let isFaint = !animation.moves || animation.isMuted == true
    let color =
      isStrong
      ? InspectorStyle.selectedText : isFaint ? InspectorStyle.dimText : InspectorStyle.text
    let x = 12 + CGFloat(indent) * 12
    Ink.text(
      title,
      in: CGRect(x: x, y: rect.minY, width: room.lowerBound - x - 6, height: rect.height),
      color,
      cut: .middle
    )
    axis.draw(
      animation,
      in: CGRect(
        x: rect.minX + room.lowerBound,
        y: rect.minY,
        width: room.upperBound - room.lowerBound,
        height: rect.height
      ),
      isStrong: isStrong
    )
  }
}
