import { useEffect, useReducer, useRef } from 'react';

/**
 * Delays changes of a value while a pointer is pressed, until its click: a change caused by the press taking
 * the focus away, such as a message that appears or disappears, must not move the pressed element from under the pointer.
 */
export function useStableDuringPress<Value>(value: Value): Value {
  const isPressed = useRef(false);
  const shown = useRef(value);
  const latest = useRef(value);
  const [, showLatest] = useReducer((times: number) => times + 1, 0);
  latest.current = value;
  if (!isPressed.current) shown.current = value;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      clearTimeout(timer);
      isPressed.current = false;
      if (shown.current !== latest.current) showLatest();
    };
    // The click follows immediately; a press that ends elsewhere has none.
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(release);
    };
    // For touch, the pointer events end first; the mouse events synthesised from them move the focus afterwards.
    const events = {
      pointerdown: press,
      mousedown: press,
      pointerup: end,
      pointercancel: end,
      mouseup: end,
      click: release,
    };
    for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(events)) window.removeEventListener(name, listener, true);
    };
  }, []);

  return shown.current;
}
