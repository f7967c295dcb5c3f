import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

type PlaceholderChange = { readonly add: { id: string; at: number; dom: HTMLElement } } | { readonly remove: string };

const key = new PluginKey<DecorationSet>('image-placeholders');

const find = (set: DecorationSet | undefined, id: string) =>
  set?.find(undefined, undefined, (spec) => spec.id === id)[0];

function apply(transaction: Transaction, before: DecorationSet): DecorationSet {
  const mapped = before.map(transaction.mapping, transaction.doc);
  const change: PlaceholderChange | undefined = transaction.getMeta(key);
  if (!change) return mapped;
  if ('remove' in change) {
    const decoration = find(mapped, change.remove);
    return decoration ? mapped.remove([decoration]) : mapped;
  }
  const { id, at, dom } = change.add;
  const widget = Decoration.widget(at, dom, { id, key: id, side: 1, ignoreSelection: true, stopEvent: () => true });
  return mapped.add(transaction.doc, [widget]);
}

/** Keeps placeholders at their place while the text around them is edited; they are no part of the document. */
export const placeholderPlugin = () =>
  new Plugin<DecorationSet>({
    key,
    state: { init: () => DecorationSet.empty, apply },
    props: { decorations: (state) => key.getState(state) },
  });

export const withPlaceholder = (transaction: Transaction, id: string, at: number, dom: HTMLElement) =>
  transaction.setMeta(key, { add: { id, at, dom } } satisfies PlaceholderChange).setMeta('addToHistory', false);

export const withoutPlaceholder = (transaction: Transaction, id: string) =>
  transaction.setMeta(key, { remove: id } satisfies PlaceholderChange);

/** Where the placeholder stands now; null when the text it stood in was deleted. */
export const placeholderPosition = (view: EditorView, id: string): number | null =>
  find(key.getState(view.state), id)?.from ?? null;
