export interface Rotation {
  /** Whether the user wants it to rotate. */
  wanted: boolean;
  /** Started by its button: pointer and focus no longer pause it. */
  byHand: boolean;
  hovered: boolean;
  focused: boolean;
  dragged: boolean;
  /** The page is in a background tab. */
  hidden: boolean;
}

export type RotationChange =
  | { type: 'auto' | 'start' | 'stop' | 'leave' }
  | { type: 'hover' | 'focus' | 'drag' | 'hide'; on: boolean };

export const atRest: Rotation = {
  wanted: false,
  byHand: false,
  hovered: false,
  focused: false,
  dragged: false,
  hidden: false,
};

/**
 * Rules of the ARIA carousel pattern: keyboard focus and hovering pause it, its button decides. After being started by the
 * button it also rotates while hovered or focused, until the focus moves elsewhere.
 */
export function rotation(state: Rotation, change: RotationChange): Rotation {
  switch (change.type) {
    case 'auto':
      return { ...state, wanted: true, byHand: false };
    case 'start':
      return { ...state, wanted: true, byHand: true };
    case 'stop':
      return { ...state, wanted: false, byHand: false };
    case 'leave':
      return { ...state, focused: false, byHand: false };
    case 'hover':
      return { ...state, hovered: change.on };
    case 'focus':
      return { ...state, focused: change.on, byHand: false };
    case 'drag':
      return { ...state, dragged: change.on };
    case 'hide':
      return { ...state, hidden: change.on };
  }
}

export function isTurning({ wanted, byHand, hovered, focused, dragged, hidden }: Rotation): boolean {
  return wanted && !hidden && !dragged && (byHand || (!hovered && !focused));
}
