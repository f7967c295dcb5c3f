const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats bytes in steps of 1024: `1.8 GB`. */
export function formatFileSize(bytes: number): string {
  let size = Math.max(bytes || 0, 0);
  let unit = 0;
  // A size that would round up to 1024 belongs to the next unit.
  while (size >= 1023.95 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${Number(size.toFixed(digits))} ${UNITS[unit]}`;
}
