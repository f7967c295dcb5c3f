import type { HighlightColour, TextColour } from './model';

/** Text colours. */
export const textColours: readonly TextColour[] = ['red', 'blue', 'green'];
/** Highlight colours. */
export const highlightColours: readonly HighlightColour[] = ['yellow', 'pink'];

const textPrefix = 'pd-text-';
const markPrefix = 'pd-mark-';

export const textColourClass = (colour: TextColour) => `${textPrefix}${colour}`;
export const highlightClass = (colour: HighlightColour) => `${markPrefix}${colour}`;

function named<T extends string>(className: string | null, prefix: string, names: readonly T[]): T | null {
  const classes = (className ?? '').split(/\s+/);
  return names.find((name) => classes.includes(`${prefix}${name}`)) ?? null;
}

const keywords: Readonly<Record<string, string>> = {
  red: '#ff0000',
  blue: '#0000ff',
  green: '#008000',
  yellow: '#ffff00',
  pink: '#ffc0cb',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
};

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** From red, green and blue values between 0 and 1. */
function toHsl(r: number, g: number, b: number): Hsl {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sector * 60, saturation, lightness };
}

function parseColour(value: string): Hsl | null {
  const name = value.trim().toLowerCase();
  const text = keywords[name] ?? name;
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const width = hex.length / 3;
    const part = (index: number) =>
      Number.parseInt(hex.slice(index * width, (index + 1) * width), 16) / (16 ** width - 1);
    return toHsl(part(0), part(1), part(2));
  }
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*1(?:\.0)?\s*)?\)$/.exec(text);
  return rgb ? toHsl(Number(rgb[1]) / 255, Number(rgb[2]) / 255, Number(rgb[3]) / 255) : null;
}

/** The palette colour nearest to a pasted CSS colour; null for black, greys and hues between the palette's. */
export function nearestTextColour(value: string): TextColour | null {
  const colour = parseColour(value);
  if (!colour || colour.saturation < 0.4 || colour.lightness < 0.15 || colour.lightness > 0.75) return null;
  if (colour.hue >= 335 || colour.hue <= 18) return 'red';
  if (colour.hue >= 80 && colour.hue <= 170) return 'green';
  if (colour.hue >= 190 && colour.hue <= 265) return 'blue';
  return null;
}

/** The highlight nearest to a pasted CSS background; null if it is not a highlight. */
export function nearestHighlight(value: string): HighlightColour | null {
  const colour = parseColour(value);
  if (!colour || colour.saturation < 0.4 || colour.lightness < 0.45 || colour.lightness > 0.95) return null;
  if (colour.hue >= 42 && colour.hue <= 72) return 'yellow';
  if (colour.hue >= 285 && colour.hue <= 350) return 'pink';
  return null;
}

export const textColourOf = (className: string | null) => named(className, textPrefix, textColours);
export const highlightOf = (className: string | null) => named(className, markPrefix, highlightColours);
