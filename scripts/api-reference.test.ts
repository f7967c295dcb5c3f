import { expect, test } from 'vitest';
import { apiPages } from '../tooling/api-pages.ts';
import { apiReference, isDescribed, referencePackages } from '../tooling/api-reference.ts';

const reference = apiReference();
const namesOf = (name: string) => reference.filter((entry) => entry.package === name).flatMap(({ names }) => names);
const pages = apiPages(reference);
const section = (page: string, name: string) => {
  const text = pages.find((one) => `${one.package}/${one.name}` === page)?.text ?? '';
  return text.split(/^### /m).find((part) => part.startsWith(`${name}\n`));
};

test.each(referencePackages)('every public name of %s has a doc comment', (name) => {
  const names = namesOf(name);
  const silent = names.filter((one) => !isDescribed(one, names)).map((one) => `${one.source}: ${one.name}`);
  expect(
    [...new Set(silent)],
    'Write one sentence above each: what it is, for somebody who never saw the source.',
  ).toEqual([]);
});

test('a hook is on the page of its entry, with types, comment and example', () => {
  const hook = section('chat/main', 'useChat');
  expect(hook).toContain('function useChat<Selected>(select: (state: ChatState) => Selected): Selected');
  expect(hook).toContain('Selects from the state.');
  expect(hook).toContain("useChat((state) => state.connection === 'connected')");
});

test('a port includes the comments of its functions', () => {
  const port = section('tour/core', 'TourProgressPort') ?? section('tour/main', 'TourProgressPort');
  expect(port).toMatch(/interface TourProgressPort \{[\s\S]*load\([\s\S]*save\(/);
});

test('a function has neither its body nor destructured parameter names', () => {
  expect(section('chat/main', 'createChatStorage')).toContain(
    'function createChatStorage(options: ChatStorageOptions): ChatStorage\n```',
  );
});

test('a re-exported name is described only once', () => {
  const once = pages.filter(({ package: name, text }) => name === 'chat' && /^### createMemoryPort$/m.test(text));
  expect(once.map(({ name }) => name)).toEqual(['memory']);
  const testing = pages.find((one) => one.package === 'chat' && one.name === 'testing');
  expect(testing?.text).toMatch(/from \[@paidang\/chat\/memory]\(.+\): .*`createMemoryPort`/);
});

test('components of ui have their own pages', () => {
  expect(section('ui/ui', 'themeScript')).toBeDefined();
  expect(section('ui/ui', 'Button')).toBeUndefined();
  expect(section('ui/ui', 'ButtonProps')).toBeUndefined();
});
