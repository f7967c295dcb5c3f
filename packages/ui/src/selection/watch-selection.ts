/**
 * Calls a listener with the page's selection after each change: immediately for the keyboard, on release for a
 * pointer pressed in the container.
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
  return () => {
    document.removeEventListener('selectionchange', onChange);
    container.removeEventListener('pointerdown', onDown);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onUp);
  };
}
