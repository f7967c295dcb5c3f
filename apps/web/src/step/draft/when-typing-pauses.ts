/** How long typing has to pause before a text is checked again, in milliseconds. */
const pauseMs = 400;

interface Draft {
  getSnapshot: () => { content: unknown };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Calls `onPause` when the text of a draft has changed and typing pauses. Saving changes the state, but not the text.
 *
 * @returns a function that stops it
 */
export function whenTypingPauses(draft: Draft, onPause: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { content } = draft.getSnapshot();
  const unsubscribe = draft.subscribe(() => {
    const next = draft.getSnapshot().content;
    if (next === content) return;
    content = next;
    clearTimeout(timer);
    timer = setTimeout(onPause, pauseMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
