import { sharePictureSize } from '@paidang/contract/pages';
import type { OverlayOptions } from 'sharp';
import type { Layer } from './lettering';

/** The picture being drawn: shapes, and layers on top of them. */
export interface Sheet {
  /** SVG elements. */
  readonly shapes: string[];
  readonly layers: OverlayOptions[];
}

export const { width, height } = sharePictureSize;
export const margin = 72;
/** Pixels between the margins. */
export const inner = width - 2 * margin;

export const place = (sheet: Sheet, layer: Layer, left: number, top: number): void =>
  void sheet.layers.push({ ...layer, left: Math.round(left), top: Math.round(top) });
