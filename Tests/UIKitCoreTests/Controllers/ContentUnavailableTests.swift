import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a screen says where it has nothing to show.
final class ContentUnavailableTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController {
    var choose: (UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration? = {
      _ in nil
    }
    private(set) var asked: [UIContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      asked.append(state)
      contentUnavailableConfiguration = choose(state)
    }
  }

  @MainActor
  private static func harness(_ root: UIViewController) -> Harness {
    Harness(size: CGSize(width: 390, height: 700), root: root)
  }

  @MainActor
  private static func texts(_ harness: Harness) -> [String] {
    harness.accessibleElements.map(\.label)
  }

  func test_aScreenIsAskedAsItAppears_andWhenItSaysSo() {
    onMainActor {
      let screen = Screen()
      var isEmpty = true
      screen.choose = { _ in
        guard isEmpty else { return nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Notes"
        empty.secondaryText = "What you write appears here."
        return empty
      }
      screen.setNeedsUpdateContentUnavailableConfiguration()
      XCTAssertTrue(screen.asked.isEmpty, "not before there is a screen")
      let harness = Self.harness(screen)
      defer { harness.close() }
      XCTAssertEqual(screen.asked.count, 1)
      XCTAssertEqual(Self.texts(harness), ["No Notes", "What you write appears here."])
      harness.advance(by: 1)
      XCTAssertEqual(screen.asked.count, 1)
      isEmpty = false
      screen.setNeedsUpdateContentUnavailableConfiguration()
      screen.setNeedsUpdateContentUnavailableConfiguration()
      XCTAssertEqual(screen.asked.count, 1, "with the next layout")
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.asked.count, 2)
      XCTAssertNil(screen.contentUnavailableConfiguration)
      XCTAssertEqual(Self.texts(harness), [])
    }
  }

