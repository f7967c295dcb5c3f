/**
 * Calls a listener with the page's selection: once at the start, because text can be selected before anyone watches, and
 * after each change. A change by keyboard is reported immediately, one by a pointer pressed in the container on release.
 *
 * @param listener Called with the selected range, or `null` if there is none.
 * @returns A function that stops watching.
 * @example useEffect(() => watchSelection(paper, (range) => setRange(range)), [paper]);
 */
export function watchSelection(container: HTMLElement, listener: (range: Range | null) => void): () => void {
  let pressed = false;
  const read = () => {
    const selection = getSelection();
    listener(selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null);
  };
  const onChange = () => {
    if (!pressed) read();
  };
  const onDown = () => {
    pressed = true;
  };
  const onUp = () => {
    pressed = false;
    // The browser clears the selection of a click only after the event.
    setTimeout(read);
  };
  document.addEventListener('selectionchange', onChange);
  container.addEventListener('pointerdown', onDown);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onUp);
  read();
  return () => {
    document.removeEventListener('selectionchange', onChange);
    container.removeEventListener('pointerdown', onDown);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onUp);
  };
}
