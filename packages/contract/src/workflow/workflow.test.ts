import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Party } from '../vocabulary';
import {
  allowedActions,
  briefActions,
  briefMachine,
  computeWorksStatus,
  findTransition,
  type ReviewAction,
  reportMachine,
  reportStepStatus,
  reviewActions,
  reviewMachine,
  reviewStatuses,
  rewardMachine,
  turnAfter,
} from '.';

/** States.md section 1, written out again by hand: from, action, who, to, code. */
const table = [
  ['todo', 'save_draft', 'creator', 'drafting', null],
  ['drafting', 'save_draft', 'creator', 'drafting', null],
  ['todo', 'send', 'creator', 'provided', '01'],
  ['drafting', 'send', 'creator', 'provided', '01'],
  ['provided', 'request_changes', 'vendor', 'changes_requested', '12'],
  ['modified', 'request_changes', 'vendor', 'changes_requested', '12'],
  ['changes_requested', 'send', 'creator', 'modified', '02'],
  ['provided', 'send', 'creator', 'modified', '02'],
  ['modified', 'send', 'creator', 'modified', '02'],
  ['provided', 'finalise', 'creator', 'finalised', '02'],
  ['modified', 'finalise', 'creator', 'finalised', '02'],
  ['provided', 'accept', 'vendor', 'accepted', '05'],
  ['modified', 'accept', 'vendor', 'accepted', '05'],
  ['finalised', 'accept', 'vendor', 'accepted', '05'],
  ['finalised', 'request_changes', 'vendor', 'changes_requested', '12'],
  ['accepted', 'reopen', 'vendor', 'changes_requested', '02'],
  ['accepted', 'request_reopen', 'vendor', 'reopen_requested', '14'],
  ['reopen_requested', 'agree_reopen', 'creator', 'changes_requested', '06'],
  ['reopen_requested', 'decline_reopen', 'creator', 'accepted', '12'],
  ['reopen_requested', 'withdraw_reopen', 'vendor', 'accepted', null],
  ['locked', 'unlock', 'vendor', 'todo', '07'],
] as const;

const parties: Party[] = ['vendor', 'creator', 'platform'];
const steps = fc.array(fc.tuple(fc.constantFrom(...reviewActions), fc.constantFrom(...parties)), { maxLength: 60 });

/** Applies what the table allows and skips the rest, as the server does. */
function walk(moves: [ReviewAction, Party][]) {
  let status = 'locked';
  let previous = status;
  const taken: { action: ReviewAction; party: Party; from: string; to: string; emits: string | null }[] = [];
  for (const [action, party] of moves) {
    const move = findTransition(reviewMachine, status, action, party);
    if (!move) continue;
    const to = move.to === 'previous' ? previous : move.to;
    taken.push({ action, party, from: status, to, emits: move.emits });
    previous = status;
    status = to;
  }
  return { status, taken };
}

