import type { Surface } from './safe-zones';

/** Where a platform shows the cover of a film, and in which aspect ratio. */
export interface CoverPlace {
  surface: Exclude<Surface, 'stories'>;
  /** Before the film plays, or in the grid of the creator's profile. */
  place: 'cover' | 'grid';
  /** Aspect ratio; the rest is cropped equally on both sides. */
  ratio: number;
  /** Day this was last checked. */
  checked: string;
}

const checked = '2026-11-22';
const upright = 9 / 16;
const ofGrid = 3 / 4;

/** All places that show the cover of a vertical film. */
export const coverPlaces: readonly CoverPlace[] = [
  { surface: 'reels', place: 'cover', ratio: upright, checked },
  { surface: 'reels', place: 'grid', ratio: ofGrid, checked },
  { surface: 'shorts', place: 'cover', ratio: upright, checked },
  { surface: 'tiktok', place: 'cover', ratio: upright, checked },
  { surface: 'tiktok', place: 'grid', ratio: ofGrid, checked },
  { surface: 'facebook', place: 'cover', ratio: upright, checked },
];
