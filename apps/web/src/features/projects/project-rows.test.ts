import type { ListedProject, ListedStep } from '@paidang/contract/entities';
import { describe, expect, test } from 'vitest';
import { groupByUrgency } from './group-by-urgency';
import { listCSV } from './list-csv';
import { listAddress, readListQuery, selectRows } from './list-query';
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
  platform_uuid: null,
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
    is_archived: false,
    cancellation: null,
    updated_at: '2026-12-01T00:00:00Z',
    tasks: steps.map((one, index) => ({
      uuid: `${name}-${index}`,
      project_uuid: name,
      fee: null,
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
  test('is at the first incomplete step', () => {
    expect(toRow(mine, 'Vendor', today)).toMatchObject({
      whoseTurn: 'you',
      turn: 'vendor',
      step: { function: '030' },
      due: { tone: 'late', distance: '逾期1天' },
      openComments: 2,
    });
  });

  test('is mirrored for the creator', () => {
    expect(toRow(mine, 'Creator', today).whoseTurn).toBe('other');
    expect(toRow(theirs, 'Creator', today).whoseTurn).toBe('you');
  });

  test('represents the task that waits for its reader', () => {
    const both = project('兩個', [
      [step({ status: 'todo', turn: 'creator', due_date: '2026-12-01' })],
      [step({ status: 'provided', turn: 'vendor', due_date: '2026-12-20' })],
    ]);
    expect(toRow(both, 'Vendor', today).task?.index).toBe(1);
    expect(toRow(both, 'Creator', today).task?.index).toBe(0);
  });
});

describe('list', () => {
  const archived = project('收起', [[step({ status: 'accepted' })]], { status: 'cancelled', is_archived: true });
  const rows = [theirs, mine, closed, archived].map((one) => toRow(one, 'Vendor', today));
  const names = (search: string) =>
    selectRows(rows, readListQuery(new URLSearchParams(search)), () => '阿澄').map((row) => row.project.name);

  test('R-rta-02 lists closed projects too, those without a date last; archived ones separately', () => {
    expect(names('')).toEqual(['我的', '對方', '完成']);
    expect(names('tab=closed')).toEqual(['完成']);
    expect(names('tab=all&q=完成')).toEqual(['完成']);
    expect(names('tab=archived')).toEqual(['收起']);
  });

  test('searches project, brand and creator', () => {
    expect(names('q=阿澄')).toEqual(['我的', '對方', '完成']);
    expect(names('q=不存在')).toEqual([]);
  });

  test('R-rta-02 filters by turn and task type, sorts in both directions, and ignores invalid values in the address', () => {
    expect(names('turn=you')).toEqual(['我的']);
    expect(names('turn=other')).toEqual(['對方']);
    expect(names('type=essay')).toEqual([]);
    expect(names('tab=active&order=reversed')).toEqual(['對方', '我的']);
    expect(names('type=nonsense&sort=nonsense&tab=nonsense&page=-1')).toEqual(['我的', '對方', '完成']);
  });

  test('reads an address back as it was written', () => {
    const address = 'tab=closed&q=枕&type=video&turn=other&sort=fee&order=reversed&page=3';
    const search = new URLSearchParams(address);
    expect(listAddress(readListQuery(search)).toString()).toBe(search.toString());
    expect(listAddress(readListQuery(new URLSearchParams())).toString()).toBe('');
  });

  test('R-rta-02 the file has one line per task, and no formulas', async () => {
    const two = project('=cmd|1', [
      [step({ turn: 'creator', status: 'changes_requested' })],
      [step({ turn: 'vendor' })],
    ]);
    const text = await listCSV([toRow(two, 'Vendor', today)], 'Vendor', today).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('專案,品牌');
    expect(lines[1]).toMatch(/^'=cmd\|1,山眠,枕頭,執行中,阿澄,,影片,創意大綱,阿澄,修改大綱,/);
    expect(lines[2]).toContain('限時動態');
  });
});

describe('groupByUrgency', () => {
  // A Friday.
  const due = (name: string, day: string | null, turn: 'vendor' | 'creator' = 'vendor') =>
    project(name, [[step({ turn, due_date: day, status: 'provided' })]]);
  test('R-rta-01 has all tasks by urgency, closed projects left out', () => {
    const projects = [
      closed,
      due('之後', '2026-12-07'),
      due('沒日期', null),
      due('本週', '2026-12-06'),
      due('今天', '2026-12-04'),
      due('逾期', '2026-12-03'),
      due('等對方', '2026-12-01', 'creator'),
    ];
    expect(
      groupByUrgency(projects, 'Vendor', today).map(({ urgency, rows }) => [
        urgency,
        rows.map((row) => row.project.name),
      ]),
    ).toEqual([
      ['late', ['逾期']],
      ['today', ['今天']],
      ['week', ['本週']],
      ['later', ['之後', '沒日期']],
      ['other', ['等對方']],
    ]);
  });
  test('R-rta-01 shows each waiting task of a project', () => {
    const two = project('兩個', [[step({ turn: 'vendor' })], [step({ turn: 'vendor', due_date: today })]]);
    expect(groupByUrgency([two], 'Vendor', today).map(({ rows }) => rows.map(({ task }) => task?.index))).toEqual([
      [1],
      [0],
    ]);
  });
});
