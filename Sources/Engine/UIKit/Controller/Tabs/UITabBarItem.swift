public import QuartzCore

/// An item of a tab bar: an image above a title, and a badge.
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; default `nil`, which uses `image`.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// The text in the badge at the image's corner; default `nil`, no badge.
  open var badgeValue: String? { didSet { didChange() } }
  /// The badge's color; default `nil`, red.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// How far the title is from its usual place, in points; default zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// How far the image is moved by insets of its usual place; default none.
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item without content.
  public override init() { super.init() }

  /// Always `nil`: archives are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with a title, and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's items; here each shows its English word.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Sets the attributes of the title, `.font` and `.foregroundColor`, in a state: `.normal` or `.selected`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange()
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    // (The proxy is an item itself.)
    let proxy = TabItemProxy.current.item
    return titleAttributes[state] ?? (self === proxy ? nil : proxy.titleAttributes[state])
  }

  /// The system's items.
  nonisolated public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favorites.
    case favorites
    /// Featured.
    case featured
    /// Top Rated.
    case topRated
    /// Recents.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most Recent.
    case mostRecent
    /// Most Viewed.
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}

/// The proxy of all items, whose attributes of titles are those of items without their own.
final class TabItemProxy: EnginePart {
  lazy var item = UITabBarItem()
}
