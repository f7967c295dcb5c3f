const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const fields = 'input, textarea, select, [contenteditable="true"]';

/** Whether the person is in a layer over the page, or writes. */
export const isOccupied = (): boolean =>
  document.querySelector(layers) !== null || Boolean(document.activeElement?.closest(fields));
