import { type PostPlatform, postFacts, postPlatforms } from './post-facts';

interface KnownPlatform {
  /** Matches the name as briefs write it. */
  readonly name: RegExp;
  readonly title: string;
  /** Maximum length of a post. */
  readonly characters: number;
  /** Hosts of its posts; the first is the best known. */
  readonly hosts: readonly [string, ...string[]];
  /** Whether it publishes videos. */
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
 * What is known about the platform with this name; `null` for unknown names.
 *
 * @example knownPlatform('Instagram 限時動態')?.title // 'Instagram'
 */
export const knownPlatform = (name: string): Omit<KnownPlatform, 'name'> | null =>
  known.find((platform) => platform.name.test(name)) ?? null;

/**
 * The platform with this name, if its posts can be previewed; otherwise `null`.
 *
 * @example postPlatformOf('IG 貼文') // 'Instagram'
 */
export function postPlatformOf(name: string): PostPlatform | null {
  const title = knownPlatform(name)?.title;
  return postPlatforms.find((platform) => platform === title) ?? null;
}

/** Platforms that fold a text, by the names the disclosure check uses. */
const folding = ['instagram', 'facebook', 'youtube', 'tiktok', 'threads', 'x'] as const;

/**
 * The platform whose folding rules apply to a text; unknown platforms fold like Instagram.
 *
 * @example foldingPlatformOf('YT 影片') // 'youtube'
 */
export function foldingPlatformOf(name: string): (typeof folding)[number] {
  const title = knownPlatform(name)?.title.toLowerCase();
  return folding.find((platform) => platform === title) ?? 'instagram';
}

/**
 * What is published on a platform, apart from stories.
 *
 * @example postTitle('YouTube') // '影片'
 */
export const postTitle = (platform: string): string => (knownPlatform(platform)?.isFilm ? '影片' : '貼文');

/** What is published on a platform of a task. */
export const publishedTitle = ({ platform_title, kind }: { platform_title: string; kind: 'post' | 'story' }): string =>
  kind === 'story' ? '限時動態' : postTitle(platform_title);
