const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';
const fields = 'input, textarea, select, [contenteditable="true"]';

/** Whether a layer is open over the page, or the user is typing. */
export const isOccupied = (): boolean =>
  document.querySelector(layers) !== null || Boolean(document.activeElement?.closest(fields));
