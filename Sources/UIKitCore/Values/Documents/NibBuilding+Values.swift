import NibDocument
import PlatformInterface

/// Values of a document as UIKit's, for which names are looked up in its bundle.
extension NibBuilding {
  func color(_ color: NibColor, _ source: NibObject) -> UIColor? {
    switch color {
    case .components: return NibValues.plainColor(color)
    case .system(let name, let fallback):
      if let color = NibValues.systemColor(name) { return color }
      if let fallback = fallback ?? document.resources.systemColors[name] {
        return self.color(fallback, source)
      }
      tell(.unknown, "The system's colour \(name) is not known.", source)
      return nil
    case .named(let name, let fallback):
      if let color = UIColor(named: name, in: bundle, compatibleWith: traits) { return color }
      if let fallback = fallback ?? document.resources.namedColors[name] {
        return self.color(fallback, source)
      }
      tell(.damaged, "There is no colour named \(name).", source)
      return nil
    }
  }

  func font(_ font: NibFont) -> UIFont {
    switch font {
    case .system(let size, let weight, let isItalic):
      // iOS-BEHAVIOUR: 0 points, which Interface Builder writes of labels in cells, are shown as 12. Evidence: nib-12.
      let given = CGFloat(size ?? Double(UIFont.labelFontSize))
      let size = given == 0 ? UIFont.smallSystemFontSize : given
      if isItalic { return .italicSystemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: weight.flatMap { NibWords.weights[$0] } ?? .regular)
    case .named(let name, _, let size):
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .style(let name):
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name), compatibleWith: traits)
    }
  }

  func image(_ name: String, isSymbol: Bool, _ source: NibObject) -> UIImage? {
    // Of a second image, such as that of a selected item, only the list of resources may say it.
    let isSymbol = isSymbol || document.resources.images[name]?.catalog == "system"
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: traits)
    if image == nil {
      tell(
        .damaged,
        isSymbol
          ? "There is no symbol named \"\(name)\"."
          : "Could not load the \"\(name)\" image referenced from a nib in the bundle "
            + "\(bundle.bundlePath).", source)
    }
    return image
  }

  func attributedText(_ runs: [NibTextRun], _ source: NibObject) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (name, value) in run.values {
        if let value = plainValue(value, source) {
          attributes[NSAttributedString.Key(rawValue: name)] = value
        }
      }
      if let paragraph = run.paragraph {
        attributes[.paragraphStyle] = NibValues.paragraphStyle(paragraph)
      }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  /// As key-value coding takes it.
  func plainValue(_ value: NibValue, _ source: NibObject) -> Any? {
    switch value {
    case .bool(let value): value
    case .number(let value): NSNumber(value: value)
    case .string(let value), .choice(let value): value
    case .reference(let id): object(id)
    case .image(let name): image(name, isSymbol: false, source)
    case .imageReference(let reference):
      image(reference.name, isSymbol: reference.isSymbol, source)
    case .point(let value): CGPoint(x: value.x, y: value.y)
    case .size(let value): CGSize(width: value.width, height: value.height)
    case .rect(let value):
      CGRect(x: value.x, y: value.y, width: value.width, height: value.height)
    case .insets(let value):
      UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
    case .offset(let horizontal, let vertical):
      UIOffset(horizontal: horizontal, vertical: vertical)
    case .color(let value): color(value, source)
    case .font(let value): font(value)
    case .attributedString(let runs): attributedText(runs, source)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .strings(let values): values
    case .set, .symbolConfiguration, .frameInset, .null: nil
    }
  }
}
