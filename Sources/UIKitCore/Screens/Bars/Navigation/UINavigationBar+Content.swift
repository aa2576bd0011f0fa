import QuartzCore

/// Placing what a bar shows, and passing from one item to another.
extension UINavigationBar {
  enum Passage {
    case none, forward, backward, fade
  }

  final var rowHeight: CGFloat { BarMetrics.rowHeight(storedTraits) }

  /// Where the buttons are; the large title is below them.
  final var rowFrame: CGRect {
    CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
  }

  /// Whether the topmost item's title is to be large when there is space.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      // As the item below.
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }

  final func showsBack(of item: UINavigationItem, over backItem: UINavigationItem?) -> Bool {
    (backItem != nil || item.backAction != nil) && !item.hidesBackButton
      && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
  }

  final func layoutParts() {
    // Behind the status bar, too, where the bar is the screen's topmost thing.
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = rowFrame
    layOutPrompt()
    layOutSearch()
    let space = max(0, bounds.height - rowEnd - (search.isHidden ? 0 : search.bounds.height))
    largeTitle.isHidden = !showsLargeTitle || space < 1 || hidesRow
    largeTitle.frame = CGRect(x: 0, y: rowEnd, width: bounds.width, height: space)
    showTitle()
  }

  /// The title among the buttons comes as the large one has gone.
  private func showTitle() {
    guard let title = content?.title, content?.item.titleView == nil else { return }
    title.alpha = largeTitle.isHidden || largeTitle.bounds.height < 12 ? 1 : 0
  }

  /// The bar is as high as these ask for from now on; `show` brings their buttons and titles.
  final func adopt(_ new: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = new
    for item in new { item.bar = self }
    invalidateIntrinsicContentSize()
  }

  final func show(_ new: [UINavigationItem], _ passage: Passage) {
    adopt(new)
    showAppearance()
    guard content?.item !== topItem || content == nil else { return rebuild() }
    replaceContent(window == nil ? .none : passage)
  }

  /// Puts the topmost item's content in place of what is shown.
  final func replaceContent(_ passage: Passage) {
    let leaving = content
    content = topItem.map { NavigationBarContent($0, over: backItem, in: self) }
    contentIsNew()
    setNeedsLayout()
    showAppearance()
    guard let content else {
      leaving?.removeFromSuperview()
      return
    }
    addSubview(content)
    guard passage != .none, let leaving, UIView.areAnimationsEnabled else {
      leaving?.removeFromSuperview()
      return
    }
    let run = owner?.runningAnimation
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      content.layoutIfNeeded()
      prepare(content, passage)
    }
    let animations = {
      self.end(content)
      self.leave(leaving, passage)
    }
    if let run {
      run.addAnimations(animations)
      run.addCompletion { position in
        if position == .end {
          leaving.removeFromSuperview()
        } else {
          content.removeFromSuperview()
        }
      }
    } else {
      UIView.animate(withDuration: 0.35, animations: animations) { _ in
        leaving.removeFromSuperview()
      }
    }
  }

  /// How far titles go: towards where the back button is.
  private func shift(_ passage: Passage) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = bounds.width / 2 * (isMirrored ? -1 : 1)
    return switch passage {
    case .forward: way
    case .backward: -way
    case .none, .fade: 0
    }
  }

  private func prepare(_ content: NavigationBarContent, _ passage: Passage) {
    content.alpha = 0
    content.title?.transform = CGAffineTransform(translationX: shift(passage), y: 0)
  }

  private func end(_ content: NavigationBarContent) {
    content.alpha = 1
    content.title?.transform = .identity
  }

  private func leave(_ content: NavigationBarContent, _ passage: Passage) {
    content.alpha = 0
    content.title?.transform = CGAffineTransform(translationX: -shift(passage), y: 0)
    content.back?.transform = CGAffineTransform(translationX: -shift(passage) / 3, y: 0)
  }
}
