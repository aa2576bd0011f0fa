extension UINavigationBar: FocusBar {}
extension UIToolbar: FocusBar {}
extension UITabBar: FocusBar {}
