import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { defaultSuggestionLabels, type SuggestionLabels } from '../../../suggestion-labels';
import { focusText } from '../../focus-text';
import type { Suggestion } from '../../suggestions/suggestion';
import { createSuggestionPart } from '../../suggestions/suggestion-part';
import { changeAt, isIntact, type PlacedSuggestion, placeSuggestions } from './placed-suggestion';

export interface SuggestionsOptions {
  labels(): SuggestionLabels;
  /** Called after a suggestion was applied to the text. */
  onAccept(id: string): void;
  /** Called when a suggestion was rejected. */
  onReject(id: string): void;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    suggestions: {
      /** Shows these suggestions, except those whose quoted words are gone. */
      setSuggestions: (suggestions: readonly Suggestion[]) => ReturnType;
      /** Applies a suggestion to the text as one undoable step. */
      applySuggestion: (id: string) => ReturnType;
      /** Hides a suggestion. */
      dismissSuggestion: (id: string) => ReturnType;
    };
  }
}

const key = new PluginKey<readonly PlacedSuggestion[]>('suggestions');

function apply(transaction: Transaction, before: readonly PlacedSuggestion[]): readonly PlacedSuggestion[] {
  const set: readonly PlacedSuggestion[] | undefined = transaction.getMeta(key);
  if (set) return set;
  if (!transaction.docChanged || before.length === 0) return before;
  return before.map(({ suggestion, from, to }) => {
    const start = transaction.mapping.map(from, 1);
    return { suggestion, from: start, to: Math.max(start, transaction.mapping.map(to, -1)) };
  });
}

const shown = (state: EditorState) => (key.getState(state) ?? []).filter((placed) => isIntact(state.doc, placed));

const find = (state: EditorState, id: string) => shown(state).find(({ suggestion }) => suggestion.id === id);

/** The suggestion that contains or touches the caret. */
const atCaret = (state: EditorState) =>
  shown(state).find(({ from, to }) => from <= state.selection.from && state.selection.to <= to);

/** Text with line breaks, with the marks of the text it replaces. */
function inline(state: EditorState, text: string, from: number, to: number): Fragment {
  const { schema, doc } = state;
  const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
  const lineBreak = schema.nodes.hardBreak;
  const nodes = text
    .split('\n')
    .flatMap((line, index): Node[] => [
      ...(index > 0 && lineBreak ? [lineBreak.create()] : []),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ]);
  return Fragment.fromArray(nodes);
}

const without = (state: EditorState, id: string) =>
  (key.getState(state) ?? []).filter(({ suggestion }) => suggestion.id !== id);

/** Shows the other side's suggestions in place, and applies them with one key. */
export const Suggestions = Extension.create<SuggestionsOptions>({
  name: 'suggestions',
  // Takes precedence over the line break that Mod-Enter otherwise inserts.
  priority: 1500,

  addOptions: () => ({
    labels: () => defaultSuggestionLabels,
    onAccept: () => undefined,
    onReject: () => undefined,
  }),

  addCommands() {
    return {
      setSuggestions:
        (suggestions) =>
        ({ tr }) => {
          tr.setMeta(key, placeSuggestions(tr.doc, suggestions)).setMeta('addToHistory', false);
          return true;
        },
      applySuggestion:
        (id) =>
        ({ state, tr, dispatch }) => {
          const placed = find(state, id);
          if (!placed) return false;
          if (!dispatch) return true;
          const { from, to, inserted } = changeAt(placed);
          closeHistory(tr).replaceWith(from, to, inline(state, inserted, from, to));
          const rest = apply(tr, without(state, id));
          tr.setMeta(key, rest).setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1));
          return true;
        },
      dismissSuggestion:
        (id) =>
        ({ state, tr }) => {
          tr.setMeta(key, without(state, id)).setMeta('addToHistory', false);
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    const decide = (action: 'accept' | 'reject') => () => {
      const placed = this.editor.view.composing ? undefined : atCaret(this.editor.state);
      if (!placed) return false;
      const { id } = placed.suggestion;
      if (action === 'accept')
        return this.editor.commands.applySuggestion(id) && this.options.onAccept(id) === undefined;
      this.editor.commands.dismissSuggestion(id);
      this.options.onReject(id);
      return true;
    };
    return { 'Mod-Enter': decide('accept'), 'Mod-Shift-Enter': decide('reject') };
  },

  addProseMirrorPlugins() {
    const { editor, options } = this;
    const leave = (id: string) => {
      const placed = find(editor.state, id);
      if (placed) editor.commands.setTextSelection(placed.to);
      focusText(editor);
    };
    const partOf = ({ suggestion }: PlacedSuggestion) =>
      createSuggestionPart(suggestion, options.labels(), {
        onAccept: (id) => {
          if (!editor.commands.applySuggestion(id)) return;
          focusText(editor);
          options.onAccept(id);
        },
        onReject: (id) => {
          leave(id);
          editor.commands.dismissSuggestion(id);
          options.onReject(id);
        },
        onLeave: () => leave(suggestion.id),
      });
    const decorate = (placed: PlacedSuggestion): Decoration[] => {
      const { from, to, inserted } = changeAt(placed);
      const { id, role } = placed.suggestion;
      const marker = { class: 'pd-suggestion-old', 'data-suggestion': id, 'data-role': role };
      return [
        ...(from < to ? [Decoration.inline(from, to, marker)] : []),
        Decoration.widget(to, () => partOf(placed), {
          key: `${id} ${role} ${inserted}`,
          side: 1,
          ignoreSelection: true,
          stopEvent: () => true,
        }),
      ];
    };
    return [
      new Plugin<readonly PlacedSuggestion[]>({
        key,
        state: { init: () => [], apply },
        props: {
          decorations: (state) => {
            const placed = shown(state);
            return placed.length > 0 ? DecorationSet.create(state.doc, placed.flatMap(decorate)) : null;
          },
        },
      }),
    ];
  },
});
