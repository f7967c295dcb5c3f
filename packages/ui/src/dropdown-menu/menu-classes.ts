/** One item of a menu. */
export const menuItemClass = [
  'pd:flex pd:min-h-9 pd:cursor-default pd:items-center pd:gap-2 pd:rounded-small pd:px-2.5 pd:py-[7px] pd:text-14 pd:select-none',
  'pd:*:[svg]:shrink-0 pd:data-highlighted:bg-hover pd:data-disabled:text-ink-3 pd:pointer-coarse:min-h-11',
  // The highlight alone is too faint for keyboard users.
  'pd:focus-visible:-outline-offset-2',
].join(' ');

/** A destructive item. */
export const menuDangerClass = 'pd:text-danger-600 pd:data-highlighted:bg-danger-50';

/** An item that can be checked. */
export const menuChoiceClass = `${menuItemClass} pd:data-[state=checked]:font-medium`;

/** The text of an item, before a shortcut or arrow at its end. */
export const menuTextClass = 'pd:min-w-0 pd:flex-1';

/** The heading of a group. */
export const menuLabelClass = 'pd:px-2.5 pd:pt-2 pd:pb-1 pd:text-12 pd:text-ink-3';

/** The hairline between groups. */
export const menuSeparatorClass = 'pd:-mx-1 pd:my-1 pd:h-px pd:bg-line';
