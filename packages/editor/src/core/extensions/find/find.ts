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
  /** One-based number of the selected match; 0 if none is selected. */
  readonly current: number;
}

export function findState({ state }: Editor): FindState {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return { total: matches.length, current: matches.findIndex((match) => match.from === from && match.to === to) + 1 };
}

/** Scrolls itself: the text may not have focus, and then ProseMirror does not scroll to its selection. */
function showMatch({ view }: Editor) {
  view.dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sets the search text (`''` ends the search) and its replacement, and selects the first match after the caret. */
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

/** Selects the next or previous match, wrapping around. */
export function goToMatch(editor: Editor, direction: 'next' | 'previous') {
  const go = direction === 'next' ? findNext : findPrev;
  go(editor.state, editor.view.dispatch);
  showMatch(editor);
}

/** Replaces the selected match and selects the next one. */
export function replaceMatch(editor: Editor) {
  replaceNext(editor.state, editor.view.dispatch);
  showMatch(editor);
}

/** Replaces every match as one undoable step. @returns the number of matches */
export function replaceMatches(editor: Editor): number {
  const { total } = findState(editor);
  if (total > 0) replaceAll(editor.state, editor.view.dispatch);
  return total;
}
