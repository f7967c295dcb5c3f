import { isGiven } from './check';
import { type FigureName, type Figures, type FigureValue, figureNames } from './figures';

/** A figure that differs between two versions; `null` where it was missing. */
export interface FigureChange {
  readonly figure: FigureName;
  readonly from: FigureValue | null;
  readonly to: FigureValue | null;
}

const given = (value: FigureValue | null | undefined): FigureValue | null => (isGiven(value) ? value : null);

/** The figures that differ, in the order of the forms. @example changedFigures({ likes: 1 }, { likes: 2 }) */
export const changedFigures = (before: Figures, after: Figures): FigureChange[] =>
  figureNames.flatMap((figure) => {
    const [from, to] = [given(before[figure]), given(after[figure])];
    return from === to ? [] : { figure, from, to };
  });
