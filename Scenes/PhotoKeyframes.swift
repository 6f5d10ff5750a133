// Pictures of every format: a slide show made of keyframes, and a GIF that moves.
//
// The slides are one keyframe animation of `contents`: a JPEG file that the camera stored on its side, a
// PNG file of two pixels a point, a WebP file and an SVG file, which is drawn at the screen's scale. The ball
// is an animated GIF file: on the left its frames are keyframes that last as long as the file says, on the
// right an image view shows them. The star is drawn by a path. Click, or press Space, to stop the ball.

import ImageIO
import UIKit

final class PhotoKeyframesController: UIViewController {
  private let names = ["hills", "badge", "leaf", "ring"]
  private let ball = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let pictures = names.compactMap { UIImage(named: "Pictures/\($0)")?.preparingForDisplay() }
    addSlides(pictures)
    for (index, picture) in pictures.enumerated() { addThumbnail(picture, at: index) }
    addBalls()
    addStar()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .stopOrGo))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { stopOrGo() }
  }

  func stopOrGo() {
    if ball.isAnimating { ball.stopAnimating() } else { ball.startAnimating() }
  }

  private func addSlides(_ pictures: [UIImage]) {
    let slides = CALayer()
    slides.frame = CGRect(x: 30, y: 24, width: 270, height: 180)
    slides.contentsGravity = .resizeAspect
    slides.backgroundColor = UIColor.white.cgColor
    view.layer.addSublayer(slides)
    let show = CAKeyframeAnimation(keyPath: "contents")
    show.values = pictures.compactMap(\.cgImage)
    show.calculationMode = .discrete
    show.duration = 4
    show.repeatCount = .infinity
    slides.add(show, forKey: "slides")
  }

  private func addThumbnail(_ picture: UIImage, at index: Int) {
    let thumbnail = UIImageView(image: picture)
    thumbnail.frame = CGRect(x: 30 + 108 * index, y: 228, width: 96, height: 68)
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 8
    view.addSubview(thumbnail)
  }

  private func addBalls() {
    guard let asset = NSDataAsset(name: "Pictures/ball"),
      let film = CGImageSourceCreateWithData(asset.data, nil)
    else { return }
    let layer = CALayer()
    layer.frame = CGRect(x: 316, y: 24, width: 64, height: 64)
    view.layer.addSublayer(layer)
    if let frames = CAKeyframeAnimation(contentsOf: film) { layer.add(frames, forKey: "film") }
    ball.image = UIImage.animatedImage(with: film)
    ball.frame = CGRect(x: 386, y: 24, width: 64, height: 64)
    view.addSubview(ball)
  }

  /// A star with a shadow line, drawn once.
  private func addStar() {
    let size = CGSize(width: 110, height: 104)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let star = UIBezierPath()
      for corner in 0..<10 {
        let radius: CGFloat = corner % 2 == 0 ? 48 : 20
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let point = CGPoint(x: 55 + radius * cos(angle), y: 54 + radius * sin(angle))
        if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      star.lineJoinStyle = .round
      star.lineWidth = 5
      UIColor.systemYellow.setFill()
      UIColor.systemOrange.setStroke()
      star.fill()
      star.stroke()
    }
    let star = UIImageView(image: image)
    star.center = CGPoint(x: 383, y: 152)
    view.addSubview(star)
  }
}

extension Selector {
  static let stopOrGo = Selector("stopOrGo", PhotoKeyframesController.stopOrGo)
}

#Preview("Photo Keyframes", traits: .fixedLayout(width: 480, height: 320)) {
  PhotoKeyframesController()
}
