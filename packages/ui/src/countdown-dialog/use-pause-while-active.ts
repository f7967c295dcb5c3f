import { type FocusEvent, type PointerEvent, useState } from 'react';

interface Hold {
  /** Whether the countdown is paused. */
  held: boolean;
  /** Whether it was stopped for good. */
  stopped: boolean;
  toggleStopped: () => void;
  handlers: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Pauses while the user is deciding: the pointer moves over the layer, or one of its controls is focused. A
 * pointer that was already there when the layer opened under it has not moved and does not count.
 */
export function usePauseWhileActive(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  return {
    held: hovered || focused || stopped,
    stopped,
    toggleStopped: () => setStopped((now) => !now),
    handlers: {
      onPointerMove: ({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target, currentTarget }) => setFocused(target !== currentTarget),
      onBlur: () => setFocused(false),
    },
  };
}
