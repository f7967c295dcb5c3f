/** A date's input; 16 px on touch screens prevent iOS from zooming in. */
export const dateInputClass =
  'pd:h-full pd:w-full pd:min-w-0 pd:flex-1 pd:tabular-nums pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:disabled:cursor-not-allowed pd:pointer-coarse:text-16';

/** The calendar's card. */
export const calendarPopoverClass = 'pd:w-fit pd:max-w-[calc(100vw-16px)] pd:p-3 pd:pointer-coarse:p-2';
