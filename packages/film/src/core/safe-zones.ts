/** Where vertical films are shown. */
export type Surface = 'reels' | 'stories' | 'shorts' | 'tiktok' | 'facebook';

/** An organic post, or an advertisement with a button below it. */
export type SafeZoneUse = 'organic' | 'ad';

/** How far from each edge a platform covers a film with its own interface, in pixels of 1080 × 1920. */
export interface SafeZone {
  surface: Surface;
  use: SafeZoneUse;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Whether the platform publishes it, or it was measured by others. */
  basis: 'published' | 'measured';
  /** Day this was last checked. */
  checked: string;
}

export type Edges = Pick<SafeZone, 'top' | 'bottom' | 'left' | 'right'>;

/** Size that the zones refer to. */
export const zoneCanvas = { width: 1080, height: 1920 } as const;

const checked = '2026-11-22';

type Row = [Surface, SafeZoneUse, top: number, bottom: number, left: number, right: number, SafeZone['basis']];

/**
 * Reels and Facebook: Meta's guidance for advertisements; without a button as measured. Stories: both uses alike. Shorts: Google's
 * vertical advertisements, the only ones with numbers, used for posts, too. TikTok publishes templates without numbers that change
 * with the length of a caption: the widest that was measured.
 */
const rows: readonly Row[] = [
  ['reels', 'organic', 220, 420, 35, 120, 'measured'],
  ['reels', 'ad', 269, 672, 65, 65, 'published'],
  ['stories', 'organic', 269, 384, 65, 65, 'measured'],
  ['stories', 'ad', 269, 384, 65, 65, 'measured'],
  ['shorts', 'organic', 288, 672, 48, 192, 'published'],
  ['shorts', 'ad', 288, 672, 48, 192, 'published'],
  ['tiktok', 'organic', 150, 480, 120, 140, 'measured'],
  ['tiktok', 'ad', 150, 480, 120, 140, 'measured'],
  ['facebook', 'organic', 220, 420, 35, 120, 'measured'],
  ['facebook', 'ad', 269, 672, 65, 65, 'published'],
];

/** All zones the player knows, each with the day it was last checked. */
export const safeZones: readonly SafeZone[] = rows.map(([surface, use, top, bottom, left, right, basis]) => ({
  surface,
  use,
  top,
  bottom,
  left,
  right,
  basis,
  checked,
}));

export const surfaces = ['reels', 'stories', 'shorts', 'tiktok', 'facebook'] as const satisfies readonly Surface[];

/** The zone of one surface, or the edges that are clear of all of them. */
export function safeZoneOf(surface: Surface | 'all', use: SafeZoneUse): Omit<SafeZone, 'surface'> {
  const zones = safeZones.filter((zone) => zone.use === use && (surface === 'all' || zone.surface === surface));
  const most = (edge: keyof Edges) => Math.max(...zones.map((zone) => zone[edge]));
  return {
    use,
    top: most('top'),
    bottom: most('bottom'),
    left: most('left'),
    right: most('right'),
    basis: zones.every(({ basis }) => basis === 'published') ? 'published' : 'measured',
    // The date of the oldest one.
    checked: zones.map((zone) => zone.checked).toSorted()[0] ?? checked,
  };
}

/** Edges in whole percent of the picture's height and width. */
export const percentOf = ({ top, bottom, left, right }: Edges): Edges => ({
  top: Math.round((top / zoneCanvas.height) * 100),
  bottom: Math.round((bottom / zoneCanvas.height) * 100),
  left: Math.round((left / zoneCanvas.width) * 100),
  right: Math.round((right / zoneCanvas.width) * 100),
});

/** Aspect ratios a film is cropped to in a feed. */
export type Crop = '9:16' | '4:5' | '1:1';

export const crops = { '9:16': 9 / 16, '4:5': 4 / 5, '1:1': 1 } as const satisfies Record<Crop, number>;

/** A rectangle as fractions of a picture: its position and its size. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The centred crop of a picture with another aspect ratio. @param ratio aspect ratio of the picture */
export function cropBox(ratio: number, crop: Crop): CropBox {
  const targetRatio = crops[crop];
  const width = Math.min(1, targetRatio / ratio);
  const height = Math.min(1, ratio / targetRatio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Guides shown over the picture. */
export interface Guides {
  zone: Surface | 'all' | null;
  use: SafeZoneUse;
  crop: Crop | null;
  /** Shows lines through the centre. */
  cross: boolean;
}
