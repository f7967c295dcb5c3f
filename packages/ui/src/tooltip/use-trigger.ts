import {
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadedLayer, loadLayer } from './load-layer';
import type { TriggerAttributes, TriggerHandlers } from './tooltip-layer';
import { createGroup, defaultDelay, TooltipGroupContext } from './tooltip-provider';

const closed: TriggerAttributes = { 'data-state': 'closed' };

/**
 * Event handling of a tooltip's control. When the pointer or the keyboard first reaches it, the layer is mounted; events that
 * happened in the meantime are then replayed, and all later ones passed on.
 *
 * @param isShown whether the tooltip is displayed without a hover
 * @param isShown whether the tooltip is there without a hover
 */
export function useTrigger(isShown: boolean) {
  const provided = useContext(TooltipGroupContext);
  const [own] = useState(() => createGroup(defaultDelay));
  const group = provided ?? own;
  const control = useRef<HTMLElement>(null);
  const handlers = useRef<TriggerHandlers | null>(null);
  const missed = useRef<(() => void) | null>(null);
  const isPressed = useRef(false);
  const hover = useRef<'none' | 'delayed' | 'instant'>('none');
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [Layer, setLayer] = useState(loadedLayer);
  const [attributes, setAttributes] = useState(closed);

  const mountLayer = useCallback((element: HTMLElement) => {
    setTrigger(element);
    loadLayer().then(
      (layer) => setLayer(() => layer),
      // The next hover or focus tries again. The control has its name without the tooltip.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (isShown && control.current) mountLayer(control.current);
  }, [isShown, mountLayer]);

  const link = useMemo(
    () =>
      trigger && {
        trigger,
        onHandlers: (next: TriggerHandlers | null) => {
          handlers.current = next;
        },
        onAttributes: setAttributes,
        onReady: () => {
          missed.current?.();
          missed.current = null;
        },
      },
    [trigger],
  );

  /** Passes an event to the layer, loading the layer first if necessary. */
  const passOn = (element: HTMLElement, notify: () => void) => {
    if (handlers.current) {
      setTrigger(element);
      notify();
    } else if (!missed.current) {
      missed.current = notify;
      mountLayer(element);
    }
  };
  const leave = () => {
    missed.current = null;
  };

  const triggerProps = {
    ...attributes,
    ref: control,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch' || hover.current === 'instant') return;
      passOn(event.currentTarget, () => {
        // Right after another tooltip it opens immediately, which Radix does on focus.
        const isInstant = hover.current === 'none' && group.isRecent();
        hover.current = isInstant ? 'instant' : 'delayed';
        handlers.current?.[isInstant ? 'onFocus' : 'onPointerMove']?.(event);
      });
    },
    onPointerLeave: (event: SyntheticEvent<HTMLElement>) => {
      leave();
      hover.current = 'none';
      handlers.current?.onPointerLeave?.(event);
    },
    onPointerDown: (event: SyntheticEvent<HTMLElement>) => {
      leave();
      isPressed.current = true;
      const lift = () => {
        isPressed.current = false;
      };
      document.addEventListener('pointerup', lift, { once: true });
      handlers.current?.onPointerDown?.(event);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // The focus also returns here when a dialog is closed by a press: no tooltip is wanted then.
      if (isPressed.current || !event.target.matches(':focus-visible')) return;
      passOn(event.currentTarget, () => handlers.current?.onFocus?.(event));
    },
    onBlur: (event: SyntheticEvent<HTMLElement>) => {
      leave();
      handlers.current?.onBlur?.(event);
    },
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      leave();
      handlers.current?.onClick?.(event);
    },
  };
  return { Layer, link, group, triggerProps };
}
