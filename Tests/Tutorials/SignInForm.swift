// swift-format-ignore-file
//
//  SignInForm.swift
//  A form in a scroll view: Auto Layout, a stack view, text fields and their delegate.
//

import UIKit

final class SignInFormViewController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {

    private let scrollView: UIScrollView = {
        let v = UIScrollView()
        v.translatesAutoresizingMaskIntoConstraints = false
        v.alwaysBounceVertical = true
        return v
    }()
    private let contentStack: UIStackView = {
        let s = UIStackView()
        s.axis = .vertical
        s.spacing = 16
        s.isLayoutMarginsRelativeArrangement = true
        s.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        s.translatesAutoresizingMaskIntoConstraints = false
        return s
    }()
    private lazy var emailField: UITextField = makeField(placeholder: "Email", type: .emailAddress)
    private lazy var passwordField: UITextField = {
        let f = makeField(placeholder: "Password", type: .default)
        f.isSecureTextEntry = true
        f.returnKeyType = .done
        return f
    }()
    private let errorLabel = UILabel()
    private var loginBottom: NSLayoutConstraint?

    private let loginButton: UIButton = {
        var config = UIButton.Configuration.filled()
        config.title = "Log in"
        config.cornerStyle = .large
        config.imagePlacement = .trailing
        config.imagePadding = 8
        return UIButton(configuration: config)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        scrollView.addSubview(contentStack)
        scrollView.delegate = self

        let header = UIView()
        header.backgroundColor = .systemTeal
        header.heightAnchor.constraint(equalToConstant: 120).isActive = true
        header.layer.cornerRadius = 16
        header.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

        [header, emailField, passwordField, errorLabel, loginButton].forEach(contentStack.addArrangedSubview)
        contentStack.setCustomSpacing(32, after: passwordField)
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "error"
        emailField.accessibilityIdentifier = "email"
        passwordField.accessibilityIdentifier = "password"
        loginButton.accessibilityIdentifier = "login"
        scrollView.accessibilityIdentifier = "scroll"
        errorLabel.text = "Please enter a valid address."

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            loginButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        ])
        loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        emailField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        emailField.becomeFirstResponder()
    }


    private func makeField(placeholder: String, type: UIKeyboardType) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.keyboardType = type
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.delegate = self
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return field
    }

    @objc private func textChanged(_ sender: UITextField) {
        loginButton.isEnabled = !(sender.text ?? "").isEmpty
    }
    @objc private func dismissKeyboard() { view.endEditing(true) }
    @objc private func logIn() {
        let valid = emailField.text?.contains("@") ?? false
        UIView.animate(withDuration: 0.3) {
            self.errorLabel.isHidden = valid
            self.contentStack.layoutIfNeeded()
        }
        if !valid {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [-10, 10, -8, 8, -4, 4, 0]
            shake.duration = 0.4
            shake.timingFunction = CAMediaTimingFunction(name: .easeOut)
            emailField.layer.add(shake, forKey: "shake")
        } else {
            title = "Hello"
            errorLabel.text = "Logged in"
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == emailField { passwordField.becomeFirstResponder() } else { textField.resignFirstResponder(); logIn() }
        return true
    }
}

#Preview(traits: .fixedLayout(width: 480, height: 320)) {
  UINavigationController(rootViewController: SignInFormViewController())
}
