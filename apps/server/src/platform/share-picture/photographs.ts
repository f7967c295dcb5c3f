import sharp from 'sharp';
import { openPicture } from '../pictures';
import { inks, type Place } from './drawings';
import { drawFittedText } from './lettering';

/** A round, ringed portrait; without a picture, the first character of the name. */
export async function portrait(name: string, picture: Uint8Array | null, size: number): Promise<Buffer> {
  const circle = (look: string) =>
    Buffer.from(
      `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 2}" ${look}/></svg>`,
    );
  const ring = { input: circle(`fill="none" stroke="${inks.creator}" stroke-width="4"`) };
  if (picture) {
    return openPicture(picture)
      .resize(size, size, { fit: 'cover' })
      .ensureAlpha()
      .composite([{ input: circle('fill="#ffffff"'), blend: 'dest-in' }, ring])
      .png()
      .toBuffer();
  }
  const [first = ''] = name;
  const sizes = [{ size: Math.round(size * 0.45), lines: 1 }];
  const initial = await drawFittedText(first, { sizes, ink: inks.creatorInk, weight: 'bold', width: size });
  return sharp(circle(`fill="${inks.creatorGround}"`))
    .composite([ring, ...(initial ? [initial] : [])])
    .png()
    .toBuffer();
}

/** A photograph that fills a place, with rounded corners. */
export async function photograph(
  picture: Uint8Array,
  { width, height }: Pick<Place, 'width' | 'height'>,
): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="6"/></svg>`;
  return openPicture(picture)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
