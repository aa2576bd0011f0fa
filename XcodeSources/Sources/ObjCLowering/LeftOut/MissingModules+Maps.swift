extension MissingModules {
  /// What is there of MapKit: `MapKit`'s public names.
  static let presentOfMaps: Set<String> = Set(
    mapNames.split(whereSeparator: \.isWhitespace).map { "MK" + $0 })

  private static let mapNames = """
    Annotation AnnotationView AnnotationViewDragState AnnotationViewZPriority Circle
    CircleRenderer CoordinateForMapPoint CoordinateRegion CoordinateRegionForMapRect
    CoordinateRegionMake CoordinateRegionMakeWithDistance CoordinateSpan CoordinateSpanMake
    Directions DirectionsRequest DirectionsTransportType Error ErrorDomain FeatureDisplayPriority
    FeatureVisibility GeodesicPolyline HybridMapConfiguration ImageryMapConfiguration
    LaunchOptionsCameraKey LaunchOptionsDirectionsModeDefault LaunchOptionsDirectionsModeDriving
    LaunchOptionsDirectionsModeKey LaunchOptionsDirectionsModeTransit
    LaunchOptionsDirectionsModeWalking LaunchOptionsMapCenterKey LaunchOptionsMapSpanKey
    LaunchOptionsMapTypeKey LaunchOptionsShowsTrafficKey LocalSearch LocalSearchCompleter
    LocalSearchCompleterDelegate LocalSearchCompletion LocalSearchRequest MapCamera
    MapConfiguration MapItem MapPoint MapPointEqualToPoint MapPointForCoordinate MapPointMake
    MapPointsPerMeterAtLatitude MapRect MapRectContainsPoint MapRectInset MapRectIntersection
    MapRectIsNull MapRectMake MapRectNull MapRectUnion MapRectWorld MapSize MapSizeMake
    MapSizeWorld MapSnapshotter MapType MapView MapViewDefaultAnnotationViewReuseIdentifier
    MapViewDefaultClusterAnnotationViewReuseIdentifier MapViewDelegate MarkerAnnotationView
    MetersBetweenMapPoints MetersPerMapPointAtLatitude MultiPoint Overlay OverlayLevel
    OverlayPathRenderer OverlayRenderer PinAnnotationColor PinAnnotationView Placemark
    PointAnnotation Polygon PolygonRenderer Polyline PolylineRenderer RoadWidthAtZoomScale Route
    Shape StandardMapConfiguration UserLocation UserTrackingMode ZoomScale
    """
}
