"""Made the pictures beside it, with Pillow 13.0.0 and Python's zlib: python3 make-pictures.py

The tests know what is in them from here, not from the decoders.
"""
import struct
import zlib
from PIL import Image

COLORS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (0, 255, 255), (255, 0, 255)]


def blocks(mode="RGB"):
    """24 x 16 pixels: six squares of eight, red, green, blue over yellow, cyan, magenta."""
    image = Image.new("RGB", (24, 16))
    for index, color in enumerate(COLORS):
        image.paste(color, (index % 3 * 8, index // 3 * 8, index % 3 * 8 + 8, index // 3 * 8 + 8))
    return image.convert(mode)


def translucent():
    """4 x 2 pixels: opaque red, half green, a quarter blue, clear; then white of four alphas."""
    image = Image.new("RGBA", (4, 2))
    image.putdata([(255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 255, 64), (0, 0, 0, 0),
                   (255, 255, 255, 255), (255, 255, 255, 192), (255, 255, 255, 1), (200, 100, 50, 100)])
    return image


def png(name, width, height, depth, kind, rows, chunks=()):
    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)
    raw = b"".join(b"\0" + row for row in rows)
    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunk(*c) for c in chunks)
                   + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def exif(orientation):
    return b"MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)


if __name__ == "__main__":
    blocks().save("blocks.png")
    blocks().save("blocks.jpg", quality=100, subsampling=0)
    blocks().save("progressive.jpg", quality=100, subsampling=0, progressive=True)
    blocks("L").save("gray.jpg", quality=100)
    blocks("CMYK").save("inks.jpg", quality=100)
    blocks().save("blocks.webp", lossless=True)
    translucent().save("translucent.webp", lossless=True, exact=True)
    blocks().save("lossy.webp", quality=100)
    blocks("P").save("blocks.gif", interlace=1)
    translucent().save("translucent.png")
    blocks().quantize(8).save("palette.png")

    # Sixteen bits: 0x1234, 0xABCD, 0xFFFF, half clear, and opaque black.
    png("sixteen.png", 2, 1, 16, 6, [struct.pack(">8H", 0x1234, 0xABCD, 0xFFFF, 0xFFFF, 0, 0, 0, 0xFFFF)])
    png("turned.png", 2, 1, 8, 2, [bytes([255, 0, 0, 0, 0, 255])], [(b"eXIf", exif(6))])

    # 4 x 4 pixels, four frames: red all over; a green square that is cleared; a blue one that is undone; a yellow point.
    def frame(color, box):
        image = Image.new("RGBA", (4, 4), (0, 0, 0, 0))
        image.paste(color + (255,), box)
        return image
    frames = [frame((255, 0, 0), (0, 0, 4, 4)), frame((0, 255, 0), (0, 0, 2, 2)),
              frame((0, 0, 255), (2, 2, 4, 4)), frame((255, 255, 0), (3, 0, 4, 1))]
    frames[0].save("moving.webp", save_all=True, append_images=frames[1:], lossless=True,
                   duration=[50, 100, 150, 200], loop=3, disposal=0)

    def gif(name, frames, loop):
        """Frames: color, left, top, width, height, disposal, hundredths. Plain codes, cleared often."""
        data = b"GIF89a" + struct.pack("<HHBBB", 4, 4, 0x82, 0, 0)
        data += bytes([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 255, 255, 255]) + bytes(6)
        if loop is not None:
            data += b"\x21\xFF\x0BNETSCAPE2.0\x03\x01" + struct.pack("<H", loop) + b"\0"
        for color, left, top, width, height, disposal, delay in frames:
            data += struct.pack("<BBBBHBB", 0x21, 0xF9, 4, disposal << 2 | 1, delay, 0, 0)
            data += struct.pack("<BHHHHB", 0x2C, left, top, width, height, 0)
            # Codes of four bits: clear, one index; so no code grows. The end is 9.
            codes = [code for _ in range(width * height) for code in (8, color)] + [9]
            if len(codes) % 2:
                codes.append(0)
            packed = bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2]))
            data += bytes([3, len(packed)]) + packed + b"\0"
        with open(name, "wb") as file:
            file.write(data + b";")

    gif("moving.gif", [(1, 0, 0, 4, 4, 0, 5), (2, 0, 0, 2, 2, 2, 10), (3, 2, 2, 2, 2, 3, 0),
                       (4, 3, 0, 1, 1, 0, 20)], 3)
