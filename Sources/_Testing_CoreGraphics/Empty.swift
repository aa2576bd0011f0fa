// `import Testing` beside a module named CoreGraphics looks for this overlay; it is empty on purpose.
