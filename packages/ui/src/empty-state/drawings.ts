/** Line drawings seen through a viewfinder: the drawn lines, and those of what is still missing. On 96 × 64. */
export const drawings = {
  talk: ['M26 26h30v16H40l-8 7v-7h-6z', 'M62 20h10v16h-6'],
  film: [
    'M20 20h34v24H20zM26 20v4M34 20v4M42 20v4M50 20v4M26 40v4M34 40v4M42 40v4M50 40v4M37 27v10',
    'M60 20h16v24H60',
  ],
  letter: ['M28 20h40v25H28zM28 22l20 14 20-14', 'M38 52h20'],
  paper: ['M34 11h20l8 8v34H34zM54 11v8h8M40 28h16', 'M40 36h16M40 44h10'],
  bell: ['M48 15a10 10 0 0 1 10 10v9l4 7H34l4-7v-9a10 10 0 0 1 10-10z', 'M43 48a5 5 0 0 0 10 0'],
  search: ['M45 16a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM54 37l10 10', 'M40 28h10'],
  calendar: ['M28 19h40v29H28zM28 28h40M38 14v9M58 14v9', 'M36 36h6M45 36h6M54 36h6'],
  lost: ['M20 24h22v17H20z', 'M54 24h22v17H54zM45 32h6'],
} as const satisfies Readonly<Record<string, readonly [drawn: string, missing: string]>>;

/** Name of a built-in drawing of `EmptyState`. */
export type EmptyDrawing = keyof typeof drawings;
