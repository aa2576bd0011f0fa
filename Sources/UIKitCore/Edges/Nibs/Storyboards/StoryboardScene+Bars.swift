import NibDocument

/// The bars that belong to a controller, as its scene describes them.
extension StoryboardScene {
  func addBar(to tabs: UITabBarController) {
    guard let child = object.keyedObjects["tabBar"] else { return }
    if let own: UITabBar = ownBar(child) { return tabs.replaceBar(own) }
    builder.take(tabs.tabBar, for: child)
    readView(tabs.tabBar, child)
    NibElement.readBar(tabs.tabBar, NibSource(child, builder))
  }

  func addBars(to navigation: UINavigationController) {
    if let child = object.keyedObjects["navigationBar"] {
      if let own: UINavigationBar = ownBar(child) {
        navigation.replaceBar(own)
      } else {
        builder.take(navigation.navigationBar, for: child)
        readView(navigation.navigationBar, child)
        NibElement.read(navigation.navigationBar, NibSource(child, builder))
      }
    }
    if let child = object.keyedObjects["toolbar"], let bar = navigation.toolbar {
      builder.take(bar, for: child)
      readView(bar, child)
      NibElement.readBar(bar, NibSource(child, builder))
    }
    if object.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    if object.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
  }

  /// A bar of the program's own class, which the document names; nil where the usual one serves.
  private func ownBar<Bar: UIView>(_ child: NibObject) -> Bar? {
    guard child.customClass != nil, let type = NibClasses.type(of: child, builder),
      type is Bar.Type, type != Bar.self
    else { return nil }
    return builder.make(child) as? Bar
  }

  /// What a bar has as every view does. Its place comes from the controller.
  private func readView(_ bar: UIView, _ child: NibObject) {
    let (frame, mask) = (bar.frame, bar.autoresizingMask)
    NibElement.read(bar, NibSource(child, builder))
    (bar.frame, bar.autoresizingMask) = (frame, mask)
    bar.translatesAutoresizingMaskIntoConstraints = true
  }
}
