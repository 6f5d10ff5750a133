import QuartzCore

extension UIViewController {
  /// A button for a navigation bar that begins to edit the content, and is named Done until that ends.
  public var editButtonItem: UIBarButtonItem {
    if let item = kept.editButton as? UIBarButtonItem { return item }
    let toggle = Selector("toggleEditing", UIViewController.toggleEditing)
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: toggle)
    kept.editButton = item
    kept.showsEditing = { [unowned item] in item.showEditing($0) }
    item.showEditing(isEditing)
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}

extension UIBarButtonItem {
  fileprivate func showEditing(_ isOn: Bool) {
    let system: SystemItem = isOn ? .done : .edit
    title = system.title
    style = isOn ? .done : .plain
  }
}
