const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** @example sizeOf(1_536) // '1.5 KB' */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${amount.toFixed(power === 0 || amount >= 100 ? 0 : 1)} ${units[power]}`;
}
