import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AppFile, fileCost } from './file-plan.ts';
import { joinFiles } from './join-files.ts';

const kB = 1000;
const file = (name: string, size: number, loaders: readonly string[], imports: readonly AppFile[] = []): AppFile => ({
  modules: [name],
  size,
  loaders: new Set(loaders),
  imports: new Set(imports),
});
const joined = (files: readonly AppFile[], weigh = (_: string) => 1) =>
  [...joinFiles(files, weigh)].map(({ modules }) => modules.toSorted().join('+')).sort();

test('what the same pages need is one file, however large', () => {
  expect(joined([file('text', 50 * kB, ['outline', 'script']), file('board', 90 * kB, ['outline', 'script'])])).toEqual(
    ['board+text'],
  );
});

test('a page does not load what is large for the sake of another', () => {
  const files = () => [file('text', 50 * kB, ['outline', 'video']), file('player', 20 * kB, ['video'])];
  expect(joined(files())).toEqual(['player', 'text']);
  expect(joined([...files(), file('icon', 100, ['outline'])])).toEqual(['icon+text', 'player']);
});

test('what a file imports is loaded with it, and counts', () => {
  const chart = file('chart', 40 * kB, ['performance']);
  const small = () => file('dates', 200, ['performance', 'project']);
  expect(joined([chart, small(), file('legend', 200, ['performance', 'project'])])).toEqual(['chart', 'dates+legend']);
  expect(joined([chart, small(), file('figures', 200, ['performance'], [chart])])).toEqual(['chart+figures', 'dates']);
});

test('what nobody waits for counts less', () => {
  const files = () => [
    file('diff', 2 * kB, ['outline', 'script']),
    file('look', 2 * kB, ['outline', 'script', 'landing']),
  ];
  expect(joined(files(), () => 4)).toEqual(['diff+look']);
  const large = () => [
    file('diff', 12 * kB, ['outline', 'script']),
    file('look', 12 * kB, ['outline', 'script', 'landing']),
  ];
  expect(joined(large())).toEqual(['diff', 'look']);
  expect(joined(large(), (loader) => (loader === 'landing' ? 0.1 : 1))).toEqual(['diff+look']);
});

const costOf = (files: Iterable<AppFile>) =>
  [...files].reduce((sum, { size, loaders }) => sum + (size + fileCost) * loaders.size, 0);

const pages = ['outline', 'script', 'video', 'works'];

test('whatever is joined, each page has what it needs for no more, and no files import each other in a circle', () => {
  const shapes = fc.array(
    fc.record({
      size: fc.nat(4 * kB),
      loaders: fc.subarray(pages, { minLength: 1 }),
      imports: fc.infiniteStream(fc.boolean()),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(shapes, (made) => {
      const files: AppFile[] = [];
      for (const [index, { size, loaders, imports }] of made.entries()) {
        const isNeededBy = (one: AppFile) => loaders.every((loader) => one.loaders.has(loader));
        const imported = files.filter((one) => isNeededBy(one) && imports.next().value);
        files.push(file(`${index}`, size, loaders, imported));
      }
      const needs = files.map(({ modules: [name], loaders }) => ({ name: name ?? '', loaders: [...loaders] }));
      const unjoined = costOf(files);
      const left = joinFiles(files, () => 1);
      for (const { name, loaders } of needs) {
        const home = [...left].filter(({ modules }) => modules.includes(name));
        expect(home).toHaveLength(1);
        expect([...(home[0]?.loaders ?? [])]).toEqual(expect.arrayContaining(loaders));
      }
      expect(costOf(left)).toBeLessThanOrEqual(unjoined);
      const reaches = (from: AppFile, to: AppFile): boolean =>
        [...from.imports].some((one) => one === to || reaches(one, to));
      for (const one of left) expect(reaches(one, one)).toBe(false);
    }),
  );
});
