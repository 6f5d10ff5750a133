// A form by mouse or keyboard: two text fields, one of them for a password, and a button that waits for both.
//
// Type, Tab to the next field, Return to sign up. Double click selects a word, the middle button pastes what is
// selected, Ctrl+C, X, V and Z do what they do elsewhere. What is typed as the password is nowhere to be read.

import UIKit

final class SignUpForm: UIView, UITextFieldDelegate {
  private let name = UITextField(frame: CGRect(x: 110, y: 70, width: 260, height: 36))
  private let password = UITextField(frame: CGRect(x: 110, y: 118, width: 260, height: 36))
  private let button = UIButton(configuration: .filled())
  private let answer = UILabel(frame: CGRect(x: 60, y: 240, width: 360, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    let title = UILabel(frame: CGRect(x: 110, y: 24, width: 260, height: 34))
    title.text = "Sign up"
    title.font = .systemFont(ofSize: 26, weight: .bold)
    addSubview(title)

    name.placeholder = "Name"
    name.clearButtonMode = .whileEditing
    name.textContentType = .username
    name.accessibilityIdentifier = "name"
    password.placeholder = "Password, 4 letters or more"
    password.isSecureTextEntry = true
    password.textContentType = .newPassword
    password.accessibilityIdentifier = "password"
    for field in [name, password] {
      field.borderStyle = .roundedRect
      field.backgroundColor = .white
      field.layer.cornerRadius = 6
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
      addSubview(field)
    }

    button.configuration?.title = "Sign up"
    button.frame = CGRect(x: 110, y: 174, width: 260, height: 40)
    button.accessibilityIdentifier = "button"
    button.addAction(
      UIAction { [weak self] _ in self?.signUp() },
      for: .primaryActionTriggered
    )
    addSubview(button)

    answer.textAlignment = .center
    answer.textColor = .secondaryLabel
    answer.accessibilityIdentifier = "answer"
    addSubview(answer)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    name.becomeFirstResponder()
  }

  private func update() {
    button.isEnabled = name.hasText && (password.text?.count ?? 0) >= 4
    answer.text = nil
  }

  private func signUp() {
    endEditing(true)
    answer.alpha = 0
    answer.text = "Welcome, \(name.text ?? "")!"
    UIView.animate(withDuration: 0.3) { self.answer.alpha = 1 }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      password.becomeFirstResponder()
    } else if button.isEnabled {
      signUp()
    }
    return false
  }

  /// Names have no digits: what is typed or pasted with some is refused.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== name || !string.contains { $0.isNumber }
  }
}

#Preview("Sign Up Form", traits: .fixedLayout(width: 480, height: 320)) {
  SignUpForm(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
}
