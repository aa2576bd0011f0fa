// SwiftPM wants one source of the target's own; those in `Sources` are lowered by the plugin.
