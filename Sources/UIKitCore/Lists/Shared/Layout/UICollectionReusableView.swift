import CollectionEngine

/// A view a collection view shows, takes back when it leaves the screen, and shows again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier it was dequeued by; nil for views that were made otherwise.
  open var reuseIdentifier: String? { elementState.reuseIdentifier }

  final let elementState = ListElementState(kind: ElementKind.cell)
  var configured: (any ConfiguredView)? { nil }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view from a document, with the reuse identifier and the attributes that Interface
  /// Builder gave it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  /// Called by dequeuing before the view is used for another element, never for a new view. It does
  /// nothing by itself; subclasses that override it call the superclass's.
  open func prepareForReuse() {}

  /// Takes what a subclass of layout attributes adds. The view's own properties are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called as the list changes from one layout to another, before the view moves. It does nothing
  /// by itself; subclasses override it.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after the list has changed from one layout to another and the view has arrived. It does
  /// nothing by itself; subclasses override it.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The element is measured again before the next frame, where its collection view lets that be.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidInvalidate()
  }

  /// The attributes the view would like instead; its size is what a self-sizing layout takes.
  ///
  /// Here the size that constraints inside come to, where there are any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let estimates = layoutAttributes.estimates {
      return fitted(layoutAttributes, estimates) { sizeThatFits($0) }
    }
    return isSizedByConstraints
      ? layoutAttributes.resized(to: systemLayoutSizeFitting(layoutAttributes.size))
      : layoutAttributes
  }

  /// The attributes with the view's own size along estimated axes; the others are not asked about.
  ///
  /// - Parameter fit: for views without constraints.
  final func fitted(
    _ attributes: UICollectionViewLayoutAttributes, _ estimates: CompositionalEstimates,
    _ fit: (CGSize) -> CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard !estimates.isEmpty else { return attributes }
    let reported =
      isSizedByConstraints
      ? systemLayoutSizeFitting(
        attributes.size,
        withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
        verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
      : fit(attributes.size)
    var size = attributes.size
    if estimates.contains(.width), reported.width.isFinite { size.width = max(0, reported.width) }
    if estimates.contains(.height), reported.height.isFinite {
      size.height = max(0, reported.height)
    }
    return attributes.resized(to: size)
  }
}

extension UICollectionViewLayoutAttributes {
  /// These where the size is theirs already, otherwise a copy with it.
  final func resized(to size: CGSize) -> UICollectionViewLayoutAttributes {
    guard size != self.size, let other = copy() as? UICollectionViewLayoutAttributes
    else { return self }
    other.size = size
    return other
  }
}

extension UICollectionReusableView: ListElementView {}
