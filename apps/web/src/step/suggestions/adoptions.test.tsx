import type { Suggestion } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { vendor } from '../../testing/people';
import { createAdoptions } from './adoptions';
import { replaceQuoted } from './replace-quoted';

const before = '<p>睡前三滴，<strong>按壓到</strong>完全吸收。</p>';
const text = before.replace(/<[^>]*>/g, '');
const suggestion = (selectedText: string, replacement: string): Suggestion => ({
  suggestion_uuid: '0199a000-0000-7000-8000-000000000012',
  function: '030',
  platform_uuid: null,
  script_uuid: null,
  quote: {
    selectedText,
    start: text.indexOf(selectedText),
    end: text.indexOf(selectedText) + selectedText.length,
    prefix: '',
    suffix: '',
    version: 1,
  },
  replacement,
  status: 'open',
  created_by: vendor,
  created_at: '2026-12-01T00:00:00Z',
  decided_at: null,
  version: 1,
});

function follow(selectedText: string, replacement: string) {
  const events: string[] = [];
  const adoptions = createAdoptions<string>(
    (html, { quote, replacement: words }) => replaceQuoted(html, quote, words),
    {
      undone: () => events.push('undone'),
      redone: () => events.push('redone'),
    },
  );
  return { events, adoptions, one: suggestion(selectedText, replacement) };
}

test.each([
  ['三滴', '五滴'],
  ['三滴', '三滴精華'],
  ['三滴', ''],
])('R-edt-14 undo reopens the suggestion, redo accepts it again: %s → %s', (from, to) => {
  const { events, adoptions, one } = follow(from, to);
  const after = before.replace(from, to);
  adoptions.check(before);
  adoptions.add(one, after);
  adoptions.check(after);
  expect(events).toEqual([]);
  adoptions.check(before);
  adoptions.check(before);
  expect(events).toEqual(['undone']);
  adoptions.check(after);
  adoptions.check(before);
  expect(events).toEqual(['undone', 'redone', 'undone']);
});

test('further typing is no undo, but undoing everything is', () => {
  const { events, adoptions, one } = follow('按壓到', '輕拍到');
  const after = before.replace('<strong>按壓到</strong>', '<strong>輕拍到</strong>');
  adoptions.add(one, after);
  for (const html of [after.replace('。', '，好。'), after.replace('三滴', '三五滴'), after]) adoptions.check(html);
  expect(events).toEqual([]);
  adoptions.check(before);
  expect(events).toEqual(['undone']);
});
