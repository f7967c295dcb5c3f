import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

interface PlaceholderPosition {
  readonly id: string;
  readonly at: number;
  readonly dom: HTMLElement;
}

/** Positions before and after an inserted picture. */
export interface Sides {
  readonly before: number;
  readonly after: number;
}

type PlaceholderChange =
  | { readonly add: PlaceholderPosition }
  | { readonly remove: string; readonly sides: Sides | null };

/** In the order in which the pictures were chosen. */
const key = new PluginKey<readonly PlaceholderPosition[]>('image-placeholders');

const mapped = (transaction: Transaction, place: PlaceholderPosition): PlaceholderPosition[] => {
  const { pos, deleted } = transaction.mapping.mapResult(place.at, 1);
  return deleted ? [] : [{ ...place, at: pos }];
};

/** Placeholders at the same position keep their order relative to the inserted picture, whichever upload ends first. */
function leave(
  transaction: Transaction,
  places: readonly PlaceholderPosition[],
  id: string,
  sides: Sides | null,
): PlaceholderPosition[] {
  const index = places.findIndex((place) => place.id === id);
  return places.flatMap((place, at) => {
    if (at === index) return [];
    if (!sides || place.at !== places[index]?.at) return mapped(transaction, place);
    return [{ ...place, at: at < index ? sides.before : sides.after }];
  });
}

function apply(transaction: Transaction, places: readonly PlaceholderPosition[]): readonly PlaceholderPosition[] {
  const change: PlaceholderChange | undefined = transaction.getMeta(key);
  if (change && 'remove' in change) return leave(transaction, places, change.remove, change.sides);
  if (places.length === 0 && !change) return places;
  const kept = places.flatMap((place) => mapped(transaction, place));
  return change ? [...kept, change.add] : kept;
}

const widget = ({ id, at, dom }: PlaceholderPosition) =>
  Decoration.widget(at, dom, { key: id, side: 1, ignoreSelection: true, stopEvent: () => true });

/** Keeps placeholders in place while the text around them is edited; they are not part of the document. */
export const placeholderPlugin = () =>
  new Plugin<readonly PlaceholderPosition[]>({
    key,
    state: { init: () => [], apply },
    props: { decorations: (state) => DecorationSet.create(state.doc, (key.getState(state) ?? []).map(widget)) },
  });

export const withPlaceholder = (transaction: Transaction, id: string, at: number, dom: HTMLElement) =>
  transaction.setMeta(key, { add: { id, at, dom } } satisfies PlaceholderChange).setMeta('addToHistory', false);

/** @param sides positions around the picture that replaces it, if any */
export const withoutPlaceholder = (transaction: Transaction, id: string, sides: Sides | null = null) =>
  transaction.setMeta(key, { remove: id, sides } satisfies PlaceholderChange);

/** Current position of the placeholder; null if the text around it was deleted. */
export const placeholderPosition = (view: EditorView, id: string): number | null =>
  key.getState(view.state)?.find((place) => place.id === id)?.at ?? null;
