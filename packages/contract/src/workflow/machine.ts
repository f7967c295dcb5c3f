import type { ActionCode, Party } from '../vocabulary';

/** One allowed move: the only way from `from` to `to` is `action`, done by one of `by`. */
export interface Transition<Status extends string = string, Action extends string = string> {
  action: Action;
  from: Status;
  /** `'previous'` returns to the status held before (restoring something archived). */
  to: Status | 'previous';
  by: readonly Party[];
  /** Action code of the notification to the other side; `null` for none. */
  emits: ActionCode | null;
  /** Whether the client asks afterwards if a LINE message should be sent too. */
  asks: boolean;
}

/** Whose turn it is: a party, `'actor'` = the side that acted last, `'other'` = the one that did not, `null` = nobody's. */
export type TurnRule = 'vendor' | 'creator' | 'actor' | 'other' | null;

/** A state machine as data: the server enforces it, clients only offer what it allows. */
export interface Machine<Status extends string = string, Action extends string = string> {
  initial: Status;
  statuses: Record<Status, { title: string; turn: TurnRule }>;
  /** The step counts as complete in these statuses. */
  done: readonly Status[];
  transitions: readonly Transition<Status, Action>[];
}

type TransitionRule<Status extends string, Action extends string> = Omit<Transition<Status, Action>, 'from'> & {
  from: readonly Status[];
};

/** Expands rules with several `from` statuses into one transition each. */
export const transitions = <Status extends string, Action extends string>(
  rules: readonly TransitionRule<Status, Action>[],
): Transition<Status, Action>[] =>
  rules.flatMap(({ from, ...rule }) => from.map((status) => ({ ...rule, from: status })));

/** Transitions of an action that leaves each of these statuses unchanged, and is not asked about. */
export const staying = <Status extends string, Action extends string>(
  action: Action,
  statuses: readonly Status[],
  rule: Pick<Transition, 'by' | 'emits'>,
): TransitionRule<Status, Action>[] =>
  statuses.map((status) => ({ ...rule, action, from: [status], to: status, asks: false }));

/** The transition of `action` from `status` if `party` may make it; otherwise `null`. */
export function findTransition<Status extends string, Action extends string>(
  machine: Machine<Status, Action>,
  status: string,
  action: string,
  party: Party,
): Transition<Status, Action> | null {
  return (
    machine.transitions.find((move) => move.from === status && move.action === action && move.by.includes(party)) ??
    null
  );
}

/** The actions `party` may take from `status`, in the order of the table. */
export function allowedActions<Status extends string, Action extends string>(
  machine: Machine<Status, Action>,
  status: string,
  party: Party,
): Action[] {
  const actions = machine.transitions
    .filter((move) => move.from === status && move.by.includes(party))
    .map((move) => move.action);
  return [...new Set(actions)];
}

/** Whose turn it is in `status` after `actor` acted. */
export function turnAfter(machine: Machine, status: string, actor: Party): 'vendor' | 'creator' | null {
  const turn = machine.statuses[status]?.turn ?? null;
  if (turn === 'actor') return actor === 'vendor' ? 'vendor' : 'creator';
  if (turn !== 'other') return turn;
  return actor === 'vendor' ? 'creator' : 'vendor';
}
