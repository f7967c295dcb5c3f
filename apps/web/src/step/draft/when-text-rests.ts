/** Typing rests for as long, in milliseconds, before a text is looked through again. */
const rest = 400;

interface Draft {
  getSnapshot: () => { content: unknown };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Calls `look` when the text of a draft changed and typing rests. Saving changes the state, but not the text.
 *
 * @returns the way to stop
 */
export function whenTextRests(draft: Draft, look: () => void): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let { content } = draft.getSnapshot();
  const unsubscribe = draft.subscribe(() => {
    const next = draft.getSnapshot().content;
    if (next === content) return;
    content = next;
    clearTimeout(due);
    due = setTimeout(look, rest);
  });
  return () => {
    clearTimeout(due);
    unsubscribe();
  };
}
