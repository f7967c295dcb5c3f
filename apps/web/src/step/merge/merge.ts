import type { documentPieces } from '@paidang/editor/view';
import { isSameContent } from '../../shared/same-content';

/** The draft that a piece of the merged draft is taken from. */
export type DraftSide = 'mine' | 'theirs';

/** A place where two drafts of the same content differ. */
export interface MergePiece {
  /** Stays the same as long as the drafts do. */
  key: string;
  /** Name of the place; `''` in a text whose places have no names. */
  title: string;
  /** Content of each draft at this place as rich text; `''` if it has none. */
  mine: string;
  theirs: string;
  /** The default choice, which never drops content that only one draft has. */
  usual: DraftSide;
}

export interface Merge<Content> {
  pieces: readonly MergePiece[];
  /** Builds a draft from the chosen sides. */
  join: (sideOf: (key: string) => DraftSide) => Content;
}

/** Splits two rich texts into pieces. Passed in, since only a conflict needs to load it. */
export type PiecesOf = typeof documentPieces;

/** Compares two drafts piece by piece, so that each piece can be taken from either. */
export type MergeDrafts<Content> = (mine: Content, theirs: Content, piecesOf: PiecesOf) => Merge<Content>;

/** Wraps the merge of a part into a merge of the whole content. */
export const wrapMerge = <Part, Content>(
  { pieces, join }: Merge<Part>,
  put: (part: Part) => Content,
): Merge<Content> => ({
  pieces,
  join: (sideOf) => put(join(sideOf)),
});

/** Whether a text is the other one with parts left out. */
function isPartOf(text: string, whole: string): boolean {
  let at = 0;
  for (const sign of whole) if (text.startsWith(sign, at)) at += sign.length;
  return at === text.length;
}

/** Merges two rich texts paragraph by paragraph. */
export function mergeTexts(mine: string, theirs: string, piecesOf: PiecesOf): Merge<string> {
  const pieces = piecesOf(theirs, mine).map(({ isSame, before, after }, index) => ({
    isSame,
    key: `${index} ${before} ${after}`,
    title: '',
    mine: after,
    theirs: before,
    usual: isPartOf(after, before) ? ('theirs' as const) : ('mine' as const),
  }));
  return {
    pieces: pieces.filter(({ isSame }) => !isSame),
    join: (sideOf) => pieces.map((piece) => (piece.isSame ? piece.mine : piece[sideOf(piece.key)])).join(''),
  };
}

export interface ListMergeOptions<Item> {
  mine: readonly Item[];
  theirs: readonly Item[];
  idOf: (item: Item) => string;
  /** Name of an item at its position, from 1. */
  titleOf: (item: Item, number: number) => string;
  /** An item as rich text. */
  show: (item: Item) => string;
}

/**
 * Merges two lists by the ids of their items: in the order of mine, with items only in theirs after the item they follow there.
 */
export function mergeLists<Item>({ mine, theirs, idOf, titleOf, show }: ListMergeOptions<Item>): Merge<Item[]> {
  const find = (list: readonly Item[], id: string) => list.find((item) => idOf(item) === id);
  const order = mine.map(idOf);
  for (const [index, item] of theirs.entries()) {
    if (order.includes(idOf(item))) continue;
    const before = theirs[index - 1];
    order.splice(before ? order.indexOf(idOf(before)) + 1 : 0, 0, idOf(item));
  }
  const places = order.map((id) => ({ id, mine: find(mine, id), theirs: find(theirs, id) }));
  const differing = places.filter((place) => !isSameContent(place.mine, place.theirs));
  return {
    pieces: differing.map(({ id, mine: own, theirs: other }) => {
      const item = own ?? other;
      return {
        key: id,
        title: item ? titleOf(item, order.indexOf(id) + 1) : '',
        mine: own ? show(own) : '',
        theirs: other ? show(other) : '',
        usual: own ? 'mine' : 'theirs',
      };
    }),
    join: (sideOf) =>
      places.flatMap((place) => {
        const item = differing.includes(place) ? place[sideOf(place.id)] : place.mine;
        return item === undefined ? [] : [item];
      }),
  };
}

export interface Field<Content> {
  name: keyof Content & string;
  title: string;
  /** Content of the field as rich text. */
  show: (content: Content) => string;
}

/** Merges two forms field by field. */
export function mergeFields<Content extends object>(
  mine: Content,
  theirs: Content,
  fields: readonly Field<Content>[],
): Merge<Content> {
  const differing = fields.filter(({ name }) => !isSameContent(mine[name], theirs[name]));
  return {
    pieces: differing.map(({ name, title, show }) => {
      const texts = { mine: show(mine), theirs: show(theirs) };
      return { key: name, title, ...texts, usual: texts.mine === '' ? 'theirs' : 'mine' };
    }),
    join: (sideOf) => {
      const taken = differing.filter(({ name }) => sideOf(name) === 'theirs');
      return { ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name]])) };
    },
  };
}
