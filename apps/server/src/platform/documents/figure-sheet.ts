/** An amount with its name, as it is read: '6.8%'. */
export interface SheetFigure {
  readonly title: string;
  readonly value: string;
  /** What it is to be compared with, or how it is computed. */
  readonly note?: string;
}

export interface SheetBar {
  readonly label: string;
  readonly value: number;
  /** Steps back behind the others. */
  readonly quiet: boolean;
  /** What happened then. */
  readonly note?: string;
}

/** A share of a whole, in percent. */
export interface SheetShare {
  readonly label: string;
  readonly percent: number;
}

export interface SheetPicture {
  /** Its address in the product. */
  readonly src: string;
  readonly caption: string;
}

export interface SheetLine {
  readonly title: string;
  readonly text: string;
  /** Opened by the text. */
  readonly href?: string;
}

/** A cell of a table; what is missing or wrong stands out. */
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
      /** Its cells are words: a third for the first column, the same for each of the others. Otherwise they are figures. */
      readonly hasWords?: true;
    }
  | { readonly type: 'lines'; readonly title: string; readonly lines: readonly SheetLine[] }
  | { readonly type: 'pictures'; readonly title: string; readonly pictures: readonly SheetPicture[] };

/** A page of figures, as data: what was reached, in words that are ready to be set. */
export interface FigureSheet {
  /** In the head of every page: which document it is, of when. */
  readonly head: readonly [code: string, kind: string, day: string];
  readonly title: string;
  readonly subtitle: string;
  readonly vendor: string;
  readonly creator: string;
  /** When it went online, how long it was counted. */
  readonly fact: string;
  /** Address of the picture beside the title. */
  readonly banner: string | null;
  readonly main: SheetFigure;
  readonly figures: readonly SheetFigure[];
  readonly sections: readonly SheetSection[];
  /** Where the figures come from, in the foot of every page. */
  readonly source: string;
}

/** The addresses of all its pictures. */
export const picturesOfSheet = ({ banner, sections }: FigureSheet): string[] => [
  ...(banner ? [banner] : []),
  ...sections.flatMap((section) => (section.type === 'pictures' ? section.pictures.map(({ src }) => src) : [])),
];
