/**
 * idle → loading (progress) → preparing (the step's `before`) → locating (its target) → showing → … → finished or closed.
 */
export type TourStatus = 'idle' | 'loading' | 'preparing' | 'locating' | 'showing' | 'finished' | 'closed';

/** State of a tour at one moment. Immutable: each change creates a new object. */
export interface TourState<T> {
  readonly status: TourStatus;
  /** Index of the current step, from 0. */
  readonly index: number;
  /** Element of the current step; `null` while it is not shown or if it has no target. */
  readonly target: T | null;
  /** Whether the reader is being asked to confirm leaving. */
  readonly confirming: boolean;
  readonly direction: 1 | -1;
  /** Whether any step has been shown. */
  readonly seen: boolean;
}

export type TourEvent<T> =
  | { type: 'load' }
  | { type: 'begin'; index: number }
  | { type: 'prepared' }
  | { type: 'located'; target: T | null }
  | { type: 'missed' }
  | { type: 'lost' }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'ask' }
  | { type: 'stay' }
  | { type: 'close' }
  | { type: 'finish' }
  | { type: 'reset' };

export const idle = {
  status: 'idle',
  index: 0,
  target: null,
  confirming: false,
  direction: 1,
  seen: false,
} satisfies TourState<never>;

/** Whether a step is on screen or about to be. */
export function isActive({ status }: Pick<TourState<unknown>, 'status'>): boolean {
  return status === 'preparing' || status === 'locating' || status === 'showing';
}

/** Returns the next state, or the same object if the event does not apply in this state. */
export function transition<T>(state: TourState<T>, event: TourEvent<T>, total: number): TourState<T> {
  const { status, index } = state;
  switch (event.type) {
    case 'load':
      return { ...idle, status: 'loading' };
    case 'begin':
      return goTo({ ...state, confirming: false }, Math.max(0, event.index), 1, total);
    case 'prepared':
      return status === 'preparing' ? { ...state, status: 'locating' } : state;
    case 'located':
      return status === 'locating' ? { ...state, status: 'showing', target: event.target, seen: true } : state;
    case 'missed':
      return status === 'preparing' || status === 'locating' ? skip(state, total) : state;
    case 'lost':
      return status === 'showing' ? { ...state, status: 'locating', target: null } : state;
    case 'move':
      if (status !== 'showing' || state.confirming || index + event.by < 0) return state;
      return goTo(state, index + event.by, event.by, total);
    case 'ask':
      return isActive(state) ? { ...state, confirming: true } : state;
    case 'stay':
      return state.confirming ? { ...state, confirming: false } : state;
    case 'close':
      return isActive(state) ? { ...state, status: 'closed', target: null, confirming: false } : state;
    case 'finish':
      return { ...state, status: 'finished', target: null };
    case 'reset':
      return idle;
  }
}

function skip<T>(state: TourState<T>, total: number): TourState<T> {
  const next = state.index + state.direction;
  return next < 0 ? goTo(state, state.index + 1, 1, total) : goTo(state, next, state.direction, total);
}

/** After its last step a tour is finished, or closed if none of its steps was shown. */
function goTo<T>(state: TourState<T>, index: number, direction: 1 | -1, total: number): TourState<T> {
  if (index < total) return { ...state, status: 'preparing', index, direction, target: null };
  return { ...state, status: state.seen ? 'finished' : 'closed', target: null, confirming: false };
}
