import { type PostPlatform, postFacts, postPlatforms } from './post-facts';

interface KnownPlatform {
  /** How briefs write its name. */
  readonly name: RegExp;
  readonly title: string;
  /** Characters a post takes. */
  readonly characters: number;
  /** Where its posts are; the first is what people know. */
  readonly hosts: readonly [string, ...string[]];
  /** Videos are published there. */
  readonly isFilm?: true;
}

const known: readonly KnownPlatform[] = [
  {
    name: /instagram|\big\b/i,
    title: 'Instagram',
    characters: postFacts.Instagram.characters,
    hosts: ['instagram.com', 'instagr.am'],
  },
  {
    name: /threads|脆/i,
    title: 'Threads',
    characters: postFacts.Threads.characters,
    hosts: ['threads.com', 'threads.net'],
  },
  {
    name: /tiktok|抖音/i,
    title: 'TikTok',
    characters: postFacts.TikTok.characters,
    hosts: ['tiktok.com', 'douyin.com'],
    isFilm: true,
  },
  {
    name: /youtube|\byt\b/i,
    title: 'YouTube',
    characters: postFacts.YouTube.characters,
    hosts: ['youtube.com', 'youtu.be'],
    isFilm: true,
  },
  {
    name: /facebook|\bfb\b|臉書/i,
    title: 'Facebook',
    characters: postFacts.Facebook.characters,
    hosts: ['facebook.com', 'fb.watch', 'fb.com', 'fb.me'],
  },
  { name: /twitter|^x$/i, title: 'X', characters: 280, hosts: ['x.com', 'twitter.com'] },
  {
    name: /小紅書|xiaohongshu/i,
    title: '小紅書',
    characters: 1000,
    hosts: ['xiaohongshu.com', 'xhslink.com', 'rednote.com'],
  },
];

/**
 * What is known about a platform of this name; `null` for other names.
 *
 * @example knownPlatform('Instagram 限時動態')?.title // 'Instagram'
 */
export const knownPlatform = (name: string): Omit<KnownPlatform, 'name'> | null =>
  known.find((platform) => platform.name.test(name)) ?? null;

/**
 * The platform of this name among those whose posts can be shown; `null` for others.
 *
 * @example postPlatformOf('IG 貼文') // 'Instagram'
 */
export function postPlatformOf(name: string): PostPlatform | null {
  const title = knownPlatform(name)?.title;
  return postPlatforms.find((platform) => platform === title) ?? null;
}

/** Platforms that fold a text, as the check of disclosures names them. */
const folding = ['instagram', 'facebook', 'youtube', 'tiktok', 'threads', 'x'] as const;

/**
 * As which platform a text is folded; others fold as Instagram does.
 *
 * @example foldingPlatformOf('YT 影片') // 'youtube'
 */
export function foldingPlatformOf(name: string): (typeof folding)[number] {
  const title = knownPlatform(name)?.title.toLowerCase();
  return folding.find((platform) => platform === title) ?? 'instagram';
}

/**
 * What is published on a platform, stories aside.
 *
 * @example postTitle('YouTube') // '影片'
 */
export const postTitle = (platform: string): string => (knownPlatform(platform)?.isFilm ? '影片' : '貼文');

/** What is published on a platform of a task. */
export const publishedTitle = ({ platform_title, kind }: { platform_title: string; kind: 'post' | 'story' }): string =>
  kind === 'story' ? '限時動態' : postTitle(platform_title);
