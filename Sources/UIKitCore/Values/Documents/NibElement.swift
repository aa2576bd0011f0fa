/// What elements of documents say, set on the objects made of them.
///
/// Each class's own function stands beside the class, in a file that ends in `+Document`, and reads the
/// attributes of that class alone: `init(coder:)` calls it after `super.init(coder:)`, whose classes have read
/// theirs by then.
@MainActor
enum NibElement {}
