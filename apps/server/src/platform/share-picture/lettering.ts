import { escapeMarkup, removeUnusableCharacters } from '@paidang/contract/rules';
import sharp, { type OverlayOptions } from 'sharp';
import { fontFiles } from '../fonts';

export interface Lettering {
  readonly size: number;
  readonly ink: string;
  readonly weight?: 'regular' | 'bold';
  /** Pixels a line may take; longer ones are broken. */
  readonly width: number;
  /** From line to line, in sizes. @default 1.3 */
  readonly leading?: number;
  /** Whether it stands beside others in one line: all are then of one height, whatever characters they have. */
  readonly isOnLine?: boolean;
}

/** Something to be laid on a picture. */
export interface Layer extends OverlayOptions {
  readonly width: number;
  readonly height: number;
}

const fontNames = { regular: 'Noto Sans TC', bold: 'Noto Sans TC Bold' } as const;
/** From line to line in these fonts, in sizes. */
const naturalLine = 1.448;
const usualLeading = 1.3;

/** Known to the library from its first use on: it takes the characters that the other fonts have not. */
const emojiKnown = sharp({ text: { text: '.', font: 'Noto Emoji', fontfile: fontFiles.emoji } })
  .raw()
  .toBuffer()
  .catch(() => null);

/** Draws a text: as wide and as high as its ink is. */
async function letter(
  text: string,
  { size, ink, weight = 'regular', width, leading = usualLeading, isOnLine = false }: Lettering,
): Promise<Layer> {
  await emojiKnown;
  // Seen by nobody, from the highest to the lowest a letter goes.
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

/** Characters as people count them that are looked at: more have no place on any picture. */
const mostCharacters = 200;

const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter('zh-Hant').segment(removeUnusableCharacters(text).replace(/\s+/g, ' ').trim())]
    .map(({ segment }) => segment)
    .slice(0, mostCharacters + 1);

export interface Fit extends Omit<Lettering, 'size'> {
  /** From the largest to the smallest, each with the lines it may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** A text as large as it fits; one too long for the smallest size ends in 「…」. `null` for one without characters. */
export async function fitted(text: string, { sizes, ...lettering }: Fit): Promise<Layer | null> {
  const characters = charactersOf(text);
  if (characters.length === 0) return null;
  const draw = (count: number, size: number) => {
    const words = characters.slice(0, count).join('');
    return letter(count < characters.length ? `${words.trimEnd()}…` : words, { ...lettering, size });
  };
  for (const { size, lines } of sizes) {
    const layer = await draw(characters.length, size);
    if (characters.length <= mostCharacters && linesOf(layer, size, lettering.leading) <= lines) return layer;
  }
  const last = sizes.at(-1);
  if (!last) return null;
  // The most characters that fit: more never take fewer lines.
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linesOf(await draw(middle, last.size), last.size, lettering.leading) <= last.lines) fits = middle;
    else tooMany = middle;
  }
  return draw(fits, last.size);
}
