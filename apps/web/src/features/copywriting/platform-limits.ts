const most: readonly [name: RegExp, characters: number][] = [
  [/instagram|\big\b/i, 2200],
  [/threads|脆/i, 500],
  [/tiktok|抖音/i, 4000],
  [/youtube|\byt\b/i, 5000],
  [/facebook|\bfb\b|臉書/i, 63_206],
  [/twitter|^x$/i, 280],
  [/小紅書|xiaohongshu/i, 1000],
];

/**
 * How many characters a platform takes, `null` when it is not known. A hint for the writer: platforms change their minds.
 *
 * @example platformLimit('Instagram Reels') // 2200
 */
export const platformLimit = (title: string): number | null => most.find(([name]) => name.test(title))?.[1] ?? null;
