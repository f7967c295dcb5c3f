import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchState,
} from 'prosemirror-search';

/** Makes the text of an editor searchable, with its matches marked. What to find is set with {@link setFind}. */
export function addFind(editor: Editor): void {
  if (!getSearchState(editor.state)) editor.registerPlugin(search());
}

export interface FindState {
  readonly total: number;
  /** Number of the selected match from 1; 0 when none is selected. */
  readonly current: number;
}

export function findState({ state }: Editor): FindState {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return { total: matches.length, current: matches.findIndex((match) => match.from === from && match.to === to) + 1 };
}

/** The text need not have the focus, so ProseMirror does not scroll to its selection. */
function showMatch({ view }: Editor) {
  view.dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sets what to find (`''` ends it) and what to put there, and goes to the first match from the caret on. */
export function setFind(editor: Editor, words: string, replacement: string) {
  const { state, view } = editor;
  // The library reads `$` in a replacement as a reference.
  const query = new SearchQuery({ search: words, replace: replacement.replaceAll('$', '$$$$'), literal: true });
  const before = getSearchState(state)?.query;
  if (before?.eq(query)) return;
  const transaction = setSearchState(state.tr, query);
  const isNew = query.valid && before?.search !== words;
  const match = isNew ? (query.findNext(state, state.selection.from) ?? query.findNext(state)) : null;
  if (match) transaction.setSelection(TextSelection.create(state.doc, match.from, match.to));
  view.dispatch(transaction);
  showMatch(editor);
}

/** Goes to the next match, after the last to the first. */
export function goToMatch(editor: Editor, direction: 'next' | 'previous') {
  const go = direction === 'next' ? findNext : findPrev;
  go(editor.state, editor.view.dispatch);
  showMatch(editor);
}

/** Replaces the selected match and goes to the next one. */
export function replaceMatch(editor: Editor) {
  replaceNext(editor.state, editor.view.dispatch);
  showMatch(editor);
}

/** Replaces every match, as one step that can be undone. @returns how many there were. */
export function replaceMatches(editor: Editor): number {
  const { total } = findState(editor);
  if (total > 0) replaceAll(editor.state, editor.view.dispatch);
  return total;
}
