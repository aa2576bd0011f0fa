import QuartzCore

/// What a search bar is made of, and where it stands.
extension UISearchBar {
  final var showsCancelNow: Bool { showsCancelButton || showsCancelForController }
  final var showsScopesNow: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  final var naturalHeight: CGFloat { naturalHeight(inNavigationBar: isInNavigationBar) }

  final func naturalHeight(inNavigationBar isInBar: Bool) -> CGFloat {
    (isInBar ? SearchMetrics.navigationHeight : SearchMetrics.barHeight)
      + wishedFieldHeight - SearchMetrics.fieldHeight
      + (prompt == nil ? 0 : SearchMetrics.promptHeight)
      + (showsScopesNow ? SearchMetrics.scopeHeight : 0)
  }

  /// As high as the text size asks for.
  private var wishedFieldHeight: CGFloat { SearchMetrics.fieldHeight(traitCollection) }

  // MARK: Appearance

  final func appearanceDidChange() {
    showOrHideGround()
    let appearance = UIBarAppearance()
    if let backgroundImage {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = backgroundImage
    } else {
      BarBackground.old(style: barStyle, color: barTintColor, isTranslucent: isTranslucent)(
        appearance)
      appearance.shadowColor = nil
    }
    background.show(appearance)
    // iOS-BEHAVIOUR: what stands in a black bar is light. Evidence: unmeasured.
    let style: UIUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    for part: UIView? in [searchTextField, scopes] where part?.overrideUserInterfaceStyle != style {
      part?.overrideUserInterfaceStyle = style
    }
    line.backgroundColor = .separator
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showOrHideGround() {
    background.isHidden = isPlain
    line.isHidden = isPlain || backgroundImage != nil
  }

  final func sideButtonDidChange() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    guard let icon else {
      searchTextField.rightView = nil
      return
    }
    let button = UIButton(type: .custom)
    let name = icon == .bookmark ? "book" : "list.bullet"
    button.setImage(
      images[icon] ?? UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.tintColor =
      icon == .resultsList && isSearchResultsButtonSelected ? tintColor : .secondaryLabel
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if icon == .bookmark {
          self.delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          self.delegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .touchUpInside)
    searchTextField.rightView = button
    searchTextField.rightViewMode = .unlessEditing
  }

  // MARK: Scopes

  final var madeScopes: UISegmentedControl {
    if let scopes { return scopes }
    let made = UISegmentedControl(items: nil)
    made.addAction(
      UIAction { [weak self, weak made] _ in
        guard let self, let made else { return }
        self.selectedScopeButtonIndex = made.selectedSegmentIndex
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: made.selectedSegmentIndex)
        self.searchOwner?.scopeDidChange()
      }, for: .valueChanged)
    scopes = made
    if barStyle == .black { made.overrideUserInterfaceStyle = .dark }
    addSubview(made)
    return made
  }

