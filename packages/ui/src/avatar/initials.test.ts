import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['林沐', '林'],
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Jean Claude van Damme', 'JD'],
  ['阿澄 Studio', '阿'],
  ['👩🏽‍🎨 阿澄', '👩🏽‍🎨'],
  ['𠮷野家', '𠮷'],
  ['  ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
