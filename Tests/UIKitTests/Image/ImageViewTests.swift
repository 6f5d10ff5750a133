import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import Testing
import UIKit

/// Views of pictures, and pictures that move.
final class `Image views` {
  private lazy var shown = ShownWindow()

  private func picture(_ color: UInt32, side: Int = 4) -> CGImage {
    CGImage(width: side, height: side, pixels: [UInt32](repeating: color, count: side * side))
  }

  /// A GIF file of 1 × 1 pixels: red for 0.1 s, green for 0.3 s, twice.
  private var gif: Data {
    func frame(_ index: UInt8, _ hundredths: UInt8) -> [UInt8] {
      // Codes of three bits: clear (4), the index, end (5).
      let codes = 4 | UInt16(index) << 3 | 5 << 6
      return [0x21, 0xF9, 4, 0, hundredths, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2]
        + [UInt8(codes & 255), UInt8(codes >> 8), 0]
    }
    let start: [UInt8] = [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]
    return Data(Array("GIF89a".utf8) + start + loop + frame(0, 10) + frame(1, 30) + [0x3B])
  }

  @Test func `a view shows its picture in the picture's size`() {
    let image = UIImage(cgImage: picture(0xFFFF_0000), scale: 2, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layer.contentsScale == 2 && view.layer.values.contents === image.cgImage)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
    view.image = nil
    #expect(view.layer.contents == nil && view.intrinsicContentSize.width == -1)
  }

  @Test func `a highlighted view shows its other picture`() {
    let (usual, other) = (picture(0xFFFF_0000), picture(0xFF00_FF00))
    let view = UIImageView(
      image: UIImage(cgImage: usual),
      highlightedImage: UIImage(cgImage: other)
    )
    #expect(view.layer.values.contents === usual)
    view.isHighlighted = true
    #expect(view.layer.values.contents === other)
    view.highlightedImage = nil
    #expect(view.layer.values.contents === usual)
  }

