// swift-format-ignore-file
//
//  PhotoFlow.swift
//  A navigation controller whose pushes zoom out of the tapped photo.
//

import UIKit

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation
  var originFrame = CGRect.zero

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toView.frame = finalFrame

    let zoomed = operation == .push ? toView : fromView
    let scale = CGAffineTransform(scaleX: originFrame.width / finalFrame.width, y: originFrame.height / finalFrame.height)
    if operation == .push {
      containerView.addSubview(toView)
      toView.transform = scale
      toView.center = CGPoint(x: originFrame.midX, y: originFrame.midY)
      toView.clipsToBounds = true
    } else {
      containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
      if self.operation == .push {
        zoomed.transform = .identity
        zoomed.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
      } else {
        zoomed.transform = scale
        zoomed.center = CGPoint(x: self.originFrame.midX, y: self.originFrame.midY)
        zoomed.alpha = 0
      }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

class PhotoViewController: UIViewController {
  let color: UIColor
  private let captionLabel = UILabel()
  private lazy var likeItem = UIBarButtonItem(title: "Like", style: .plain, target: self, action: #selector(like))
  private var likes = 0

  init(color: UIColor, title: String) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    captionLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
    captionLabel.text = "0 likes"
    captionLabel.accessibilityIdentifier = "likes"
    view.addSubview(captionLabel)
    navigationItem.rightBarButtonItems = [
      likeItem,
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(PhotoViewController.remove(_:))),
    ]
  }

  @objc func like() {
    likes += 1
    captionLabel.text = "\(likes) likes"
    likeItem.isEnabled = likes < 2
  }

  @IBAction func remove(_ sender: UIBarButtonItem) {
    navigationController?.popViewController(animated: true)
  }
}

class PhotoGridViewController: UIViewController {
  private let names = ["Sea", "Sun", "Wood", "Rose"]
  private let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPink]
  private(set) var selectedFrame = CGRect.zero
  private let statusLabel = UILabel()
  private var isEditingPhotos = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .white
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(toggleEditing(_:)))
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    for (index, name) in names.enumerated() {
      let photo = UIView(frame: CGRect(x: 20 + index % 2 * 120, y: 60 + index / 2 * 80, width: 100, height: 60))
      photo.backgroundColor = colors[index]
      photo.tag = index
      photo.accessibilityIdentifier = name
      photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didSelect(_:))))
      view.addSubview(photo)
    }
    statusLabel.frame = CGRect(x: 20, y: 220, width: 220, height: 24)
    statusLabel.accessibilityIdentifier = "status"
    view.addSubview(statusLabel)
    navigationController?.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    statusLabel.text = animated ? "back" : "first"
  }

  @objc private func didSelect(_ recognizer: UITapGestureRecognizer) {
    guard let photo = recognizer.view else { return }
    selectedFrame = photo.convert(photo.bounds, to: nil)
    let controller = PhotoViewController(color: colors[photo.tag], title: names[photo.tag])
    navigationController?.pushViewController(controller, animated: true)
  }

  @objc private func toggleEditing(_ sender: UIBarButtonItem) {
    isEditingPhotos.toggle()
    statusLabel.text = isEditingPhotos ? "editing" : "done"
    sender.title = isEditingPhotos ? "Done" : "Edit"
  }
}

extension PhotoGridViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let animator = ZoomAnimator(operation: operation)
    animator.originFrame = selectedFrame
    return animator
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: PhotoGridViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
