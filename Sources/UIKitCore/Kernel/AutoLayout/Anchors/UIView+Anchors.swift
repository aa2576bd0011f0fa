/// Anchors and guides of a view.
extension UIView {
  /// The edge of the view where lines of text begin: left, or right in languages that run the other
  /// way.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge of the view where lines of text end: right, or left in languages that run the other
  /// way.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge of the view's alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the view's alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge of the view's alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge of the view's alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width of the view's alignment rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the view's alignment rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The vertical line through the middle of the view's alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The horizontal line through the middle of the view's alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the view's first line of text; the upper edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the view's last line of text; the lower edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  /// The program's own guides of the view, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Gives the view a guide, which is taken from the view that had it. A guide's constraints work
  /// only while a view has it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    madeAutoLayout.guides.append(layoutGuide)
  }

  /// Takes a guide from the view and gives its constraints up.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = autoLayout,
      let index = state.guides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    var view: UIView? = self
    while let next = view {
      for constraint in next.autoLayout?.held ?? [] where constraint.names(layoutGuide) {
        constraint.deactivate()
      }
      view = next.storedSuperview
    }
    if let item = layoutGuide.item, let engine = item.engine {
      engine.removeRelations(of: item)
      engine.remove(item)
    }
    layoutGuide.item = nil
    state.guides.remove(at: index)
    layoutGuide.storedOwner = nil
  }

  /// The rectangle within the view's layout margins, made when it is first asked for.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.margins { return guide }
    let guide = InsetGuide(.margins, of: self)
    state.systemGuides.margins = guide
    return guide
  }

  /// The rectangle that bars and the device's edges leave free of the view, made when it is first
  /// asked for.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.safeArea { return guide }
    let guide = InsetGuide(.safeArea, of: self)
    state.systemGuides.safeArea = guide
    return guide
  }

  /// The rectangle within the layout margins that is not wider than text should be.
  public var readableContentGuide: UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.readable { return guide }
    let guide = ReadableGuide(of: self)
    state.systemGuides.readable = guide
    return guide
  }

  /// The rectangle that docked input views cover; without any, the band below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.systemGuides.keyboard = guide
    return guide
  }
}

extension NSLayoutConstraint {
  final func names(_ item: AnyObject) -> Bool {
    first.item === item || first.startItem === item || second?.item === item
      || second?.startItem === item
  }

  /// The anchor on the constraint's first side. As long as it is in use, all constraints return the same object for
  /// the same edge.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { KnownAnchors.anchor(of: first) }
  /// The anchor on the constraint's second side; nil where that is a number alone.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(KnownAnchors.anchor) }
}
