import type { SharePicture } from '@paidang/contract/pages';
import sharp from 'sharp';
import { inks, logo, type Place, viewfinder } from './drawings';
import { drawFigures, drawSteps } from './foot';
import { drawFittedText, type FitOptions, type Layer } from './lettering';
import { photograph, portrait } from './photographs';
import { height, inner, margin, place, type Sheet, width } from './sheet';

/** Reads one of our pictures by its path; `null` if there is none. */
export type ReadPicture = (path: string) => Promise<Uint8Array | null>;

const quality = 88;
const brand = '拍檔';
/** Vertical centres of the head, and of the body between head and foot. */
const middle = { head: 76, body: 292 } as const;
/** The place on the right, for a photograph or a few characters. */
const side: Place = { left: width - margin - 456, top: middle.body - 140, width: 456, height: 272 };

/** Text layouts: across the whole picture, and next to something on the right. */
const forms = {
  wide: {
    width: inner,
    face: 196,
    title: [
      { size: 80, lines: 1 },
      // A smaller size in one line is better than a single character in a second line.
      { size: 62, lines: 1 },
      { size: 68, lines: 2 },
      { size: 54, lines: 2 },
    ],
    text: { sizes: [{ size: 30, lines: 2 }], leading: 1.5 },
  },
  narrow: {
    width: side.left - 64 - margin,
    face: 116,
    title: [
      { size: 66, lines: 2 },
      { size: 52, lines: 2 },
      { size: 44, lines: 3 },
    ],
    text: { sizes: [{ size: 26, lines: 3 }], leading: 1.45 },
  },
} as const satisfies Record<
  string,
  { title: FitOptions['sizes']; text: Pick<FitOptions, 'sizes' | 'leading'>; [name: string]: unknown }
>;

async function drawHead(sheet: Sheet, kicker: string): Promise<void> {
  sheet.shapes.push(logo(margin, middle.head - 22, 1.9));
  const name = await drawFittedText(brand, {
    sizes: [{ size: 38, lines: 1 }],
    ink: inks.ink,
    weight: 'bold',
    width: 200,
  });
  if (name) place(sheet, name, margin + 76, middle.head - name.height / 2);
  const part = await drawFittedText(kicker, { sizes: [{ size: 24, lines: 1 }], ink: inks.ink3, width: 700 });
  if (part) place(sheet, part, width - margin - part.width, middle.head - part.height / 2);
}

/** @returns whether something was drawn on the right */
async function drawBeside(sheet: Sheet, beside: SharePicture['beside'], read: ReadPicture): Promise<boolean> {
  if (!beside) return false;
  if ('photo' in beside) {
    const picture = await read(beside.photo);
    if (!picture) return false;
    sheet.layers.push({ input: await photograph(picture, side), left: side.left, top: side.top });
    sheet.shapes.push(viewfinder(side, 14));
    return true;
  }
  const sizes = [104, 84, 64].map((size) => ({ size, lines: 1 }));
  const words = await drawFittedText(beside.words, { sizes, ink: inks.ink, weight: 'bold', width: side.width });
  if (!words) return false;
  const left = side.left + (side.width - words.width) / 2;
  const top = middle.body - words.height / 2;
  place(sheet, words, left, top);
  sheet.shapes.push(viewfinder({ left, top, width: words.width, height: words.height }, 40));
  return true;
}

async function drawWords(
  sheet: Sheet,
  { title, text, face }: SharePicture,
  form: (typeof forms)[keyof typeof forms],
  read: ReadPicture,
): Promise<void> {
  const indent = face ? form.face + 32 : 0;
  const column = form.width - indent;
  const lines = [
    await drawFittedText(title, { sizes: form.title, ink: inks.ink, weight: 'bold', width: column }),
    await drawFittedText(text, { ...form.text, ink: inks.ink2, width: column }),
  ].filter((line): line is Layer => line !== null);
  const gap = 30;
  let top = middle.body - (lines.reduce((sum, line) => sum + line.height, 0) + gap * (lines.length - 1)) / 2;
  if (face) {
    const input = await portrait(face.name, face.path === null ? null : await read(face.path), form.face);
    sheet.layers.push({ input, left: margin, top: middle.body - form.face / 2 });
  }
  for (const line of lines) {
    place(sheet, line, margin + indent, top);
    top += line.height + gap;
  }
}

/** Draws the preview picture of a shared public page, as a JPEG. */
export async function drawSharePicture(picture: SharePicture, read: ReadPicture): Promise<Buffer> {
  const sheet: Sheet = { shapes: [], layers: [] };
  await drawHead(sheet, picture.kicker);
  const form = (await drawBeside(sheet, picture.beside, read)) ? forms.narrow : forms.wide;
  await drawWords(sheet, picture, form, read);
  await (picture.figures.length > 0 ? drawFigures(sheet, picture.figures) : drawSteps(sheet));
  const shapes = Buffer.from(`<svg width="${width}" height="${height}">${sheet.shapes.join('')}</svg>`);
  return sharp({ create: { width, height, channels: 3, background: inks.paper } })
    .composite([{ input: shapes }, ...sheet.layers])
    .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
