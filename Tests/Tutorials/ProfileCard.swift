// swift-format-ignore-file
//
//  ProfileCard.swift
//  A profile screen that is laid out in code, as lessons about Auto Layout begin.
//

import UIKit

class ProfileViewController: UIViewController {

    // MARK: - Subviews

    private let avatarView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemOrange
        view.layer.cornerRadius = 40
        view.accessibilityIdentifier = "avatar"
        return view
    }()

    private let nameLabel: UILabel = {
        let label = UILabel()
        label.text = "Ada Lovelace"
        label.font = UIFont.systemFont(ofSize: 22, weight: .bold)
        label.textAlignment = .center
        label.accessibilityIdentifier = "name"
        return label
    }()

    private let bioLabel: UILabel = {
        let label = UILabel()
        label.text = "Wrote the first program for a machine that was never built."
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }()

    private lazy var followButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.backgroundColor = .systemBlue
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 8
        button.accessibilityIdentifier = "follow"
        button.addTarget(self, action: #selector(didTapFollow), for: .touchUpInside)
        return button
    }()

    private lazy var stackView: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatarView, nameLabel, bioLabel, followButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    private var avatarSize: NSLayoutConstraint!
    private var isFollowing = false

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(stackView)
        setUpConstraints()
    }

    private func setUpConstraints() {
        let guide = view.safeAreaLayoutGuide
        avatarSize = avatarView.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            stackView.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            avatarSize,
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            followButton.widthAnchor.constraint(equalToConstant: 120),
            followButton.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    // MARK: - Actions

    @objc private func didTapFollow() {
        isFollowing.toggle()
        followButton.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
        nameLabel.text = isFollowing ? "Ada Lovelace ✓" : "Ada Lovelace"
        avatarSize.constant = isFollowing ? 100 : 80
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            self.avatarView.layer.cornerRadius = self.isFollowing ? 50 : 40
            self.view.layoutIfNeeded()
        }
    }
}

#Preview(traits: .fixedLayout(width: 480, height: 320)) {
    ProfileViewController()
}