  func test_traits_areAReasonToAskAnew() {
    onMainActor {
      let screen = Screen()
      let harness = Self.harness(screen)
      defer { harness.close() }
      screen.overrideUserInterfaceStyle = .dark
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.asked.map(\.traitCollection.userInterfaceStyle), [.light, .dark])
    }
  }

  func test_aSearch_namesWhatWasSearchedFor_unlessTheProgramSaysOtherwise() {
    onMainActor {
      let screen = Screen()
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      screen.choose = { state in
        guard state.searchText != nil else { return nil }
        return UIContentUnavailableConfiguration.search().updated(for: state)
      }
      let harness = Self.harness(UINavigationController(rootViewController: screen))
      defer { harness.close() }
      XCTAssertNil(screen.contentUnavailableConfiguration)
      search.isActive = true
      harness.advance(by: 1)
      search.searchBar.searchTextField.insertText("xyz")
      harness.advance(by: 0.1)
      XCTAssertEqual(screen.asked.last?.searchText, "xyz")
      let shown = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
      XCTAssertEqual(shown?.text, "No Results for “xyz”")
      XCTAssertEqual(shown?.secondaryText, "Check the spelling or try a new search.")
      search.isActive = false
      harness.advance(by: 1)
      XCTAssertNil(screen.contentUnavailableConfiguration)

      var own = UIContentUnavailableConfiguration.search()
      own.text = "Nobody of that name"
      var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
      state.searchText = "xyz"
      XCTAssertEqual(own.updated(for: state).text, "Nobody of that name")
    }
  }

  func test_withoutAnOverride_theConfigurationFollowsTheState() {
    onMainActor {
      let screen = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      screen.navigationItem.searchController = search
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      let harness = Self.harness(UINavigationController(rootViewController: screen))
      defer { harness.close() }
      search.isActive = true
      search.searchBar.searchTextField.insertText("ab")
      harness.advance(by: 0.1)
      XCTAssertTrue(Self.texts(harness).contains("No Results for “ab”"))
      search.searchBar.searchTextField.insertText("c")
      harness.advance(by: 0.1)
      XCTAssertTrue(Self.texts(harness).contains("No Results for “abc”"))
      search.isActive = false
      harness.advance(by: 1)
      XCTAssertTrue(Self.texts(harness).contains("No Results"))
    }
  }

  func test_buttons_doWhatTheirActionsSay() {
    onMainActor {
      let screen = UIViewController()
      var heard: [String] = []
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "star")
      empty.text = "No Favourites"
      empty.button = .borderedProminent()
      empty.button.title = "Add"
      empty.buttonProperties.primaryAction = UIAction { _ in heard.append("add") }
      empty.secondaryButtonProperties.primaryAction = UIAction(title: "Learn More") { _ in
        heard.append("more")
      }
      screen.contentUnavailableConfiguration = empty
      let harness = Self.harness(screen)
      defer { harness.close() }
      XCTAssertEqual(Self.texts(harness), ["No Favourites", "Add", "Learn More"])
      for title in ["Add", "Learn More"] {
        harness.tap(title)
        harness.advance(by: 0.5)
      }
      XCTAssertEqual(heard, ["add", "more"])
      // The same view goes on, and does what is said now alone.
      let view = screen.view.subviews.last
      empty.buttonProperties.primaryAction = UIAction { _ in heard.append("other") }
      empty.secondaryButtonProperties.primaryAction = nil
      screen.contentUnavailableConfiguration = empty
      harness.advance(by: 0.1)
      XCTAssertTrue(screen.view.subviews.last === view)
      XCTAssertEqual(Self.texts(harness), ["No Favourites", "Add"])
      harness.tap("Add")
      harness.advance(by: 0.5)
      XCTAssertEqual(heard, ["add", "more", "other"])
      empty.buttonProperties.isEnabled = false
      screen.contentUnavailableConfiguration = empty
      harness.advance(by: 0.1)
      harness.tap("Add")
      harness.advance(by: 0.5)
      XCTAssertEqual(heard.count, 3)
    }
  }

  func test_overATable_itStaysInTheMiddle_asTheTableScrolls() throws {
    try onMainActor {
      let screen = UITableViewController(style: .plain)
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      let harness = Self.harness(screen)
      defer { harness.close() }
      let view = try XCTUnwrap(screen.view.subviews.last as? UIContentUnavailableView)
      let place = view.convert(view.bounds, to: nil)
      XCTAssertEqual(place, CGRect(x: 0, y: 0, width: 390, height: 700))
      screen.tableView.contentSize.height = 3000
      screen.tableView.contentOffset.y = 400
      harness.advance(by: 0.1)
      XCTAssertEqual(view.convert(view.bounds, to: nil), place)
      let spinner = try XCTUnwrap(
        view.subviews.flatMap(\.subviews).first { $0 is UIActivityIndicatorView })
      XCTAssertTrue((spinner as? UIActivityIndicatorView)?.isAnimating ?? false)
      XCTAssertEqual(spinner.convert(spinner.bounds, to: nil).midX, 195, accuracy: 0.5)
    }
  }

  func test_textsThatAreHigherThanTheScreen_scroll_andAnotherKindOfConfigurationTakesTheirPlace()
    throws
  {
    try onMainActor {
      let screen = UIViewController()
      var long = UIContentUnavailableConfiguration.empty()
      long.text = "Long"
      long.secondaryText = Array(repeating: "many words", count: 300).joined(separator: " ")
      screen.contentUnavailableConfiguration = long
      let harness = Self.harness(screen)
      defer { harness.close() }
      let view = try XCTUnwrap(screen.view.subviews.last as? UIContentUnavailableView)
      let scroll = try XCTUnwrap(view.subviews.compactMap { $0 as? UIScrollView }.first)
      XCTAssertGreaterThan(scroll.contentSize.height, 700)
      XCTAssertEqual(scroll.subviews.map(\.frame.minY).filter { $0 < 0 }, [])
      view.isScrollEnabled = false
      XCTAssertFalse(scroll.isScrollEnabled)
      var row = UIListContentConfiguration.cell()
      row.text = "A row"
      screen.contentUnavailableConfiguration = row
      harness.advance(by: 0.1)
      XCTAssertNil(view.superview)
      XCTAssertEqual(Self.texts(harness), ["A row"])
      XCTAssertFalse(view.supports(row))
    }
  }

  func test_asOnIOS() {
    onMainActor {
      let screen = UIViewController()
      screen.title = "Notes"
      screen.view.backgroundColor = .systemBackground
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "note.text")
      empty.text = "No Notes"
      empty.secondaryText = "Notes that you write on this or another device appear here."
      empty.button = .borderedProminent()
      empty.button.title = "New Note"
      screen.contentUnavailableConfiguration = empty
      let harness = Self.harness(UINavigationController(rootViewController: screen))
      defer { harness.close() }
      assertGolden(
        png: harness.picture(), named: "content-unavailable", in: "Tests/Goldens/presentations")
    }
  }
}
