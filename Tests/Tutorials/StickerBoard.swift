// swift-format-ignore-file
//
//  StickerBoard.swift
//  Stickers
//
//  Stickers that are dragged, pinched and turned, all at the same time.
//

import UIKit

@objc protocol StickerViewDelegate: NSObjectProtocol {
  @objc optional func stickerViewDidBeginEditing(_ sticker: StickerView)
  @objc optional func stickerViewDidEndEditing(_ sticker: StickerView)
  func stickerViewDidReset(_ sticker: StickerView)
}

class StickerView: UIView {
  @IBOutlet weak var delegate: StickerViewDelegate?
  @IBInspectable var minimumScale: CGFloat = 0.5
  @IBInspectable var maximumScale: CGFloat = 3

  private(set) var scale: CGFloat = 1
  private var activeGestures = Set<UIGestureRecognizer>()

  init(frame: CGRect, color: UIColor) {
    super.init(frame: frame)
    backgroundColor = color
    layer.cornerRadius = 12
    layer.shadowOpacity = 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    isMultipleTouchEnabled = true
    isExclusiveTouch = true
    setupGestures()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupGestures()
  }

  private func setupGestures() {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    let rotate = UIRotationGestureRecognizer(target: self, action: #selector(handleRotate(recognizer:)))
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(StickerView.reset))
    doubleTap.numberOfTapsRequired = 2
    pan.maximumNumberOfTouches = 2
    [pan, pinch, rotate].forEach { $0.delegate = self }
    for gesture in [pan, pinch, rotate, doubleTap] as [UIGestureRecognizer] {
      addGestureRecognizer(gesture)
    }
  }

  // MARK: - Gestures

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    track(recognizer)
    let translation = recognizer.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    recognizer.setTranslation(.zero, in: superview)
  }

  @objc private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    track(recognizer)
    let newScale = min(max(scale * recognizer.scale, minimumScale), maximumScale)
    let factor = newScale / scale
    transform = transform.scaledBy(x: factor, y: factor)
    scale = newScale
    recognizer.scale = 1
  }

  @objc fileprivate func handleRotate(recognizer: UIRotationGestureRecognizer) {
    track(recognizer)
    transform = transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  @objc func reset() {
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: {
      self.transform = .identity
    }, completion: { [weak self] _ in
      guard let self = self else { return }
      self.scale = 1
      self.delegate?.stickerViewDidReset(self)
    })
  }

  private func track(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      if activeGestures.isEmpty {
        superview?.bringSubviewToFront(self)
        delegate?.stickerViewDidBeginEditing?(self)
      }
      activeGestures.insert(recognizer)
    case .ended, .cancelled, .failed:
      activeGestures.remove(recognizer)
      if activeGestures.isEmpty { delegate?.stickerViewDidEndEditing?(self) }
    default:
      break
    }
  }
}

// MARK: - UIGestureRecognizerDelegate

extension StickerView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer.view == otherGestureRecognizer.view
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return isUserInteractionEnabled
  }
}

final class StickerBoardViewController: UIViewController, StickerViewDelegate {
  private let statusLabel = UILabel()
  private let colors: [UIColor] = [.systemPink, .systemTeal, .systemYellow]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, color) in colors.enumerated() {
      let sticker = StickerView(frame: CGRect(x: 20 + index * 90, y: 40, width: 70, height: 70), color: color)
      sticker.delegate = self
      sticker.tag = index + 1
      sticker.accessibilityIdentifier = "sticker\(index + 1)"
      view.addSubview(sticker)
    }
    statusLabel.frame = CGRect(x: 10, y: view.bounds.height - 40, width: view.bounds.width - 20, height: 30)
    statusLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    statusLabel.textAlignment = .center
    statusLabel.text = "Drag, pinch or rotate"
    statusLabel.accessibilityIdentifier = "status"
    view.addSubview(statusLabel)

    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(didLongPress))
    longPress.minimumPressDuration = 0.4
    view.addGestureRecognizer(longPress)
  }

  @objc func didLongPress(_ gesture: UILongPressGestureRecognizer) {
    if gesture.state == .began {
      guard let sticker = view.hitTest(gesture.location(in: view), with: nil) as? StickerView else { return }
      sticker.backgroundColor = .systemIndigo
    }
  }

  // MARK: - StickerViewDelegate

  func stickerViewDidBeginEditing(_ sticker: StickerView) {
    statusLabel.text = "Moving \(sticker.tag)"
    sticker.layer.shadowOpacity = 0.4
  }

  func stickerViewDidEndEditing(_ sticker: StickerView) {
    statusLabel.text = "Moved \(sticker.tag)"
    sticker.layer.shadowOpacity = 0
  }

  func stickerViewDidReset(_ sticker: StickerView) {
    statusLabel.text = "Reset \(sticker.tag)"
  }
}

#Preview("Stickers", traits: .fixedLayout(width: 480, height: 320)) {
  StickerBoardViewController()
}
