import { sharePictureSize } from '@paidang/contract/pages';
import type { OverlayOptions } from 'sharp';
import type { Layer } from './lettering';

/** A picture while it is drawn: shapes, and what is laid on them. */
export interface Sheet {
  /** Elements of an SVG. */
  readonly shapes: string[];
  readonly layers: OverlayOptions[];
}

export const { width, height } = sharePictureSize;
export const margin = 72;
/** Pixels between the margins. */
export const inner = width - 2 * margin;

export const place = (sheet: Sheet, layer: Layer, left: number, top: number): void =>
  void sheet.layers.push({ ...layer, left: Math.round(left), top: Math.round(top) });
