import { type Color, formatHex, interpolate, parse, type Rgb, rgb } from 'culori';
import { type Theme, type TokenSets, tokenSets } from './tokens.ts';

/** A token, or a group of them, of the Design Tokens Format Module 2025.10. */
export interface TokenGroup {
  [name: string]: TokenGroup | string | object | undefined;
}

/** Groups by token type; the last part of a token's name is its custom property's name after `--pd-`. */
const groups = {
  color: 'color',
  shadow: 'shadow',
  dimension: 'size',
  duration: 'duration',
  cubicBezier: 'easing',
  fontFamily: 'font',
  fontWeight: 'weight',
  number: 'layer',
} as const;
type TokenType = keyof typeof groups;

interface Token {
  type: TokenType;
  value: unknown;
}

const reference = /^var\(--pd-([\w-]+)\)$/;
const mix = /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/;
const length = /^(-?[\d.]+)(?:px)?$/;
/** Commas between values, but not those inside a function or a string. */
const commas = /,\s*(?![^(]*\))/;

const unquoted = (name: string): string => name.replaceAll('"', '');
const dimension = (text: string | undefined): { value: number; unit: 'px' } => {
  const value = length.exec(text ?? '')?.[1];
  if (value === undefined) throw new Error(`@paidang/ui: ${text} is not a length in px`);
  return { value: Number(value), unit: 'px' };
};

const rounded = (channel: number): number => Math.round(channel * 10_000) / 10_000;
const colorValue = (color: Color): object => {
  const { r, g, b, alpha = 1 }: Rgb = rgb(color);
  return { colorSpace: 'srgb', components: [r, g, b].map(rounded), alpha: rounded(alpha), hex: formatHex(color) };
};

/** Values of one theme: those both themes share, and its own. */
const valuesOf = ({ constant, light, dark }: TokenSets, theme: Theme): ReadonlyMap<string, string> =>
  new Map([...constant, ...light, ...(theme === 'dark' ? dark : [])]);

/** Parses a colour such as `#fbfaf7`, `var(--pd-ink)` or a mix of two; `undefined` for anything else. */
function colorOf(text: string, values: ReadonlyMap<string, string>): Color | undefined {
  const named = reference.exec(text)?.[1];
  if (named) return colorOf(values.get(named) ?? '', values);
  const [, first, share, second] = mix.exec(text) ?? [];
  if (!first || !second) return parse(text);
  const [over, under] = [colorOf(first, values), colorOf(second, values)];
  return over && under && interpolate([under, over], 'rgb')(Number(share) / 100);
}

/** Parses `0 8px 24px rgb(24 24 30 / 10%)`: offsets, blur, optional spread, and a colour. */
function shadowOf(text: string, values: ReadonlyMap<string, string>): object {
  const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)?\s+)+)(.+)$/.exec(text) ?? [];
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
  const named = reference.exec(colour)?.[1];
  const color = colorOf(colour, values);
  if (!color) throw new Error(`@paidang/ui: the shadow ${text} has no colour`);
  return {
    color: named ? `{${groups.color}.${named}}` : colorValue(color),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}

function tokenOf(name: string, text: string, values: ReadonlyMap<string, string>): Token {
  const named = reference.exec(text)?.[1];
  if (named) {
    const { type } = tokenOf(named, values.get(named) ?? '', values);
    return { type, value: `{${groups[type]}.${named}}` };
  }
  if (name.startsWith('elevation-')) {
    const shadows = text === 'none' ? ['0 0 rgb(0 0 0 / 0%)'] : text.split(commas);
    return { type: 'shadow', value: shadows.map((one) => shadowOf(one, values)) };
  }
  // Before colours, because `400` would be a hex colour.
  if (!Number.isNaN(Number(text)))
    return { type: name.startsWith('weight-') ? 'fontWeight' : 'number', value: Number(text) };
  const color = colorOf(text, values);
  if (color) return { type: 'color', value: colorValue(color) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(text)?.[1];
  if (curve) return { type: 'cubicBezier', value: curve.split(commas).map(Number) };
  if (text.endsWith('ms')) return { type: 'duration', value: { value: Number.parseFloat(text), unit: 'ms' } };
  if (text.endsWith('px')) return { type: 'dimension', value: dimension(text) };
  return { type: 'fontFamily', value: text.split(commas).map(unquoted) };
}

function grouped(own: ReadonlyMap<string, string>, values: ReadonlyMap<string, string>): TokenGroup {
  const file: Record<string, TokenGroup> = {};
  for (const [name, text] of own) {
    // A CSS keyword, for which the format has no type.
    if (name === 'color-scheme') continue;
    const { type, value } = tokenOf(name, text, values);
    file[groups[type]] = { $type: type, ...file[groups[type]], [name]: { $value: value } };
  }
  return file;
}

/**
 * The tokens of `theme.css` for design tools, as Design Tokens Community Group files: shared values, one file per theme,
 * and a resolver that combines them. Figma imports `light` and `dark` as two modes of one collection of variables. Mixed colours,
 * which the format does not support, are written as their resulting colour.
 *
 * Sources: Design Tokens Format Module 2025.10, https://www.designtokens.org/tr/2025.10/format/, Color Module and Resolver Module
 * of
 * the same date.
 *
 * @throws Error if a value has no type in the format
 */
export function tokenFiles(css: string): Readonly<Record<string, TokenGroup>> {
  const sets = tokenSets(css);
  const [light, dark] = [valuesOf(sets, 'light'), valuesOf(sets, 'dark')];
  const $schema = 'https://www.designtokens.org/schemas/2025.10/format.json';
  return {
    'base.tokens.json': { $schema, ...grouped(sets.constant, light) },
    'light.tokens.json': { $schema, ...grouped(sets.light, light) },
    // A mode has to be complete, so it includes what the dark theme does not change.
    'dark.tokens.json': { $schema, ...grouped(new Map([...sets.light, ...sets.dark]), dark) },
    'paidang.resolver.json': {
      $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
      name: 'Paidang',
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
      modifiers: {
        theme: {
          default: 'light',
          contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  };
}
