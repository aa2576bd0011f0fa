/// Code that is made of resources.
public struct ResourceSynthesizer: Codable, Equatable {
  /// What reads the resources.
  public enum Parser: String, Codable {
    case strings, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files

    /// An option of what reads the resources.
    public typealias Option = Plist.Value
  }

  public var parser: Parser
  /// The template that a plugin or the project brings, which cannot be followed here.
  public var template: String?

  public typealias Options = [String: Parser.Option]

  private static func own(_ parser: Parser, plugin: String? = nil) -> Self {
    Self(parser: parser, template: plugin)
  }

  public static func strings(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.strings)
  }
  public static func strings(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.strings, plugin: plugin) }

  public static func assets(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.assets)
  }
  public static func assets(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.assets, plugin: plugin) }

  public static func fonts(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.fonts)
  }
  public static func fonts(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.fonts, plugin: plugin) }

  public static func plists(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.plists)
  }
  public static func plists(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.plists, plugin: plugin) }

  public static func coreData(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.coreData)
  }
  public static func coreData(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.coreData, plugin: plugin) }

  public static func interfaceBuilder(
    parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.interfaceBuilder) }
  public static func interfaceBuilder(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.interfaceBuilder, plugin: plugin) }

  public static func json(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.json)
  }
  public static func json(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.json, plugin: plugin) }

  public static func yaml(parserOptions: Options = [:], context: Options = [:]) -> Self {
    own(.yaml)
  }
  public static func yaml(
    plugin: String, parserOptions: Options = [:], context: Options = [:]
  ) -> Self { own(.yaml, plugin: plugin) }

  public static func files(
    parserOptions: Options = [:], extensions: Set<String>, context: Options = [:]
  ) -> Self { own(.files) }
  public static func files(
    plugin: String, parserOptions: Options = [:], extensions: Set<String>, context: Options = [:]
  ) -> Self { own(.files, plugin: plugin) }

  public static func custom(
    plugin: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>,
    resourceName: String, context: Options = [:]
  ) -> Self { own(parser, plugin: plugin) }

  public static func custom(
    name: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>,
    context: Options = [:]
  ) -> Self { own(parser, plugin: name) }
}

extension Array where Element == ResourceSynthesizer {
  public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts()] }
}
