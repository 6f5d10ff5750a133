"""Drew the pictures beside it, with Pillow 13.0.0: python3 make-pictures.py (the SVG file is written by hand)."""
import math
from PIL import Image, ImageDraw


def hills():
    """A valley in the morning, 240 x 160 pixels."""
    image = Image.new("RGB", (240, 160))
    draw = ImageDraw.Draw(image)
    for y in range(160):
        draw.line([(0, y), (240, y)], fill=(250 - y // 2, 180 - y // 4, 120 + y // 2))
    draw.ellipse([150, 30, 190, 70], fill=(255, 240, 200))
    for layer, (base, color) in enumerate([(95, (110, 100, 140)), (115, (70, 90, 100)), (135, (30, 60, 50))]):
        points = [(x, base + 12 * math.sin(x / (25 + 9 * layer) + 2 * layer)) for x in range(0, 241, 4)]
        draw.polygon(points + [(240, 160), (0, 160)], fill=color)
    return image


def big(size, draw_on):
    """Drawn at four times its size, for smooth edges."""
    image = Image.new("RGBA", (4 * size[0], 4 * size[1]), (0, 0, 0, 0))
    draw_on(ImageDraw.Draw(image), 4)
    return image.resize(size, Image.LANCZOS)


def badge(draw, s):
    for radius, color in [(78, (230, 80, 60, 255)), (64, (255, 255, 255, 200)), (50, (230, 80, 60, 150))]:
        draw.ellipse([s * (120 - radius), s * (80 - radius), s * (120 + radius), s * (80 + radius)], fill=color)


def leaf(draw, s):
    for index in range(5):
        turn = index * 2 * math.pi / 5
        x, y = 120 + 38 * math.sin(turn), 80 - 38 * math.cos(turn)
        draw.ellipse([s * (x - 30), s * (y - 30), s * (x + 30), s * (y + 30)], fill=(70, 170, 90, 170))


def ball(step):
    image = Image.new("P", (64, 64), 0)
    image.putpalette([255, 0, 255, 255, 150, 40, 255, 210, 120, 60, 60, 70])
    draw = ImageDraw.Draw(image)
    height = 30 * abs(math.sin(math.pi * step / 12))
    wide = 12 + (3 if height < 8 else 0)
    draw.ellipse([32 - 14 + height / 8, 57, 32 + 14 - height / 8, 61], fill=3)
    draw.ellipse([32 - wide, 34 - height, 32 + wide, 58 - height], fill=1)
    draw.ellipse([26, 38 - height, 32, 44 - height], fill=2)
    return image


if __name__ == "__main__":
    # Stored lying on its side, with the note of how to turn it that cameras make.
    exif = Image.Exif()
    exif[0x0112] = 6
    hills().rotate(90, expand=True).save("hills.jpg", quality=80, exif=exif)
    big((240, 160), badge).quantize(64, Image.FASTOCTREE).save("badge@2x.png")
    big((240, 160), leaf).save("leaf.webp", lossless=True)
    frames = [ball(step) for step in range(12)]
    frames[0].save("ball.gif", save_all=True, append_images=frames[1:], duration=80, loop=0, transparency=0,
                   disposal=2)
