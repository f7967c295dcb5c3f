import { autoUpdate } from '@floating-ui/dom';
import { useLayoutEffect } from 'react';
import { place, type Side } from './placement';
import { reveal } from './reveal';
import { visibleBox } from './visible-box';

/** Distance between target and popover, px. */
const GAP = 32;
const NARROW_GAP = 20;

interface Anchor {
  /** Gets the target's place as `--x`, `--y`, `--w`, `--h`. */
  root: HTMLElement;
  target: Element | null;
  popover: HTMLElement | null;
  side: Side;
  /** The target has left the page. */
  onLost: () => void;
}

/** Keeps spotlight and popover at what can be seen of the target while anything scrolls, resizes or moves. */
export function useAnchor({ root, target, popover, side, onLost }: Anchor) {
  useLayoutEffect(() => {
    if (!target || !popover) return;
    reveal(target);
    return autoUpdate(target, popover, () => {
      const whole = target.getBoundingClientRect();
      if (!target.isConnected || whole.width + whole.height === 0) return onLost();
      const { left: x, top: y, right, bottom } = visibleBox(target);
      const [width, height] = [right - x, bottom - y];
      set(root, { x, y, w: width, h: height });
      const size = { width: popover.offsetWidth, height: popover.offsetHeight };
      const viewport = { width: root.clientWidth, height: root.clientHeight };
      const at = place({ x, y, width, height }, size, viewport, side, viewport.width < 768 ? NARROW_GAP : GAP);
      popover.dataset.side = at.side;
      set(popover, { left: at.x, top: at.y, arrow: at.arrow });
    });
  }, [root, target, popover, side, onLost]);
}

function set(element: HTMLElement, lengths: Record<string, number>) {
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(`--${name}`, `${length}px`);
}
