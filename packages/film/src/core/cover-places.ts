import type { Surface } from './safe-zones';

/** Where a platform shows the cover of a film, and in which shape. */
export interface CoverPlace {
  surface: Exclude<Surface, 'stories'>;
  /** Before the film plays, or among others on the creator's own page. */
  place: 'cover' | 'grid';
  /** Width by height; what lies outside is cut off at the edges, as much on both sides. */
  ratio: number;
  /** The day this was last looked up. */
  checked: string;
}

const checked = '2026-11-22';
const upright = 9 / 16;
const ofGrid = 3 / 4;

/** Every place the cover of an upright film is seen at. */
export const coverPlaces: readonly CoverPlace[] = [
  { surface: 'reels', place: 'cover', ratio: upright, checked },
  { surface: 'reels', place: 'grid', ratio: ofGrid, checked },
  { surface: 'shorts', place: 'cover', ratio: upright, checked },
  { surface: 'tiktok', place: 'cover', ratio: upright, checked },
  { surface: 'tiktok', place: 'grid', ratio: ofGrid, checked },
  { surface: 'facebook', place: 'cover', ratio: upright, checked },
];
