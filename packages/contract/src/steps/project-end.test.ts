import { describe, expect, test } from 'vitest';
import { mayCancelAlone, owedStep } from '.';

const done = [
  { function: '020', status: 'acknowledged', turn: null, version: 1 },
  { function: '090', status: 'confirmed', turn: null, version: 0 },
  { function: '030', status: 'accepted', turn: null, version: 2 },
  { function: '040', status: 'skipped', turn: null, version: 0 },
  { function: '070', status: 'passed', turn: null, version: 0 },
] as const;
const report = (status: string, turn: string | null) => ({ function: '080' as const, status, turn, version: 0 });

describe('R-prj-14 what is owed before a project can be closed', () => {
  test.each([
    ['locked', null],
    ['requested', 'creator'],
    ['drafting', 'creator'],
    ['accepted', null],
  ])('nothing with a closing report that is %s', (status, turn) => {
    expect(owedStep({ steps: [...done, report(status, turn)] })).toBeNull();
  });

  test.each([
    ['provided', 'vendor'],
    ['opened', 'vendor'],
    ['update_requested', 'creator'],
  ])('a closing report that is %s', (status, turn) => {
    expect(owedStep({ steps: [...done, report(status, turn)] })?.status).toBe(status);
  });

  test('the first step that is unfinished, or has a pending question', () => {
    const [brief, schedule, outline, ...rest] = done;
    const reopening = { ...outline, status: 'reopen_requested', turn: 'creator' };
    const changing = { ...schedule, status: 'change_requested', turn: 'vendor' };
    expect(owedStep({ steps: [brief, schedule, reopening, ...rest] })).toBe(reopening);
    expect(owedStep({ steps: [brief, changing, reopening, ...rest] })).toBe(changing);
    const locked = { ...outline, status: 'locked', version: 0 };
    expect(owedStep({ steps: [brief, schedule, locked] })).toBe(locked);
    expect(owedStep({ steps: [brief, schedule, { ...outline, status: 'archived' }] })).toBeNull();
  });
});

test('the vendor cancels alone until a creator has sent a version; the brief is the vendor’s own', () => {
  const [brief, schedule, outline] = done;
  expect(mayCancelAlone([{ steps: [brief, schedule, { ...outline, version: 0 }] }])).toBe(true);
  expect(mayCancelAlone([{ steps: [brief] }, { steps: [brief, outline] }])).toBe(false);
});
