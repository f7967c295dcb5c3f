import sharp, { type OverlayOptions } from 'sharp';
import { drawFittedText, type Layer } from '../share-picture/lettering';

interface Size {
  readonly width: number;
  readonly height: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Rotation of the rows in degrees. */
const slant = 12;
/** Visible on any picture, without hiding it. */
const opacity = 0.32;
/** As shares of the picture's width: the letter size, and the number of marks side by side. */
const letterSize = { wide: 0.016, tall: 0.03 } as const;
const columns = { wide: 3, tall: 2 } as const;
const smallest = 11;
/** Distance between rows, in letter sizes. */
const rowHeight = 8;

const laid = (layer: Layer, left: number, top: number): OverlayOptions => ({ ...layer, left, top });

/** One mark: the lines below each other, light with a dark edge, so that it is readable on any background. */
async function mark(lines: readonly string[], size: number, width: number): Promise<Buffer> {
  const letter = (text: string, ink: string) =>
    drawFittedText(text, {
      sizes: [
        { size, lines: 1 },
        { size: Math.max(smallest, size * 0.8), lines: 2 },
      ],
      ink,
      width,
    });
  const layers: OverlayOptions[] = [];
  let top = 1;
  for (const line of lines) {
    const [edge, face] = [await letter(line, '#000000'), await letter(line, '#ffffff')];
    if (!edge || !face) continue;
    layers.push(laid(edge, 2, top + 1), laid(face, 1, top));
    top += face.height + Math.round(size * 0.4);
  }
  return sharp({ create: { width: width + 3, height: top + 3, channels: 4, background: clear } })
    .composite(layers)
    .png()
    .toBuffer();
}

/**
 * Lines of text repeated over a picture of this size, as the page draws a guest's name over the video: a transparent PNG to
 * lay over every frame. It is drawn with the shipped fonts.
 */
export async function drawWatermark({ width, height }: Size, lines: readonly string[]): Promise<Buffer> {
  const shape = width >= height ? 'wide' : 'tall';
  const size = Math.max(smallest, Math.round(width * letterSize[shape]));
  const turned = (slant * Math.PI) / 180;
  // Large enough to cover the picture after rotation.
  const ground = {
    width: Math.ceil(width * Math.cos(turned) + height * Math.sin(turned)) + 2,
    height: Math.ceil(width * Math.sin(turned) + height * Math.cos(turned)) + 2,
  };
  const step = Math.ceil(ground.width / columns[shape]);
  const input = await mark(lines, size, Math.max(smallest * 2, Math.round(step * 0.86)));
  const marks: OverlayOptions[] = [];
  for (let top = 0, row = 0; top < ground.height; top += size * rowHeight, row += 1) {
    // Every other row is shifted by half a mark.
    const shift = row % 2 === 0 ? 0 : -Math.round(step / 2);
    for (let left = shift; left < ground.width; left += step) marks.push({ input, left, top: Math.round(top) });
  }
  const flat = await sharp({ create: { ...ground, channels: 4, background: clear } })
    .composite(marks)
    .png()
    .toBuffer();
  const { data, info } = await sharp(flat)
    .rotate(-slant, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.floor((info.width - width) / 2),
      top: Math.floor((info.height - height) / 2),
      width,
      height,
    })
    .linear([1, 1, 1, opacity], [0, 0, 0, 0])
    .png()
    .toBuffer();
}
