// The names of OpenGL's numbers, which are seen through UIKit. There is no OpenGL here.

/// A number of 32 bits with a point.
public typealias GLfloat = Float
/// A number of 32 bits with a point, between 0 and 1.
public typealias GLclampf = Float
/// A whole number of 32 bits.
public typealias GLint = Int32
/// A whole number of 32 bits that is not negative.
public typealias GLuint = UInt32
/// A whole number of 16 bits.
public typealias GLshort = Int16
/// A whole number of 16 bits that is not negative.
public typealias GLushort = UInt16
/// A whole number of 8 bits.
public typealias GLbyte = Int8
/// A whole number of 8 bits that is not negative.
public typealias GLubyte = UInt8
/// True or false, as 1 or 0.
public typealias GLboolean = UInt8
/// A constant of OpenGL's.
public typealias GLenum = UInt32
/// Flags of OpenGL's.
public typealias GLbitfield = UInt32
/// How many of something there are.
public typealias GLsizei = Int32
