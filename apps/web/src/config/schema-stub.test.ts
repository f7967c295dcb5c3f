import { expect, test } from 'vitest';
import * as stub from './schema-stub';

const sources = import.meta.glob<string>(['../../../../packages/contract/src/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('whatever the contract makes schemas with has something that stands in for it in the browser', () => {
  const used = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/(?<!typeof )\bz\.(\w+)(?![\w<])/g)].map(([, name = '']) => name),
  );
  const values = new Set(used.filter((name) => !/^(infer|input|output|core|Zod\w+)$/.test(name)));
  expect([...values].sort()).toEqual(Object.keys(stub).sort());
});
