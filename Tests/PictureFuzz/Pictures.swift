/// The pictures that are damaged.
extension PictureFuzz {
  static let files = [
    "blocks.png", "translucent.png", "palette.png", "sixteen.png", "turned.png", "blocks.jpg",
    "progressive.jpg", "gray.jpg", "inks.jpg", "blocks.gif", "moving.gif", "blocks.gif",
    "moving.gif",
    "blocks.webp", "translucent.webp", "lossy.webp", "moving.webp",
  ]

  /// One with most of what is drawn often, one with filters, masks and patterns.
  static let svgs = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 64 48">
    <defs><linearGradient id="g"><stop offset="0" stop-color="red"/>
    <stop offset="1" stop-color="#00f"/></linearGradient><g id="u"><circle cx="20" cy="20" r="9" fill="url(#g)"/></g></defs>
    <use href="#u"/><use href="#u" transform="translate(9 3) scale(2)"/>
    <path d="M3 3C9 4 20 30 60 40S1 2 3 4A5 6 7 1 0 9 9Z" stroke="#123" stroke-width="3" fill="none"
    stroke-dasharray="4 2"/></svg>
    """,
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>
    <filter id='f' x='-1' y='-1' width='3' height='3'><feGaussianBlur stdDeviation='2'/><feOffset dx='1' dy='2'/></filter>
    <clipPath id='c'><rect width='15' height='9'/></clipPath>
    <mask id='m'><rect width='9' height='15' fill='#888'/></mask><g clip-path='url(#c)' mask='url(#m)'><rect x='3' y='3' width='9' height='9'
    filter='url(#f)'/></g>
    <pattern id='p' width='3' height='3'><rect width='1' height='2'/></pattern>
    <rect width='20' height='20' fill='url(#p)' opacity='0.5'/></svg>
    """,
  ]
}
