import { escapeMarkup, removeUnusableCharacters } from '@paidang/contract/rules';
import sharp, { type OverlayOptions } from 'sharp';
import { fontFiles } from '../fonts';

export interface Lettering {
  readonly size: number;
  readonly ink: string;
  readonly weight?: 'regular' | 'bold';
  /** Maximum line width in pixels; longer lines are wrapped. */
  readonly width: number;
  /** Line height as a multiple of the size. @default 1.3 */
  readonly leading?: number;
  /** Whether it shares a line with other texts: they then all have the same height, whatever their characters. */
  readonly isOnLine?: boolean;
}

/** A picture with its position, to be composited. */
export interface Layer extends OverlayOptions {
  readonly width: number;
  readonly height: number;
}

const fontNames = { regular: 'Noto Sans TC', bold: 'Noto Sans TC Bold' } as const;
/** Natural line height of these fonts, as a multiple of the size. */
const naturalLine = 1.448;
const usualLeading = 1.3;

/** Registers the emoji font with the library, which from then on uses it for characters missing in the other fonts. */
const emojiKnown = sharp({ text: { text: '.', font: 'Noto Emoji', fontfile: fontFiles.emoji } })
  .raw()
  .toBuffer()
  .catch(() => null);

/** Draws a text, cropped to its ink. */
async function letter(
  text: string,
  { size, ink, weight = 'regular', width, leading = usualLeading, isOnLine = false }: Lettering,
): Promise<Layer> {
  await emojiKnown;
  // An invisible strut from the highest to the lowest point of any letter.
  const strut = isOnLine ? '<span fgalpha="1">|</span>' : '';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}" line_height="${leading / naturalLine}" insert_hyphens="false">${escapeMarkup(text)}${strut}</span>`,
      font: `${fontNames[weight]} ${size}`,
      fontfile: fontFiles[weight],
      rgba: true,
      wrap: 'word-char',
      width,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    width: info.width,
    height: info.height,
  };
}

const linesOf = ({ height }: Layer, size: number, leading = usualLeading): number =>
  1 + Math.max(0, Math.round((height - size) / (size * leading)));

/** Maximum number of user-perceived characters considered: no picture has space for more. */
const maxCharacters = 200;

const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter('zh-Hant').segment(removeUnusableCharacters(text).replace(/\s+/g, ' ').trim())]
    .map(({ segment }) => segment)
    .slice(0, maxCharacters + 1);

export interface FitOptions extends Omit<Lettering, 'size'> {
  /** From largest to smallest, each with the number of lines allowed. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** Draws a text in the largest size that fits; if it is too long even for the smallest, it ends in 「…」. `null` if empty. */
export async function drawFittedText(text: string, { sizes, ...lettering }: FitOptions): Promise<Layer | null> {
  const characters = charactersOf(text);
  if (characters.length === 0) return null;
  const draw = (count: number, size: number) => {
    const words = characters.slice(0, count).join('');
    return letter(count < characters.length ? `${words.trimEnd()}…` : words, { ...lettering, size });
  };
  for (const { size, lines } of sizes) {
    const layer = await draw(characters.length, size);
    if (characters.length <= maxCharacters && linesOf(layer, size, lettering.leading) <= lines) return layer;
  }
  const last = sizes.at(-1);
  if (!last) return null;
  // Binary search for the most characters that fit: more characters never take fewer lines.
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linesOf(await draw(middle, last.size), last.size, lettering.leading) <= last.lines) fits = middle;
    else tooMany = middle;
  }
  return draw(fits, last.size);
}
