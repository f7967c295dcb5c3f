/** Colours of the light theme. */
export const inks = {
  paper: '#fbfaf7',
  line: '#e2dfda',
  ink: '#18181e',
  ink2: '#4c4c54',
  ink3: '#696971',
  vendor: '#2d69de',
  creator: '#e5660a',
  creatorGround: '#fff2ea',
  creatorInk: '#913f0d',
  film: '#2a2a31',
  filmInk: '#bab7b2',
} as const;

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The logo's two frames, 32 by 24 units, scaled. */
export const logo = (left: number, top: number, scale: number): string =>
  `<g transform="translate(${left} ${top}) scale(${scale})">
    <rect x="1" y="1" width="19" height="15" rx="4.5" fill="${inks.vendor}"/>
    <rect x="12" y="8" width="19" height="15" rx="4.5" fill="${inks.creator}"/>
    <path d="M16.5 8H20v3.5A4.5 4.5 0 0 1 15.5 16H12v-3.5A4.5 4.5 0 0 1 16.5 8z" fill="${inks.ink}"/>
  </g>`;

/** Viewfinder corners around a place. */
export function viewfinder({ left, top, width, height }: Place, offset: number): string {
  const [x0, y0, x1, y1] = [left - offset, top - offset, left + width + offset, top + height + offset];
  const length = 34;
  return `<path fill="none" stroke="${inks.ink}" stroke-width="5" d="
    M${x0} ${y0 + length}V${y0}H${x0 + length} M${x1 - length} ${y0}H${x1}V${y0 + length}
    M${x1} ${y1 - length}V${y1}H${x1 - length} M${x0 + length} ${y1}H${x0}V${y1 - length}"/>`;
}

export interface Frame extends Place {
  readonly isLit: boolean;
}

/** A film strip across the picture. */
export function film({ top, width, height }: Omit<Place, 'left'>, frames: readonly Frame[]): string {
  const holes = Array.from({ length: Math.ceil(width / 34) }, (_, index) =>
    [top + 11, top + height - 21]
      .map((y) => `<rect x="${index * 34 + 8}" y="${y}" width="17" height="10" rx="2.500" fill="${inks.paper}"/>`)
      .join(''),
  );
  const drawn = frames.map(({ left, top: y, width: wide, height: high, isLit }) =>
    isLit
      ? `<rect x="${left}" y="${y}" width="${wide}" height="${high}" fill="#ffffff"/>
         <rect x="${left}" y="${y + high - 5}" width="${wide}" height="5" fill="${inks.creator}"/>`
      : `<rect x="${left}" y="${y}" width="${wide}" height="${high}" fill="${inks.film}"/>`,
  );
  return `<rect y="${top}" width="${width}" height="${height}" fill="${inks.ink}"/>${holes.join('')}${drawn.join('')}`;
}
