import * as calls from '@paidang/contract/calls';
import { expect, test } from 'vitest';
import { callPage } from '../tooling/call-reference.ts';

const page = await callPage(new URL('../packages/contract/src/', import.meta.url));
const section = (name: string) => page.text.split(/^### /m).find((part) => part.startsWith(`${name}\n`));

test('every call of every area is in the reference', () => {
  const namesOf = (exported: object, prefix: string): string[] =>
    Object.entries(exported).flatMap(([name, value]) =>
      'path' in value ? [prefix + name] : namesOf(value, `${prefix}${name}.`),
    );
  const areas = Object.entries<unknown>(calls).filter(
    (entry): entry is [string, object] => entry[0].endsWith('Calls') && typeof entry[1] === 'object',
  );
  const names = areas.flatMap(([area, list]) => namesOf(list, `${area}.`));
  expect(names).toContain('outlineCalls.accept');
  expect(names.filter((name) => !section(name))).toEqual([]);
});

test('a call has its address, access, parameters and response', () => {
  expect(section('outlineCalls.accept')).toContain('`POST /api/outlines/{task}/accept` · member-vendor');
  expect(section('outlineCalls.accept')).toContain('- in the path: `{ task: uuid }`');
  expect(section('outlineCalls.accept')).toContain('- body: `{ version: integer; askUUID?: uuid }`');
  expect(section('outlineCalls.accept')).toMatch(/- answer: `\{ .*versions: \{ … }\[]/);
  expect(section('outlineCalls.accept')).toContain('- errors: `0409`');
});

test('a file response has no envelope, and form fields are listed', () => {
  expect(section('acceptanceCalls.export')).toContain('- answers with: file');
  expect(section('accountCalls.setAvatar')).toContain('- files: `file`');
});
