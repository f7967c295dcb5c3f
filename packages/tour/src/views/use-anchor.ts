import { observeElementRect } from '@radix-ui/rect';
import { useLayoutEffect } from 'react';
import { place, type Side } from './placement';
import { reveal } from './reveal';
import { scrollAreas, visibleBox } from './visible-box';

/** Distance between target and popover, px. */
const GAP = 32;
const NARROW_GAP = 20;

interface Anchor {
  /** Receives the target's position as `--x`, `--y`, `--w`, `--h`. */
  root: HTMLElement;
  target: Element | null;
  popover: HTMLElement | null;
  side: Side;
  /** The target has left the page. */
  onLost: () => void;
}

/**
 * Keeps the spotlight on the visible part of the target, and the popover next to it, while anything scrolls, resizes or
 * moves (docs/decisions/0524-the-tour-observes-rects.md).
 */
export function useAnchor({ root, target, popover, side, onLost }: Anchor) {
  useLayoutEffect(() => {
    if (!target || !popover) return;
    const update = () => {
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
    };
    reveal(target);
    update();
    const unobserve = [target, ...scrollAreas(target)].map((element) => observeElementRect(element, update));
    const sizes = new ResizeObserver(update);
    sizes.observe(root);
    sizes.observe(popover);
    // Sticky bars can move over a target that does not move itself.
    window.addEventListener('scroll', update, true);
    return () => {
      for (const stop of unobserve) stop();
      sizes.disconnect();
      window.removeEventListener('scroll', update, true);
    };
  }, [root, target, popover, side, onLost]);
}

function set(element: HTMLElement, lengths: Record<string, number>) {
  for (const [name, length] of Object.entries(lengths)) element.style.setProperty(`--${name}`, `${length}px`);
}
