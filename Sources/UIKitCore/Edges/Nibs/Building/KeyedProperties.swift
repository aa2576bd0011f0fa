@_spi(XcodeSources) import ObjCRuntime
import QuartzCore

/// Properties of UIKit's classes that key-value coding finds: outlets and what runtime attributes
/// of nibs set. `"hidden"` stands for `isHidden`, as everywhere.
enum KeyedProperties {
  /// Runs while the program is loaded; the properties are entered when one is first looked for.
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    ObjCMembers.whenNeeded {
      registerViews()
      registerContents()
      registerControls()
      registerBars()
      registerLists()
      registerTables()
      registerControllers()
      registerAnimators()
      registerBarsByAttributes()
      registerControlsByAttributes()
      registerListsByAttributes()
      registerByNameAlone()
      registerStates()
    }
  }

  private static func registerAnimators() {
    ObjCMembers.add(UIDynamicAnimator.self) {
      $0.property("delegate", \UIDynamicAnimator.delegate)
      $0.property("debugEnabled", \UIDynamicAnimator.debugEnabled)
      $0.property("debugInterval", \UIDynamicAnimator.debugInterval)
      $0.property("debugAnimationSpeed", \UIDynamicAnimator.debugAnimationSpeed)
    }
  }

  private static func registerViews() {
    ObjCMembers.add(NSLayoutConstraint.self) {
      $0.property("constant", \NSLayoutConstraint.constant)
      $0.property("priority", \NSLayoutConstraint.priority)
      $0.property("identifier", \NSLayoutConstraint.identifier)
    }
    ObjCMembers.add(UIView.self) {
      $0.property("layer", \UIView.layer)
      // iOS-BEHAVIOUR: documents set the key, by which views find a setter of their own. Evidence: nib-13.
      $0.hiddenProperty("cornerRadius", \UIView.layer.cornerRadius)
      $0.property("tag", \UIView.tag)
      $0.property("frame", \UIView.frame)
      $0.property("bounds", \UIView.bounds)
      $0.property("center", \UIView.center)
      $0.property("transform", \UIView.transform)
      $0.property("alpha", \UIView.alpha)
      $0.property("isHidden", \UIView.isHidden)
      $0.property("isOpaque", \UIView.isOpaque)
      $0.property("clipsToBounds", \UIView.clipsToBounds)
      $0.property("backgroundColor", \UIView.backgroundColor)
      $0.property("tintColor", \UIView.tintColor)
      $0.property("contentMode", \UIView.contentMode)
      $0.property("autoresizingMask", \UIView.autoresizingMask)
      $0.property("layoutMargins", \UIView.layoutMargins)
      $0.property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
      $0.property("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
      $0.property("isExclusiveTouch", \UIView.isExclusiveTouch)
      $0.property("semanticContentAttribute", \UIView.semanticContentAttribute)
      $0.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
      $0.property("accessibilityLabel", \UIView.accessibilityLabel)
      $0.property("accessibilityHint", \UIView.accessibilityHint)
      $0.property("accessibilityValue", \UIView.accessibilityValue)
      $0.property("isAccessibilityElement", \UIView.isAccessibilityElement)
      $0.property("restorationIdentifier", \UIView.restorationIdentifier)
      $0.property("superview", \UIView.superview)
      $0.property("subviews", \UIView.subviews)
      $0.property("window", \UIView.window)
      $0.property("recursiveDescription", \UIView.recursiveDescription)
      $0.method("recursiveDescription") { view in { view.recursiveDescription } }
    }
  }

  private static func registerContents() {
    ObjCMembers.add(UILabel.self) {
      $0.property("text", \UILabel.text)
      $0.property("attributedText", \UILabel.attributedText)
      $0.property("font", \UILabel.font)
      $0.property("textColor", \UILabel.textColor)
      $0.property("highlightedTextColor", \UILabel.highlightedTextColor)
      $0.property("textAlignment", \UILabel.textAlignment)
      $0.property("lineBreakMode", \UILabel.lineBreakMode)
      $0.property("numberOfLines", \UILabel.numberOfLines)
      $0.property("isEnabled", \UILabel.isEnabled)
      $0.property("isHighlighted", \UILabel.isHighlighted)
      $0.property("shadowColor", \UILabel.shadowColor)
      $0.property("shadowOffset", \UILabel.shadowOffset)
      $0.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
      $0.property("minimumScaleFactor", \UILabel.minimumScaleFactor)
      $0.property("minimumFontSize", \UILabel.minimumFontSize)
      $0.property("baselineAdjustment", \UILabel.baselineAdjustment)
      $0.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
      $0.property(
        "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
      $0.property(
        "showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
    }
    ObjCMembers.add(UIImageView.self) {
      $0.property("image", \UIImageView.image)
      $0.property("highlightedImage", \UIImageView.highlightedImage)
      $0.property("isHighlighted", \UIImageView.isHighlighted)
    }
  }

  private static func registerControls() {
    ObjCMembers.add(UIControl.self) {
      $0.property("isEnabled", \UIControl.isEnabled)
      $0.property("isSelected", \UIControl.isSelected)
      $0.property("isHighlighted", \UIControl.isHighlighted)
    }
    ObjCMembers.add(UIButton.self) {
      $0.property("titleLabel", \UIButton.titleLabel)
      $0.property("imageView", \UIButton.imageView)
      $0.property("currentTitle", \UIButton.currentTitle)
    }
    ObjCMembers.add(UITextField.self) {
      $0.property("delegate", \UITextField.delegate)
      $0.property("text", \UITextField.text)
      $0.property("placeholder", \UITextField.placeholder)
      $0.property("font", \UITextField.font)
      $0.property("textColor", \UITextField.textColor)
      $0.property("textAlignment", \UITextField.textAlignment)
      $0.property("inputView", \UITextField.inputView)
      $0.property("inputAccessoryView", \UITextField.inputAccessoryView)
      $0.property("leftView", \UITextField.leftView)
      $0.property("rightView", \UITextField.rightView)
    }
    ObjCMembers.add(UITextView.self) {
      $0.property("delegate", \UITextView.delegate)
      $0.property("text", \UITextView.text)
      $0.property("inputView", \UITextView.inputView)
      $0.property("inputAccessoryView", \UITextView.inputAccessoryView)
    }
    ObjCMembers.add(UIPickerView.self) {
      $0.property("dataSource", \UIPickerView.dataSource)
      $0.property("delegate", \UIPickerView.delegate)
    }
    ObjCMembers.add(UISwitch.self) { $0.property("isOn", \UISwitch.isOn) }
    ObjCMembers.add(UISlider.self) {
      $0.property("value", \UISlider.value)
      $0.property("minimumValue", \UISlider.minimumValue)
      $0.property("maximumValue", \UISlider.maximumValue)
    }
    ObjCMembers.add(UIStepper.self) { $0.property("value", \UIStepper.value) }
    ObjCMembers.add(UIProgressView.self) { $0.property("progress", \UIProgressView.progress) }
    ObjCMembers.add(UISegmentedControl.self) {
      $0.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    }
    ObjCMembers.add(UIPageControl.self) {
      $0.property("currentPage", \UIPageControl.currentPage)
      $0.property("numberOfPages", \UIPageControl.numberOfPages)
    }
  }

  private static func registerBars() {
    ObjCMembers.add(UIBarItem.self) {
      $0.property("isEnabled", \UIBarItem.isEnabled)
      $0.property("title", \UIBarItem.title)
      $0.property("image", \UIBarItem.image)
      $0.property("tag", \UIBarItem.tag)
      $0.property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
      $0.property("accessibilityLabel", \UIBarItem.accessibilityLabel)
      $0.property("accessibilityHint", \UIBarItem.accessibilityHint)
      $0.property("accessibilityValue", \UIBarItem.accessibilityValue)
    }
    ObjCMembers.add(UIViewController.self) {
      $0.property("_printHierarchy", \UIViewController.hierarchyDescription)
      $0.method("_printHierarchy") { controller in { controller.hierarchyDescription } }
    }
    ObjCMembers.add(UINavigationController.self) {
      $0.property("delegate", \UINavigationController.delegate)
    }
    ObjCMembers.add(UITabBarController.self) {
      $0.property("delegate", \UITabBarController.delegate)
    }
    ObjCMembers.add(UITabBar.self) {
      $0.property("delegate", \UITabBar.delegate)
      $0.property("selectedItem", \UITabBar.selectedItem)
    }
    ObjCMembers.add(UIToolbar.self) { $0.property("delegate", \UIToolbar.delegate) }
    ObjCMembers.add(UINavigationBar.self) { $0.property("delegate", \UINavigationBar.delegate) }
    ObjCMembers.add(UINavigationItem.self) {
      $0.property("title", \UINavigationItem.title)
      $0.property("prompt", \UINavigationItem.prompt)
      $0.property("titleView", \UINavigationItem.titleView)
      $0.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
      $0.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
      $0.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    }
    ObjCMembers.add(UISearchBar.self) {
      $0.property("delegate", \UISearchBar.delegate)
      $0.property("text", \UISearchBar.text)
      $0.property("placeholder", \UISearchBar.placeholder)
      $0.property("inputAccessoryView", \UISearchBar.inputAccessoryView)
    }
  }

  private static func registerLists() {
    ObjCMembers.add(UIScrollView.self) {
      $0.property("delegate", \UIScrollView.delegate)
      $0.property("contentOffset", \UIScrollView.contentOffset)
      $0.property("contentSize", \UIScrollView.contentSize)
      $0.property("contentInset", \UIScrollView.contentInset)
      $0.property("isScrollEnabled", \UIScrollView.isScrollEnabled)
      $0.property("isPagingEnabled", \UIScrollView.isPagingEnabled)
      $0.property("refreshControl", \UIScrollView.refreshControl)
    }
    ObjCMembers.add(UICollectionView.self) {
      $0.property("dataSource", \UICollectionView.dataSource)
      $0.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
      $0.property("dragDelegate", \UICollectionView.dragDelegate)
      $0.property("dropDelegate", \UICollectionView.dropDelegate)
      $0.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
      $0.property("backgroundView", \UICollectionView.backgroundView)
    }
    ObjCMembers.add(UICollectionViewCell.self) {
      $0.property("contentView", \UICollectionViewCell.contentView)
      $0.property("backgroundView", \UICollectionViewCell.backgroundView)
      $0.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
      $0.property("isSelected", \UICollectionViewCell.isSelected)
      $0.property("isHighlighted", \UICollectionViewCell.isHighlighted)
    }
  }

  private static func registerTables() {
    ObjCMembers.add(UITableView.self) {
      $0.property("dataSource", \UITableView.dataSource)
      $0.property("prefetchDataSource", \UITableView.prefetchDataSource)
      $0.property("dragDelegate", \UITableView.dragDelegate)
      $0.property("dropDelegate", \UITableView.dropDelegate)
      $0.property("backgroundView", \UITableView.backgroundView)
      $0.property("tableHeaderView", \UITableView.tableHeaderView)
      $0.property("tableFooterView", \UITableView.tableFooterView)
      $0.property("separatorColor", \UITableView.separatorColor)
      $0.property("separatorInset", \UITableView.separatorInset)
      $0.property("rowHeight", \UITableView.rowHeight)
    }
    ObjCMembers.add(UITableViewCell.self) {
      $0.property("contentView", \UITableViewCell.contentView)
      $0.property("textLabel", \UITableViewCell.textLabel)
      $0.property("detailTextLabel", \UITableViewCell.detailTextLabel)
      $0.property("imageView", \UITableViewCell.imageView)
      $0.property("backgroundView", \UITableViewCell.backgroundView)
      $0.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
      $0.property("accessoryView", \UITableViewCell.accessoryView)
      $0.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
      $0.property("separatorInset", \UITableViewCell.separatorInset)
      $0.property("isSelected", \UITableViewCell.isSelected)
      $0.property("isHighlighted", \UITableViewCell.isHighlighted)
    }
    ObjCMembers.add(UITableViewHeaderFooterView.self) {
      $0.property("contentView", \UITableViewHeaderFooterView.contentView)
      $0.property("textLabel", \UITableViewHeaderFooterView.textLabel)
      $0.property("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
      $0.property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    }
    ObjCMembers.add(UITableViewController.self) {
      $0.property("tableView", \UITableViewController.tableView)
      $0.property("refreshControl", \UITableViewController.refreshControl)
    }
  }

  private static func registerControllers() {
    ObjCMembers.add(UIViewController.self) {
      // A key path would ask for the view first, which would make it of the controller's own document.
      $0.property("view", \UIViewController.view, setter: { $0.view = $1 })
      $0.property("title", \UIViewController.title)
      $0.property("restorationIdentifier", \UIViewController.restorationIdentifier)
      $0.property("navigationItem", \UIViewController.navigationItem)
      $0.property("toolbarItems", \UIViewController.toolbarItems)
      $0.property("searchDisplayController", \UIViewController.searchDisplayOfDocument)
      $0.property("tabBarItem", \UIViewController.tabBarItem)
    }
    ObjCMembers.add(UICollectionViewController.self) {
      $0.property("collectionView", \UICollectionViewController.collectionView)
    }
    ObjCMembers.add(UISearchDisplayController.self) {
      $0.property("delegate", \UISearchDisplayController.delegate)
      $0.property("searchBar", \UISearchDisplayController.storedBar)
      $0.property("searchContentsController", \UISearchDisplayController.storedContents)
      $0.property("searchResultsDataSource", \UISearchDisplayController.searchResultsDataSource)
      $0.property("searchResultsDelegate", \UISearchDisplayController.searchResultsDelegate)
    }
    ObjCMembers.add(UIPageViewController.self) {
      $0.property("dataSource", \UIPageViewController.dataSource)
      $0.property("delegate", \UIPageViewController.delegate)
    }
    ObjCMembers.add(UISplitViewController.self) {
      $0.property("delegate", \UISplitViewController.delegate)
    }
    ObjCMembers.add(UIGestureRecognizer.self) {
      $0.property("delegate", \UIGestureRecognizer.delegate)
      $0.property("isEnabled", \UIGestureRecognizer.isEnabled)
      $0.property("view", \UIGestureRecognizer.view)
    }
  }
}

extension UILabel {
  /// The key by which programs older than iOS 6 said `minimumScaleFactor`, in points of the label's font; by
  /// key-value coding alone, as in Swift.
  fileprivate var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }
}
