// A photo that is zoomed: by two fingers, by the wheel, and by a double click.
//
// Hold Ctrl and drag: the mouse has two fingers then, and the photo follows both; with Ctrl the wheel zooms about the
// pointer. A double click goes close to what was clicked, or back again. Beyond its limits the photo gives, and comes
// back. While it is smaller than the window the insets keep it in the middle.

import UIKit

final class ZoomingPhotoController: UIViewController, UIScrollViewDelegate {
  private let scrolling = UIScrollView()
  private let photo = UIImageView(image: UIImage(named: "Pictures/hills"))
  private let scale = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.15, alpha: 1)
    scrolling.delegate = self
    scrolling.indicatorStyle = .white
    photo.isUserInteractionEnabled = true
    photo.sizeToFit()
    scrolling.addSubview(photo)
    scrolling.contentSize = photo.bounds.size
    view.addSubview(scrolling)

    let tap = UITapGestureRecognizer(target: self, action: .goCloseOrBack)
    tap.numberOfTapsRequired = 2
    photo.addGestureRecognizer(tap)

    scale.textColor = .white
    scale.font = .boldSystemFont(ofSize: 15)
    scale.textAlignment = .right
    view.addSubview(scale)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrolling.frame != view.bounds else { return }
    scrolling.frame = view.bounds
    scale.frame = CGRect(x: 12, y: view.bounds.maxY - 32, width: view.bounds.width - 24, height: 20)
    let fit = min(
      view.bounds.width / photo.bounds.width,
      view.bounds.height / photo.bounds.height
    )
    scrolling.minimumZoomScale = fit
    scrolling.maximumZoomScale = fit * 6
    scrolling.zoomScale = fit
    scrollViewDidZoom(scrolling)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let (content, room) = (scrollView.contentSize, scrollView.bounds.size)
    let x = max(0, (room.width - content.width) / 2)
    let y = max(0, (room.height - content.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    scale.text = "\((times * 10).rounded() / 10)×"
  }

  func goCloseOrBack(_ tap: UITapGestureRecognizer) {
    guard scrolling.zoomScale == scrolling.minimumZoomScale else {
      return scrolling.setZoomScale(scrolling.minimumZoomScale, animated: true)
    }
    let place = tap.location(in: photo)
    let size = CGSize(width: photo.bounds.width / 3, height: photo.bounds.height / 3)
    scrolling.zoom(
      to: CGRect(
        origin: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2),
        size: size
      ),
      animated: true
    )
  }
}

extension Selector {
  static let goCloseOrBack = Selector("goCloseOrBack", ZoomingPhotoController.goCloseOrBack)
}

#Preview("Zooming Photo", traits: .fixedLayout(width: 480, height: 320)) {
  ZoomingPhotoController()
}
