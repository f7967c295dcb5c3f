/** A figure with its name, formatted for display: '6.8%'. */
export interface SheetFigure {
  readonly title: string;
  readonly value: string;
  /** What to compare it with, or how it is computed. */
  readonly note?: string;
}

export interface SheetBar {
  readonly label: string;
  readonly value: number;
  /** Drawn less prominently than the others. */
  readonly quiet: boolean;
  /** What happened at that time. */
  readonly note?: string;
}

/** A share of a whole, in percent. */
export interface SheetShare {
  readonly label: string;
  readonly percent: number;
}

export interface SheetPicture {
  /** Its URL in the product. */
  readonly src: string;
  readonly caption: string;
}

export interface SheetLine {
  readonly title: string;
  readonly text: string;
  /** Link target of the text. */
  readonly href?: string;
}

/** A table cell; missing or wrong values are highlighted. */
export type SheetWord = string | { readonly text: string; readonly isBad: true };

export type SheetSection =
  | { readonly type: 'bars'; readonly title: string; readonly hint: string; readonly bars: readonly SheetBar[] }
  | {
      readonly type: 'audience';
      readonly title: string;
      readonly shares: readonly SheetShare[];
      readonly lines: readonly SheetLine[];
    }
  | {
      readonly type: 'table';
      readonly title: string;
      readonly hint: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly SheetWord[])[];
      /**
       * Cells contain text: the first column takes a third of the width, the others equal shares. Otherwise cells are
       * figures.
       */
      readonly hasWords?: true;
    }
  | { readonly type: 'lines'; readonly title: string; readonly lines: readonly SheetLine[] }
  | { readonly type: 'pictures'; readonly title: string; readonly pictures: readonly SheetPicture[] };

/** A page of figures as data: results, formatted for display. */
export interface FigureSheet {
  /** Page header: document code, kind and date. */
  readonly head: readonly [code: string, kind: string, day: string];
  readonly title: string;
  readonly subtitle: string;
  readonly vendor: string;
  readonly creator: string;
  /** When it was published, and how long figures were counted. */
  readonly fact: string;
  /** URL of the picture next to the title. */
  readonly banner: string | null;
  readonly main: SheetFigure;
  readonly figures: readonly SheetFigure[];
  readonly sections: readonly SheetSection[];
  /** Source of the figures, in every page's footer. */
  readonly source: string;
}

/** The URLs of all its pictures. */
export const picturesOfSheet = ({ banner, sections }: FigureSheet): string[] => [
  ...(banner ? [banner] : []),
  ...sections.flatMap((section) => (section.type === 'pictures' ? section.pictures.map(({ src }) => src) : [])),
];
