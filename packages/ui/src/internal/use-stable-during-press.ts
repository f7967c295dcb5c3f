import { useEffect, useReducer, useRef } from 'react';

/**
 * Delays changes of a value while a pointer is pressed, until its click: what changes because the press takes
 * the focus away, such as a message that comes or goes, must not move what is being pressed from under the pointer.
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
    // The click comes right after; a press that ends elsewhere has none.
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(release);
    };
    // A finger ends its pointer first; the mouse events made of it take the focus afterwards.
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
