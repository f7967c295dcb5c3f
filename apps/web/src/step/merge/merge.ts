import type { documentPieces } from '@paidang/editor/view';
import { isSameContent } from '../../shared/same-content';

/** Where a piece of the merged draft comes from. */
export type DraftSide = 'mine' | 'theirs';

/** A place where two drafts of the same content differ. */
export interface MergePiece {
  /** The same while the drafts are. */
  key: string;
  /** Where it is, in words; `''` in a text without places of its own. */
  title: string;
  /** What each draft says there, as rich text; `''` where it says nothing. */
  mine: string;
  theirs: string;
  /** Which is taken until somebody chooses: what only one draft has is not lost. */
  usual: DraftSide;
}

export interface Merge<Content> {
  pieces: readonly MergePiece[];
  /** The draft made of the chosen sides. */
  join: (sideOf: (key: string) => DraftSide) => Content;
}

/** Cuts two rich texts into pieces; handed in, as only who merges has to fetch it. */
export type PiecesOf = typeof documentPieces;

/** Cuts two drafts into what can be taken from either. */
export type MergeDrafts<Content> = (mine: Content, theirs: Content, piecesOf: PiecesOf) => Merge<Content>;

/** A merge of something else that holds this one. */
export const within = <Part, Content>({ pieces, join }: Merge<Part>, put: (part: Part) => Content): Merge<Content> => ({
  pieces,
  join: (sideOf) => put(join(sideOf)),
});

/** Whether one text is the other with something left out. */
function isPartOf(text: string, whole: string): boolean {
  let at = 0;
  for (const sign of whole) if (text.startsWith(sign, at)) at += sign.length;
  return at === text.length;
}

/** Two rich texts, paragraph by paragraph. */
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
  /** What an item is called at its place, from 1. */
  titleOf: (item: Item, number: number) => string;
  /** An item as rich text. */
  show: (item: Item) => string;
}

/** Two lists whose items know who they are: in the order of mine, with what only theirs has behind what it follows there. */
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
  /** What the field says, as rich text. */
  show: (content: Content) => string;
}

/** Two forms, field by field. */
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
