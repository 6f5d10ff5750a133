// swift-format-ignore-file
//
//  LoginViewController.swift
//  PinCode
//
//  A sign-in screen that shakes its head at a wrong code.
//

import UIKit

extension Notification.Name {
  static let userDidSignIn = Notification.Name(rawValue: "UserDidSignInNotification")
  static let userDidFail = Notification.Name(rawValue: "UserDidFailNotification")
}

@objcMembers
class Session: NSObject {
  static let shared = Session()
  dynamic private(set) var attempts = 0
  dynamic var remembersUser = false

  func signIn(code: String) {
    attempts += 1
    let name: Notification.Name = code == "123" ? .userDidSignIn : .userDidFail
    NotificationCenter.default.post(name: name, object: self, userInfo: ["attempts": attempts])
  }
}

extension UIView {
  @objc func shake() {
    let animation = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position) + ".x")
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    animation.isAdditive = true
    layer.add(animation, forKey: "shake")
  }
}

class LoginViewController: UIViewController {
  @IBOutlet private var codeLabel: UILabel!
  @IBOutlet private var messageLabel: UILabel!
  @IBOutlet private var loginButton: UIButton!
  @IBOutlet private var rememberSwitch: UISwitch!
  @IBOutlet private var roleControl: UISegmentedControl!
  @IBOutlet private var timeoutSlider: UISlider!

  private var code = "" {
    didSet {
      codeLabel.text = String(repeating: "•", count: code.count)
      loginButton.isEnabled = !code.isEmpty
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    buildViews()
    code = ""

    NotificationCenter.default.addObserver(self, selector: #selector(didSignIn(_:)), name: .userDidSignIn, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(didFail(notification:)), name: .userDidFail, object: Session.shared)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func buildViews() {
    codeLabel = UILabel(frame: CGRect(x: 20, y: 16, width: 240, height: 36))
    codeLabel.textAlignment = .center
    codeLabel.font = UIFont.systemFont(ofSize: 28, weight: .bold)
    codeLabel.layer.borderColor = UIColor.lightGray.cgColor
    codeLabel.layer.borderWidth = 1
    codeLabel.layer.cornerRadius = 8
    codeLabel.accessibilityIdentifier = "code"
    view.addSubview(codeLabel)

    for digit in 1...3 {
      let key = UIButton(type: .system)
      key.frame = CGRect(x: 20 + (digit - 1) * 84, y: 64, width: 72, height: 40)
      key.setTitle("\(digit)", for: .normal)
      key.titleLabel?.font = .systemFont(ofSize: 20)
      key.tag = digit
      key.accessibilityIdentifier = "key\(digit)"
      key.addTarget(self, action: #selector(keyTapped(_:)), for: .touchUpInside)
      view.addSubview(key)
    }

    roleControl = UISegmentedControl(items: ["Guest", "Member", "Admin"])
    roleControl.frame = CGRect(x: 20, y: 116, width: 240, height: 32)
    roleControl.selectedSegmentIndex = 0
    roleControl.addTarget(self, action: #selector(roleChanged), for: .valueChanged)
    view.addSubview(roleControl)

    let rememberLabel = UILabel(frame: CGRect(x: 20, y: 160, width: 140, height: 31))
    rememberLabel.text = "Remember me"
    view.addSubview(rememberLabel)
    rememberSwitch = UISwitch()
    rememberSwitch.frame.origin = CGPoint(x: 209, y: 160)
    rememberSwitch.accessibilityIdentifier = "remember"
    rememberSwitch.addTarget(self, action: #selector(LoginViewController.rememberChanged(sender:)), for: .valueChanged)
    view.addSubview(rememberSwitch)

    timeoutSlider = UISlider(frame: CGRect(x: 20, y: 204, width: 240, height: 31))
    timeoutSlider.minimumValue = 1
    timeoutSlider.maximumValue = 9
    timeoutSlider.value = 5
    timeoutSlider.isContinuous = true
    timeoutSlider.accessibilityIdentifier = "timeout"
    timeoutSlider.addTarget(self, action: #selector(timeoutChanged(_:for:)), for: .valueChanged)
    view.addSubview(timeoutSlider)

    loginButton = UIButton(type: .custom)
    loginButton.frame = CGRect(x: 20, y: 250, width: 240, height: 44)
    loginButton.setTitle("Sign In", for: .normal)
    loginButton.setTitle("Enter your code", for: .disabled)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.setTitleColor(UIColor(white: 1, alpha: 0.6), for: .disabled)
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 10
    loginButton.accessibilityIdentifier = "login"
    loginButton.addTarget(self, action: #selector(loginTapped), for: .touchUpInside)
    loginButton.addTarget(self, action: #selector(highlight), for: [.touchDown, .touchDragEnter])
    loginButton.addTarget(self, action: #selector(unhighlight), for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    view.addSubview(loginButton)

    messageLabel = UILabel(frame: CGRect(x: 20, y: 302, width: 240, height: 24))
    messageLabel.textAlignment = .center
    messageLabel.text = "Welcome"
    messageLabel.accessibilityIdentifier = "message"
    view.addSubview(messageLabel)
  }

  // MARK: - Actions

  @IBAction func keyTapped(_ sender: UIButton) {
    code += sender.currentTitle ?? ""
  }

  @IBAction func loginTapped(_ sender: Any) {
    Session.shared.signIn(code: code)
  }

  @IBAction func roleChanged(_ sender: UISegmentedControl) {
    messageLabel.text = sender.titleForSegment(at: sender.selectedSegmentIndex)
  }

  @IBAction func rememberChanged(sender: UISwitch) {
    Session.shared.remembersUser = sender.isOn
    messageLabel.text = sender.isOn ? "Remembered" : "Forgotten"
  }

  @IBAction func timeoutChanged(_ sender: UISlider, for event: UIEvent) {
    messageLabel.text = "\(Int(sender.value.rounded())) minutes"
    if let touch = event.allTouches?.first, touch.phase == .ended {
      messageLabel.text = "Set to \(Int(sender.value.rounded()))"
    }
  }

  @objc private func highlight() {
    UIView.animate(withDuration: 0.1) { self.loginButton.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
  }

  @objc private func unhighlight() {
    UIView.animate(withDuration: 0.1) { self.loginButton.transform = .identity }
  }

  // MARK: - Notifications

  @objc func didSignIn(_ notification: Notification) {
    messageLabel.text = "Signed in"
    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: {
      self.view.backgroundColor = .systemGreen
    }, completion: nil)
  }

  @objc func didFail(notification: NSNotification) {
    let attempts = notification.userInfo?["attempts"] as? Int ?? 0
    messageLabel.text = "Wrong, \(attempts)"
    codeLabel.shake()
    loginButton.perform(#selector(UIView.shake), with: nil, afterDelay: 0.1)
    perform(#selector(clear), with: nil, afterDelay: 0.7)
  }

  @objc private func clear() {
    code = ""
  }
}

#Preview(traits: .fixedLayout(width: 480, height: 320)) {
  LoginViewController()
}
