import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TokenGroup, tokenFiles } from './token-files';
import { tokenSets } from './tokens';

const css = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');
const files = tokenFiles(css);
const [base, light, dark] = ['base', 'light', 'dark'].map((name) => files[`${name}.tokens.json`] ?? {});

/** Returns `color.paper` and so on. */
const names = (file: TokenGroup = {}): string[] =>
  Object.entries(file).flatMap(([group, tokens]) =>
    typeof tokens === 'object'
      ? Object.keys(tokens).flatMap((name) => (name[0] === '$' ? [] : `${group}.${name}`))
      : [],
  );
const bare = (name: string): string => name.split('.')[1] ?? '';

test('every custom property of the style sheet is a token, except the keyword the format has no type for', () => {
  const { constant, light: ofLight } = tokenSets(css);
  expect(names(base).map(bare).sort()).toEqual([...constant.keys()].sort());
  expect(names(light).map(bare).sort()).toEqual([...ofLight.keys()].filter((name) => name !== 'color-scheme').sort());
});

test('both themes have the same tokens, as modes of a collection require', () => {
  expect(names(dark).sort()).toEqual(names(light).sort());
});

test('references point to existing tokens', () => {
  const all = [...names(base), ...names(light)];
  const referred = [...JSON.stringify([base, light, dark]).matchAll(/"\{([^}]+)\}"/g)].map(([, name]) => name);
  expect(referred.length).toBeGreaterThan(0);
  expect(referred.filter((name) => !all.includes(name ?? ''))).toEqual([]);
});

test('values are written in the forms of the format', () => {
  expect(light).toMatchObject({
    color: {
      $type: 'color',
      paper: { $value: { colorSpace: 'srgb', components: [0.9843, 0.9804, 0.9686], alpha: 1, hex: '#fbfaf7' } },
      scrim: { $value: { alpha: 0.52, hex: '#18181e' } },
      segment: { $value: '{color.surface}' },
    },
    shadow: {
      'elevation-1': {
        $value: [{ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } }],
      },
    },
  });
  expect(base).toMatchObject({
    size: { $type: 'dimension', 'control-md': { $value: { value: 40, unit: 'px' } } },
    duration: { $type: 'duration', fast: { $value: { value: 120, unit: 'ms' } } },
    easing: { enter: { $value: [0.2, 0.7, 0.2, 1] } },
    weight: { $type: 'fontWeight', 'weight-strong': { $value: 650 } },
    font: { mono: { $value: expect.arrayContaining(['JetBrains Mono Variable', 'monospace']) } },
  });
});

test('a mix of colours is written as its resulting colour in each theme', () => {
  // 4.5 % of #18181e on #ffffff, and of #f1f0ed on #19191e.
  expect(light).toMatchObject({ color: { 'surface-hover': { $value: { hex: '#f5f5f5' } } } });
  expect(dark).toMatchObject({ color: { 'surface-hover': { $value: { hex: '#232327' } } } });
});

test('a value of an unknown type is an error', () => {
  expect(() =>
    tokenFiles(css.replace('--pd-elevation-1: 0 1px 2px rgb(24 24 30 / 6%)', '--pd-elevation-1: 0 1em red')),
  ).toThrow('the shadow 0 1em red has no colour');
});