  final func scopesDidChange() {
    guard let titles = scopeButtonTitles, !titles.isEmpty else {
      scopes?.isHidden = true
      invalidateIntrinsicContentSize()
      return setNeedsLayout()
    }
    let control = madeScopes
    control.removeAllSegments()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if !titles.indices.contains(selectedScopeButtonIndex) { selectedScopeButtonIndex = 0 }
    control.selectedSegmentIndex = selectedScopeButtonIndex
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Cancel

  /// The button that cancels, made where it was not yet.
  final var madeCancel: UIButton {
    if let cancel { return cancel }
    let button = UIButton(type: .system)
    button.setTitle(SystemText.localized("Cancel"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    button.addAction(UIAction { [weak self] _ in self?.cancelByUser() }, for: .touchUpInside)
    if !AppearanceProxies.isEmpty { showProxies(in: button) }
    cancel = button
    addSubview(button)
    return button
  }

  /// iOS-BEHAVIOUR: proxies of bar button items in search bars speak of the button that cancels.
  /// Evidence: unmeasured.
  private func showProxies(in button: UIButton) {
    let item = UIBarButtonItem()
    item.takeProxies(in: self)
    if let tint = item.tintColor { button.tintColor = tint }
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let attributes = item.titleTextAttributes(for: state) ?? [:]
      if let color = attributes[.foregroundColor] as? UIColor {
        button.setTitleColor(color, for: state)
      }
      if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
    }
  }

  final func cancelByUser() {
    if let searchOwner { return searchOwner.cancelByUser() }
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: Layout

  final func layOut(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return }
    if showsCancelNow {
      // It comes from beyond the edge.
      UIView.performWithoutAnimation {
        let button = madeCancel
        button.frame = cancelFrame(button, isShown: false)
        button.alpha = 0
      }
    }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private var sideMargin: CGFloat {
    guard isInNavigationBar else {
      return SearchMetrics.margin + max(safeAreaInsets.left, safeAreaInsets.right)
    }
    return BarMetrics.margin(in: self) + max(safeAreaInsets.left, safeAreaInsets.right)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored
      ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  private var fieldTop: CGFloat {
    let above = prompt == nil ? 0 : SearchMetrics.promptHeight
    if isInNavigationBar {
      return above + (isAlone ? SearchMetrics.aloneTop : SearchMetrics.navigationTop)
    }
    let wished = wishedFieldHeight + SearchMetrics.barHeight - SearchMetrics.fieldHeight
    let height = min(bounds.height - above - scopeSpace, wished)
    return above + (height - fieldHeightNow) / 2
  }

  private var scopeSpace: CGFloat { showsScopesNow ? SearchMetrics.scopeHeight : 0 }

  private func cancelFrame(_ button: UIButton, isShown: Bool) -> CGRect {
    let width = button.sizeThatFits(.zero).width.rounded(.up)
    return mirrored(
      CGRect(
        x: isShown ? bounds.width - sideMargin - width : bounds.width, y: fieldTop, width: width,
        height: fieldHeightNow))
  }

  /// In a navigation bar that gets lower the field gets lower, too.
  ///
  /// iOS-BEHAVIOUR: elsewhere it keeps its height, in the middle of a bar that is lower. Evidence: unmeasured.
  private var fieldHeightNow: CGFloat {
    guard isInNavigationBar else {
      let above = prompt == nil ? 0 : SearchMetrics.promptHeight
      // A bar that a program gave its usual height has no more space.
      return min(
        wishedFieldHeight, max(SearchMetrics.fieldHeight, bounds.height - above - scopeSpace - 2))
    }
    let below = naturalHeight - scopeSpace - fieldTop - wishedFieldHeight
    return min(wishedFieldHeight, max(bounds.height - scopeSpace - fieldTop - below, 0))
  }

  final func placeParts() {
    // It may have come into a bar, or left one.
    showOrHideGround()
    background.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    if let prompt {
      let label = promptLabel ?? UILabel()
      if promptLabel == nil {
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
      }
      label.text = prompt
      label.frame = CGRect(x: 0, y: 4, width: bounds.width, height: SearchMetrics.promptHeight)
    }
    promptLabel?.isHidden = prompt == nil
    var end = bounds.width - sideMargin
    if showsCancelNow {
      let button = madeCancel
      button.frame = cancelFrame(button, isShown: true)
      button.alpha = 1
      end -= button.bounds.width + SearchMetrics.cancelGap
    } else if let cancel {
      cancel.frame = cancelFrame(cancel, isShown: false)
      cancel.alpha = 0
    }
    let height = fieldHeightNow
    // An app may have placed it by constraints.
    if searchTextField.translatesAutoresizingMaskIntoConstraints {
      searchTextField.frame = mirrored(
        CGRect(x: sideMargin, y: fieldTop, width: max(end - sideMargin, 0), height: height))
    }
    let part = height / wishedFieldHeight
    for view in searchTextField.subviews { view.alpha = max(0, part * 3 - 2) }
    searchTextField.layer.cornerRadius = min(SearchMetrics.cornerRadius, height / 2)
    scopes?.isHidden = !showsScopesNow
    if showsScopesNow {
      madeScopes.frame = CGRect(
        x: sideMargin, y: bounds.height - SearchMetrics.scopeHeight + 2,
        width: max(bounds.width - 2 * sideMargin, 0), height: 32)
    }
  }

  final func textChangedByUser() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchOwner?.textDidChange()
  }
}

/// Brings what a search bar's field asks and tells to the bar's delegate.
final class SearchFieldLink: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?
  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchOwner?.editingDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    // As a hardware keyboard's Return does for a controller: the results stay, editing ends.
    if bar.searchOwner != nil { bar.resignFirstResponder() }
    return true
  }
}
