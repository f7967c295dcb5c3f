import type { ListedProject, ListedStep } from '@paidang/contract/entities';
import { describe, expect, test } from 'vitest';
import { readListQuery, selectRows } from './list-query';
import { toRow } from './project-rows';

const today = '2026-12-04';
const person = (name: string, role: 'Vendor' | 'Creator') => ({
  uuid: name,
  role,
  avatar: null,
  name,
  company_name: name,
});

const step = (change: Partial<ListedStep>): ListedStep => ({
  uuid: `${change.function}`,
  function: '030',
  status: 'todo',
  turn: null,
  due_date: null,
  open_comments: 0,
  ...change,
});

const done = step({ function: '020', status: 'acknowledged' });

function project(name: string, steps: ListedStep[][], change: Partial<ListedProject> = {}): ListedProject {
  return {
    uuid: name,
    name,
    brand: '山眠',
    product: '枕頭',
    status: 'active',
    build_mode: 'self',
    vendor: person('山眠', 'Vendor'),
    created_at: '2026-11-01T00:00:00Z',
    cancellation: null,
    updated_at: '2026-12-01T00:00:00Z',
    tasks: steps.map((one, index) => ({
      uuid: `${name}-${index}`,
      index,
      type: index === 0 ? 'video' : 'story',
      title: '',
      creator: person('阿澄', 'Creator'),
      steps: [done, ...one],
    })),
    ...change,
  };
}

const mine = project('我的', [
  [step({ status: 'provided', turn: 'vendor', due_date: '2026-12-03', open_comments: 2 })],
]);
const theirs = project('對方', [[step({ status: 'changes_requested', turn: 'creator', due_date: '2026-12-10' })]]);
const closed = project('完成', [[step({ status: 'accepted' })]], { status: 'closed' });

describe('row', () => {
  test('stands at the first step that is not complete', () => {
    expect(toRow(mine, 'Vendor', today)).toMatchObject({
      whoseTurn: 'you',
      turn: 'vendor',
      step: { function: '030' },
      due: { tone: 'late', distance: '逾期1天' },
      openComments: 2,
    });
  });

  test('is the other way round for the creator', () => {
    expect(toRow(mine, 'Creator', today).whoseTurn).toBe('other');
    expect(toRow(theirs, 'Creator', today).whoseTurn).toBe('you');
  });

  test('speaks of the task that waits for its reader', () => {
    const both = project('兩個', [
      [step({ status: 'todo', turn: 'creator', due_date: '2026-12-01' })],
      [step({ status: 'provided', turn: 'vendor', due_date: '2026-12-20' })],
    ]);
    expect(toRow(both, 'Vendor', today).task?.index).toBe(1);
    expect(toRow(both, 'Creator', today).task?.index).toBe(0);
  });
});

describe('list', () => {
  const rows = [theirs, mine, closed].map((one) => toRow(one, 'Vendor', today));
  const names = (search: string) =>
    selectRows(rows, readListQuery(new URLSearchParams(search), 'active')).map((row) => row.project.name);

  test('shows running projects by date', () => {
    expect(names('')).toEqual(['我的', '對方']);
  });

  test('R-rta-02 finds closed projects too', () => {
    expect(names('tab=closed')).toEqual(['完成']);
    expect(names('tab=all&q=完成')).toEqual(['完成']);
  });

  test('searches project, brand and creator', () => {
    expect(names('q=阿澄')).toEqual(['我的', '對方']);
    expect(names('q=不存在')).toEqual([]);
  });

  test('filters by task type and ignores nonsense in the address', () => {
    expect(names('type=essay')).toEqual([]);
    expect(names('type=nonsense&sort=nonsense&tab=nonsense')).toEqual(['我的', '對方']);
  });
});
