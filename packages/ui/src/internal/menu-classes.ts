/** One row of a menu. */
export const menuItemClass = [
  'pd:flex pd:min-h-9 pd:cursor-default pd:items-center pd:gap-2 pd:rounded-small pd:px-2.5 pd:py-[7px] pd:text-14 pd:select-none',
  'pd:*:[svg]:shrink-0 pd:data-highlighted:bg-hover pd:data-disabled:text-ink-3 pd:pointer-coarse:min-h-11',
  // The highlight alone is too faint for those who use the keyboard.
  'pd:focus-visible:-outline-offset-2',
].join(' ');
