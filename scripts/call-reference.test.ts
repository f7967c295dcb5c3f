import * as calls from '@paidang/contract/calls';
import { expect, test } from 'vitest';
import { callPage } from '../tooling/call-reference.ts';

const page = await callPage(new URL('../packages/contract/src/', import.meta.url));
const section = (name: string) => page.text.split(/^### /m).find((part) => part.startsWith(`${name}\n`));

test('every call of every area is in the reference', () => {
  const areas = Object.entries(calls).filter(([name]) => name.endsWith('Calls'));
  const names = areas.flatMap(([area, list]) => Object.keys(list).map((call) => `${area}.${call}`));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !section(name))).toEqual([]);
});

test('a call says where it goes, who may make it, what it takes and what it answers', () => {
  expect(section('outlineCalls.accept')).toContain('`POST /api/outlines/{task}/accept` · member-vendor');
  expect(section('outlineCalls.accept')).toContain('- in the path: `{ task: uuid }`');
  expect(section('outlineCalls.accept')).toContain('- body: `{ version: integer; askUUID?: uuid }`');
  expect(section('outlineCalls.accept')).toMatch(/- answer: `\{ .*versions: \{ … }\[]/);
  expect(section('outlineCalls.accept')).toContain('- errors: `0409`');
});

test('a file is no envelope, and parts of a form are listed', () => {
  expect(section('acceptanceCalls.export')).toContain('- answers with: file');
  expect(section('accountCalls.setAvatar')).toContain('- files: `file`');
});
