import { Dialog as Radix } from 'radix-ui';
import { type PointerEvent, useRef } from 'react';

/** Distance in px after which releasing closes the sheet. */
const CLOSE_AFTER = 96;

/** The grip at the top of a bottom sheet. Dragging is an extra for touch: Esc and the close button do the same. */
export function SheetGrip() {
  const close = useRef<HTMLButtonElement>(null);
  const startY = useRef<number | null>(null);

  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.parentElement;

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const sheet = sheetOf(event);
    if (startY.current === null || !sheet) return;
    sheet.style.transform = `translateY(${Math.max(0, event.clientY - startY.current)}px)`;
  };

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const sheet = sheetOf(event);
    if (startY.current === null || !sheet) return;
    const dragged = event.clientY - startY.current;
    startY.current = null;
    if (event.type === 'pointerup' && dragged > CLOSE_AFTER) close.current?.click();
    else sheet.style.transform = '';
  };

  return (
    <div
      data-slot="sheet-grip"
      aria-hidden="true"
      className="pd:sticky pd:top-0 pd:z-1 pd:flex pd:shrink-0 pd:touch-none pd:justify-center pd:bg-inherit pd:pt-2 pd:pb-3"
      onPointerDown={(event) => {
        startY.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className="pd:h-1 pd:w-9 pd:rounded-pill pd:bg-line-strong" />
      <Radix.Close ref={close} tabIndex={-1} hidden />
    </div>
  );
}