  @Test func `a shape takes the tint color`() {
    let shape = UIImage(cgImage: picture(0xFF00_0000, side: 1)).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: shape)
    view.tintColor = .red
    #expect(view.layer.values.contents?.pixels == [0xFFFF_0000])
    view.tintColor = .green
    #expect(view.layer.values.contents?.pixels == [0xFF00_FF00])
  }

  /// What the view's layer shows at a time, in the display list's own way.
  private func color(_ view: UIView) -> UInt32? {
    view.layer.presentation()?.values.contents?.pixels.first
  }

  @Test func `pictures are shown in turn, as often as asked`() {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    let view = shown.add(UIImageView(image: UIImage(cgImage: picture(0xFFFF_FFFF))))
    view.animationImages = colors.map { UIImage(cgImage: picture($0)) }
    #expect(view.animationDuration == 0.1 && !view.isAnimating)
    view.animationDuration = 3
    view.animationRepeatCount = 2
    view.startAnimating()
    CATransaction.flush()
    #expect(view.isAnimating)
    var seen: [UInt32?] = []
    for time in [0.5, 1.5, 2.5, 3.5] {
      shown.advance(to: time)
      seen.append(color(view))
    }
    #expect(seen == colors + [colors[0]])
    shown.advance(to: 6.5)
    shown.advance(to: 6.6)
    #expect(!view.isAnimating && color(view) == 0xFFFF_FFFF)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `an animated picture runs by itself, and again in another window`() throws {
    let images = [picture(0xFFFF_0000), picture(0xFF00_FF00)].map { UIImage(cgImage: $0) }
    let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(animated.images?.count == 2 && animated.duration == 2 && animated.cgImage == nil)
    #expect(animated.size == CGSize(width: 4, height: 4))
    let view = UIImageView(image: animated)
    _ = shown.add(view)
    #expect(view.isAnimating)
    shown.advance(to: 1.5)
    #expect(color(view) == 0xFF00_FF00)
    view.removeFromSuperview()
    shown.advance(to: 1.6)
    _ = shown.add(view)
    #expect(view.isAnimating)
    view.image = images[0]
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `what was shown as often as asked does not begin again in a window`() {
    let view = shown.add(UIImageView())
    view.animationImages = [0xFFFF_0000, 0xFF00_FF00].map { UIImage(cgImage: picture($0)) }
    (view.animationDuration, view.animationRepeatCount) = (1, 1)
    view.startAnimating()
    CATransaction.flush()
    shown.advance(to: 0.5)
    // Taken out in the middle it does.
    view.removeFromSuperview()
    shown.advance(to: 0.6)
    _ = shown.add(view)
    #expect(view.isAnimating)
    for time in [0.7, 1.8, 1.9] { shown.advance(to: time) }
    #expect(!view.isAnimating)
    view.removeFromSuperview()
    shown.advance(to: 2)
    _ = shown.add(view)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
  }

  /// A shape that is shown for several parts of the time is tinted once.
  @Test func `neighbors that are the same picture are one keyframe`() throws {
    let images = [picture(0xFF00_0000), picture(0x8000_0000)].map {
      UIImage(cgImage: $0).withRenderingMode(.alwaysTemplate)
    }
    let view = shown.add(UIImageView())
    view.animationImages = [images[0], images[0], UIImage(), images[0], images[1]]
    view.startAnimating()
    let key = try #require(view.layer.animationKeys()?.first)
    let animation = try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
    #expect(animation.values?.count == 2)
    #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.75, 1])
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  /// A file of 1 × 1 pixels with the durations of its frames, in hundredths of a second.
  private func film(_ hundredths: [Int]) -> Data {
    let frames = hundredths.flatMap { time -> [UInt8] in
      let control: [UInt8] = [0x21, 0xF9, 4, 0, UInt8(time & 255), UInt8(time >> 8), 0, 0]
      return control + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    return Data(start + frames + [0x3B])
  }

  @Test func `long times without a common part do not make endless pictures`() throws {
    let times = [65_535, 65_534, 7]
    let source = try #require(CGImageSourceCreateWithData(film(times), nil))
    let image = try #require(UIImage.animatedImage(with: source))
    let images = try #require(image.images)
    #expect(images.count <= 10_001 && abs(image.duration - 1310.76) < 1e-9)
    let first = images.count { $0 === images[0] }
    // A ten-thousandth of the time is 13 hundredths, by whole ones 14.
    #expect(abs(Double(first) / Double(images.count) - 65_535 / 131_076.0) < 14 / 131_076.0)
    #expect(images.last !== images[first])
  }

  /// A WebP file of two frames of 2 × 1 pixels, red and blue, then green and blue, to be turned a quarter clockwise.
  private static let turnedFilm = """
    UklGRq4AAABXRUJQVlA4WAoAAAAKAAAAAQAAAAAAQU5JTQYAAAAAAAAAAQBBTk1GKgAAAAAAAAAAAAEAAAAAAGQA\
    AAJWUDhMEQAAAC8BAAAADxDzv//zHw4yov8BAEFOTUYoAAAAAAAAAAAAAAAAAAAAyAAAAFZQOEwPAAAALwAAAAAH\
    0P+I/gciov8BAEVYSUYgAAAARXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAA=
    """

  @Test func `frames have the orientation of their file`() throws {
    let data = try #require(Data(base64Encoded: Self.turnedFilm))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    let image = try #require(UIImage.animatedImage(with: source))
    #expect(image.size == CGSize(width: 1, height: 2) && image.images?.count == 3)
    #expect(image.images?.first?.cgImage?.pixels == [red, blue])
    let animation = try #require(CAKeyframeAnimation(contentsOf: source))
    let frames = try #require(animation.values as? [CGImage])
    #expect(frames.map(\.pixels) == [[red, blue], [green, blue]])
    #expect(frames.allSatisfy { $0.width == 1 })
  }

  @Test func `an animated file becomes a picture that moves`() throws {
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    let image = try #require(UIImage.animatedImage(with: source))
    // A tenth and three tenths: the second is there three times.
    #expect(
      image.images?.map { $0.cgImage?.pixels.first } == [0xFFFF_0000] + [
        0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00,
      ]
    )
    #expect(abs(image.duration - 0.4) < 1e-9)
    #expect(UIImage(data: gif)?.images == nil)
  }

  @Test func `an animated file becomes keyframes that last as long as it says`() throws {
    let source = try #require(CGImageSourceCreateWithData(gif, nil))
    let animation = try #require(CAKeyframeAnimation(contentsOf: source))
    #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.25, 1])
    #expect(abs(animation.duration - 0.4) < 1e-9 && animation.repeatCount == 2)
    let view = shown.add(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    view.layer.add(animation, forKey: "film")
    CATransaction.flush()
    var seen: [UInt32?] = []
    for time in [0.05, 0.15, 0.35, 0.45, 0.85] {
      shown.advance(to: time)
      seen.append(color(view))
    }
    #expect(seen == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFFFF_0000, nil])
  }

  @Test func `a name finds any format, and SVG is drawn at the screen's scale`() throws {
    let folder = try PictureFolder()
    defer {
      folder.remove()
      UIScreen.main.configure(size: CGSize(width: 800, height: 600), scale: 1)
    }
    UIScreen.main.configure(size: CGSize(width: 800, height: 600), scale: 2)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='3'/>"
    try folder.write(Data(svg.utf8), as: "icon.svg")
    try folder.write(gif, as: "film@3x.gif")
    let jpeg = try #require(UIImage(cgImage: picture(0xFFFF_0000)).jpegData(compressionQuality: 1))
    try folder.write(jpeg, as: "photo.jpeg")
    let icon = try #require(UIImage(named: "icon"))
    #expect(icon.size == CGSize(width: 5, height: 3) && icon.cgImage?.width == 10)
    #expect(UIImage(named: "film")?.scale == 3 && UIImage(named: "photo.jpeg")?.size.width == 4)
    #expect(UIImage(named: "photo.png") == nil)
    #expect(NSDataAsset(name: "icon")?.data == Data(svg.utf8))
    #expect(NSDataAsset(name: "film@3x.gif")?.data == gif && NSDataAsset(name: "none") == nil)
    // What was read once is kept.
    #expect(UIImage(named: "icon")?.cgImage === icon.cgImage)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("icon.svg"))
    #expect(UIImage(named: "icon")?.cgImage === icon.cgImage)
    UIImage.folders = [folder.url.path, "/"]
    #expect(UIImage(named: "icon") == nil)
  }

  /// A pipe could have no end, and this one has no beginning either: who opens it waits.
  @Test func `what is no file is not read`() throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    for name in ["pipe.svg", "pipe.png"] {
      #expect(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
      #expect(UIImage(named: name) == nil && NSDataAsset(name: name) == nil)
    }
  }
}
