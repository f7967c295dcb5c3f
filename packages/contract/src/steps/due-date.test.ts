import { expect, test } from 'vitest';
import type { ScheduleDates } from '../rules';
import { dueVerb, stepDue } from '.';

const dates: ScheduleDates = {
  outline: { except_date: '2026-11-27', except_deadline: '2026-12-02' },
  draft: null,
  video: {
    shoot_date: '2026-12-10',
    except_a_copy_date: '2026-12-15',
    review_a_copy_date: '2026-12-17',
    except_b_copy_date: '2026-12-22',
    review_b_copy_date: '2026-12-24',
  },
  copywriting: { except_date: '2026-12-22', except_deadline: '2026-12-24' },
  works_upload: { except_date: '2026-12-29' },
};

test.each([
  [{ function: '030', turn: 'creator', version: 0 }, '2026-11-27'],
  [{ function: '030', turn: 'vendor', version: 1 }, '2026-12-02'],
  [{ function: '050', turn: null, version: 0 }, '2026-12-15'],
  [{ function: '050', turn: 'vendor', version: 1 }, '2026-12-17'],
  [{ function: '050', turn: 'creator', version: 1 }, '2026-12-22'],
  [{ function: '050', turn: 'vendor', version: 2 }, '2026-12-24'],
  [{ function: '061', turn: 'creator', version: 0 }, '2026-12-22'],
  [{ function: '070', turn: 'creator', version: 0 }, '2026-12-29'],
  [{ function: '080', turn: null, version: 0 }, '2027-01-12'],
  [{ function: '020', turn: 'vendor', version: 0 }, null],
] as const)('R-prj-02 %o is due on %s', (step, day) => {
  expect(stepDue(dates, step)).toBe(day);
});

test.each([
  ['030', 'creator', 0, '交付'],
  ['030', 'vendor', 1, '回覆'],
  ['030', 'creator', 1, '交付'],
  ['050', 'creator', 0, '交付'],
  ['050', 'vendor', 1, '回覆'],
  ['050', 'creator', 1, '交付'],
  ['061', 'vendor', 2, '回覆'],
  ['070', 'creator', 0, '上線'],
  ['070', 'vendor', 1, '回覆'],
  ['080', 'creator', 0, '交付'],
  ['080', 'vendor', 1, '交付'],
] as const)(
  'by the date of %s, while it is the turn of the %s after version %i, is to be done: %s',
  (code, turn, version, verb) => {
    expect(dueVerb({ function: code, turn, version })).toBe(verb);
  },
);
