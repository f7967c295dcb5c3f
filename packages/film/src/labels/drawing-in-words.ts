import type { DrawnShape } from '@paidang/contract/entities';
import { tellShapes } from '@paidang/contract/rules';
import { defaultLabels, type FilmLabels } from '.';

/**
 * Describes a drawing in words.
 *
 * @example drawingInWords(drawing.shapes) // '畫記：右上方的箭頭'
 */
export const drawingInWords = (
  shapes: readonly DrawnShape[],
  { drawing }: Pick<FilmLabels, 'drawing'> = defaultLabels,
) => drawing.described(tellShapes(shapes));
