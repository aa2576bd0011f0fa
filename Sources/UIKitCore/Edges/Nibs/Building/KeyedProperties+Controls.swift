@_spi(XcodeSources) import ObjCRuntime

/// Properties of views and controls that attributes in the panel of identities set.
extension KeyedProperties {
  static func registerControlsByAttributes() {
    ObjCMembers.add(UIView.self) {
      $0.property("anchorPoint", \UIView.anchorPoint)
      $0.property("autoresizesSubviews", \UIView.autoresizesSubviews)
      $0.property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
      $0.property("contentScaleFactor", \UIView.contentScaleFactor)
      $0.property("focusGroupIdentifier", \UIView.focusGroupIdentifier)
      $0.property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
      $0.property("largeContentImage", \UIView.largeContentImage)
      $0.property("largeContentImageInsets", \UIView.largeContentImageInsets)
      $0.property("largeContentTitle", \UIView.largeContentTitle)
      $0.property("mask", \UIView.mask)
      $0.property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
      $0.property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
      $0.property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
      $0.property(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints)
    }
    ObjCMembers.add(UIImageView.self) {
      $0.property(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
      $0.property("animationDuration", \UIImageView.animationDuration)
      $0.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    }
    ObjCMembers.add(UILabel.self) {
      $0.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
      $0.property(
        "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
      $0.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    }
    ObjCMembers.add(UIControl.self) {
      $0.property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
      $0.property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
      $0.property("isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
      $0.property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
      $0.property("toolTip", \UIControl.toolTip)
    }
    ObjCMembers.add(UIButton.self) {
      $0.property(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
      $0.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
      $0.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
      $0.property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
      $0.property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
      $0.property("contentEdgeInsets", \UIButton.contentEdgeInsets)
      $0.property("imageEdgeInsets", \UIButton.imageEdgeInsets)
      $0.property("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
      $0.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
      $0.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
    }
    ObjCMembers.add(UITextField.self) {
      $0.property(
        "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
      $0.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
      $0.property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
      $0.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
      $0.property("attributedText", \UITextField.attributedText)
      $0.property("autocapitalizationType", \UITextField.autocapitalizationType)
      $0.property("autocorrectionType", \UITextField.autocorrectionType)
      $0.property("background", \UITextField.background)
      $0.property("borderStyle", \UITextField.borderStyle)
      $0.property("clearButtonMode", \UITextField.clearButtonMode)
      $0.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
      $0.property("clearsOnInsertion", \UITextField.clearsOnInsertion)
      $0.property("disabledBackground", \UITextField.disabledBackground)
      $0.property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
      $0.property("isSecureTextEntry", \UITextField.isSecureTextEntry)
      $0.property("keyboardAppearance", \UITextField.keyboardAppearance)
      $0.property("keyboardType", \UITextField.keyboardType)
      $0.property("leftViewMode", \UITextField.leftViewMode)
      $0.property("minimumFontSize", \UITextField.minimumFontSize)
      $0.property("returnKeyType", \UITextField.returnKeyType)
      $0.property("rightViewMode", \UITextField.rightViewMode)
      $0.property("spellCheckingType", \UITextField.spellCheckingType)
    }
    ObjCMembers.add(UITextView.self) {
      $0.property(
        "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
      $0.property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
      $0.property("autocapitalizationType", \UITextView.autocapitalizationType)
      $0.property("autocorrectionType", \UITextView.autocorrectionType)
      $0.property("clearsOnInsertion", \UITextView.clearsOnInsertion)
      $0.property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
      $0.property("font", \UITextView.font)
      $0.property("isEditable", \UITextView.isEditable)
      $0.property("isSecureTextEntry", \UITextView.isSecureTextEntry)
      $0.property("isSelectable", \UITextView.isSelectable)
      $0.property("keyboardAppearance", \UITextView.keyboardAppearance)
      $0.property("keyboardType", \UITextView.keyboardType)
      $0.property("returnKeyType", \UITextView.returnKeyType)
      $0.property("spellCheckingType", \UITextView.spellCheckingType)
      $0.property("textAlignment", \UITextView.textAlignment)
      $0.property("textColor", \UITextView.textColor)
      $0.property("textContainerInset", \UITextView.textContainerInset)
      $0.property("usesStandardTextScaling", \UITextView.usesStandardTextScaling)
    }
    ObjCMembers.add(UISwitch.self) {
      $0.property("offImage", \UISwitch.offImage)
      $0.property("onImage", \UISwitch.onImage)
      $0.property("onTintColor", \UISwitch.onTintColor)
      $0.property("thumbTintColor", \UISwitch.thumbTintColor)
      $0.property("title", \UISwitch.title)
    }
    ObjCMembers.add(UISlider.self) {
      $0.property("isContinuous", \UISlider.isContinuous)
      $0.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
      $0.property("maximumValueImage", \UISlider.maximumValueImage)
      $0.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
      $0.property("minimumValueImage", \UISlider.minimumValueImage)
      $0.property("thumbTintColor", \UISlider.thumbTintColor)
    }
    ObjCMembers.add(UIStepper.self) {
      $0.property("autorepeat", \UIStepper.autorepeat)
      $0.property("isContinuous", \UIStepper.isContinuous)
      $0.property("maximumValue", \UIStepper.maximumValue)
      $0.property("minimumValue", \UIStepper.minimumValue)
      $0.property("stepValue", \UIStepper.stepValue)
      $0.property("wraps", \UIStepper.wraps)
    }
    ObjCMembers.add(UIProgressView.self) {
      $0.property("progressImage", \UIProgressView.progressImage)
      $0.property("progressTintColor", \UIProgressView.progressTintColor)
      $0.property("progressViewStyle", \UIProgressView.progressViewStyle)
      $0.property("trackImage", \UIProgressView.trackImage)
      $0.property("trackTintColor", \UIProgressView.trackTintColor)
    }
    ObjCMembers.add(UISegmentedControl.self) {
      $0.property(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
      $0.property("isMomentary", \UISegmentedControl.isMomentary)
      $0.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }
    ObjCMembers.add(UIPageControl.self) {
      $0.property("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
      $0.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
      $0.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
      $0.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
      $0.property(
        "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
      $0.property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    }
    ObjCMembers.add(UIActivityIndicatorView.self) {
      $0.property("color", \UIActivityIndicatorView.color)
      $0.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
      $0.property("style", \UIActivityIndicatorView.style)
    }
    ObjCMembers.add(UIDatePicker.self) {
      $0.property("countDownDuration", \UIDatePicker.countDownDuration)
      $0.property("date", \UIDatePicker.date)
      $0.property("maximumDate", \UIDatePicker.maximumDate)
      $0.property("minimumDate", \UIDatePicker.minimumDate)
      $0.property("minuteInterval", \UIDatePicker.minuteInterval)
      $0.property("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    }
    ObjCMembers.add(UIStackView.self) {
      $0.property("alignment", \UIStackView.alignment)
      $0.property("axis", \UIStackView.axis)
      $0.property("distribution", \UIStackView.distribution)
      $0.property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
      $0.property(
        "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
      $0.property("spacing", \UIStackView.spacing)
    }
  }
}
