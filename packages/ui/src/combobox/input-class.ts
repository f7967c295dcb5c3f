/** The input in the box; 16 px on touch screens prevent iOS from zooming in. */
export const comboboxInputClass =
  'pd:h-full pd:w-full pd:min-w-16 pd:flex-1 pd:text-ellipsis pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:disabled:cursor-not-allowed pd:pointer-coarse:text-16';