describe('reviewed steps', () => {
  test.each(table)('R-out-05 from %s, %s by the %s leads to %s and emits %s', (from, action, party, to, emits) => {
    expect(findTransition(reviewMachine, from, action, party)).toMatchObject({ to, emits });
  });

  test('no sequence of actions leads to a status outside the table', () => {
    fc.assert(
      fc.property(steps, (moves) => {
        expect(reviewStatuses).toContain(walk(moves).status);
      }),
      { numRuns: 500 },
    );
  });

  test('R-role-04 no role may do what belongs to the other', () => {
    const creatorOnly = ['save_draft', 'discard', 'send', 'finalise', 'agree_reopen', 'decline_reopen'];
    const vendorOnly = ['request_changes', 'accept', 'reopen', 'request_reopen', 'withdraw_reopen', 'skip', 'include'];
    fc.assert(
      fc.property(steps, (moves) => {
        for (const { action, party } of walk(moves).taken) {
          if (creatorOnly.includes(action)) expect(party).toBe('creator');
          if (vendorOnly.includes(action)) expect(party).toBe('vendor');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('every transition emits the code of its action, and drafts emit none', () => {
    const codes: Record<ReviewAction, (string | null)[]> = {
      unlock: ['07', null],
      lock: [null],
      save_draft: [null],
      discard: [null],
      send: ['01', '02'],
      request_changes: ['12'],
      finalise: ['02'],
      accept: ['05'],
      reopen: ['02'],
      request_reopen: ['14'],
      agree_reopen: ['06'],
      decline_reopen: ['12'],
      withdraw_reopen: [null],
      archive: ['03'],
      recover: ['02'],
      skip: [null],
      include: [null],
    };
    fc.assert(
      fc.property(steps, (moves) => {
        for (const { action, emits } of walk(moves).taken) expect(codes[action]).toContain(emits);
      }),
      { numRuns: 500 },
    );
  });

  test('the first version is provided, every later one modified', () => {
    fc.assert(
      fc.property(steps, (moves) => {
        const sends = walk(moves).taken.filter(({ action }) => action === 'send');
        expect(sends.map(({ emits }) => emits)).toEqual(sends.map((_, index) => (index === 0 ? '01' : '02')));
      }),
      { numRuns: 500 },
    );
  });

  test('the party whose turn it is always has an action', () => {
    for (const status of reviewStatuses) {
      const turn = turnAfter(reviewMachine, status, 'platform');
      if (turn) expect(allowedActions(reviewMachine, status, turn).length).toBeGreaterThan(0);
    }
  });

  test('a final version is frozen: the creator can neither draft nor send', () => {
    expect(allowedActions(reviewMachine, 'finalised', 'creator')).toEqual(['archive']);
    expect(allowedActions(reviewMachine, 'accepted', 'creator')).toEqual([]);
  });
});

test('R-brf-01 a brief is provided, updated and confirmed; an archived one returns to its previous status', () => {
  expect(findTransition(briefMachine, 'todo', 'send', 'vendor')).toMatchObject({ to: 'provided', emits: '01' });
  expect(findTransition(briefMachine, 'acknowledged', 'send', 'vendor')).toMatchObject({ to: 'modified', emits: '02' });
  expect(findTransition(briefMachine, 'modified', 'acknowledge', 'creator')).toMatchObject({
    to: 'acknowledged',
    emits: '05',
  });
  expect(findTransition(briefMachine, 'archived', 'recover', 'vendor')).toMatchObject({ to: 'previous' });
  for (const action of briefActions) {
    const parties = briefMachine.transitions.filter((move) => move.action === action).flatMap(({ by }) => by);
    expect(new Set(parties)).toEqual(new Set([action.includes('acknowledge') ? 'creator' : 'vendor']));
  }
});

test('R-dom-04 a vendor can skip an unstarted step, and include it again', () => {
  expect(findTransition(reviewMachine, 'todo', 'skip', 'vendor')?.to).toBe('skipped');
  expect(findTransition(reviewMachine, 'skipped', 'include', 'vendor')?.to).toBe('locked');
  for (const status of ['drafting', 'provided', 'finalised', 'accepted']) {
    expect(findTransition(reviewMachine, status, 'skip', 'vendor')).toBeNull();
  }
});

test.each([
  [[], 'todo'],
  [['todo', 'todo'], 'todo'],
  [['passed', 'todo'], 'drafting'],
  [['failed', 'submitted'], 'submitted'],
  [['passed', 'failed'], 'failed'],
  [['passed', 'changed'], 'changed'],
  [['passed', 'passed'], 'passed'],
] as const)('R-wrk-03 works that are %j make a step that is %s', (platforms, standing) => {
  expect(computeWorksStatus(platforms)).toBe(standing);
});

/** States.md section 12, written out again by hand: from, action, who, to, code. */
const reportTable = [
  ['locked', 'request', 'vendor', 'requested', '14'],
  ['locked', 'request', 'platform', 'requested', '14'],
  ['locked', 'save_draft', 'creator', 'locked', null],
  ['requested', 'save_draft', 'creator', 'drafting', null],
  ['drafting', 'save_draft', 'creator', 'drafting', null],
  ['opened', 'save_draft', 'creator', 'opened', null],
  ['update_requested', 'save_draft', 'creator', 'update_requested', null],
  ['requested', 'send', 'creator', 'provided', '01'],
  ['drafting', 'send', 'creator', 'provided', '01'],
  ['provided', 'open', 'vendor', 'opened', '07'],
  ['updated', 'open', 'vendor', 'opened', '07'],
  ['provided', 'request_update', 'vendor', 'update_requested', '15'],
  ['opened', 'request_update', 'vendor', 'update_requested', '15'],
  ['updated', 'request_update', 'vendor', 'update_requested', '15'],
  ['update_requested', 'update', 'creator', 'updated', '02'],
  ['opened', 'update', 'creator', 'updated', '02'],
  ['opened', 'accept', 'vendor', 'accepted', '05'],
  ['opened', 'accept', 'platform', 'accepted', '05'],
  ['updated', 'accept', 'vendor', 'accepted', '05'],
  ['updated', 'accept', 'platform', 'accepted', '05'],
] as const;

test('R-rep-01 the closing report only makes the transitions in its table', () => {
  const made = reportMachine.transitions.flatMap(({ from, action, by, to, emits }) =>
    by.map((party) => [from, action, party, to, emits].join(' ')),
  );
  expect(made.sort()).toEqual(reportTable.map((row) => row.join(' ')).sort());
});

test('R-rep-01 the status of the step is derived from the reports of its platforms', () => {
  expect(reportStepStatus(['requested', 'requested'])).toBe('requested');
  expect(reportStepStatus(['drafting', 'requested'])).toBe('drafting');
  expect(reportStepStatus(['accepted', 'requested'])).toBe('drafting');
  expect(reportStepStatus(['update_requested', 'provided'])).toBe('provided');
  expect(reportStepStatus(['update_requested', 'accepted'])).toBe('update_requested');
  expect(reportStepStatus(['accepted', 'accepted'])).toBe('accepted');
});

/** States.md section 14, written out again by hand. */
const rewardMoves = [
  'requested take platform reviewing 07',
  'requested withdraw creator withdrawn -',
  'reviewing take platform reviewing -',
  'reviewing approve platform approved 05',
  'reviewing hand_over platform reviewing -',
  'reviewing return platform returned 15',
  'returned send_again creator requested -',
  'returned withdraw creator withdrawn -',
  'approved pay platform paid 06',
  'approved fail platform failed 12',
  'failed send_again creator requested -',
];

test('R-rwd-08 a request for payment only makes the transitions in its table', () => {
  const moves = rewardMachine.transitions.map(({ from, action, by, to, emits }) =>
    [from, action, by.join(), to, emits ?? '-'].join(' '),
  );
  expect(moves.sort()).toEqual([...rewardMoves].sort());
});
