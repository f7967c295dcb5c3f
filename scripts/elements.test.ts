import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Named {
  name: string;
  description: string;
  kind?: 'field' | 'method';
}
interface Declaration {
  tagName: string;
  attributes: Named[];
  members: Named[];
  events: Named[];
}

const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);

describe.each(['chat', 'tour', 'editor', 'comment-board', 'film'])('the element of %s', (folder) => {
  const [path = ''] = globSync(`packages/${folder}/src/element/paidang-*.tsx`, { cwd: root.pathname }).filter(
    (file) => !/\.(test|stories|docs)\./.test(file),
  );
  const source = read(path);
  const body = source.slice(source.indexOf('export class'));
  const attributes = read(`packages/${folder}/src/element/attributes.ts`);
  const manifest = JSON.parse(read(`packages/${folder}/package.json`));
  const declaration: Declaration = JSON.parse(read(`packages/${folder}/custom-elements.json`)).modules[0]
    .declarations[0];
  const names = (list: Named[]) => list.map(({ name }) => name).sort();

  test('custom-elements.json agrees with the source', () => {
    expect(manifest.customElements).toBe('custom-elements.json');
    const written = found(attributes, /^ {2}'?([a-z-]+)'?\?:/gm);
    expect(names(declaration.attributes)).toEqual(written.sort());
    const [, observed = ''] = source.match(/observedAttributes = \[(.*?)\]/s) ?? [];
    expect(written).toEqual(expect.arrayContaining(found(observed, /'([a-z-]+)'/g)));
    expect(names(declaration.events)).toEqual(found(source, /^ {2}'([a-z-]+)': CustomEvent/gm).sort());
    expect(names(declaration.members.filter(({ kind }) => kind === 'field'))).toEqual(
      found(body, /^ {2}get (\w+)\(\)/gm).sort(),
    );
    const callbacks = /(Callback|^constructor)$/;
    const methods = found(body, /^ {2}(?:override |async )*([a-z]\w+)\(.*\{$/gm).filter(
      (name) => !callbacks.test(name),
    );
    expect(names(declaration.members.filter(({ kind }) => kind === 'method'))).toEqual(methods.sort());
  });

  test('its README names every attribute, property, method and event', () => {
    const readme = read(`packages/${folder}/README.md`);
    for (const { name } of [...declaration.attributes, ...declaration.members, ...declaration.events]) {
      expect(readme, name).toContain(`\`${name}`);
    }
  });

  test.each(['react', 'vue', 'svelte'])('types for %s include its tag', (framework) => {
    expect(manifest.exports[`./element/${framework}`]).toEqual({ types: `./types/${framework}.d.ts` });
    expect(read(`packages/${folder}/types/${framework}.d.ts`)).toContain(`'${declaration.tagName}':`);
  });
});
