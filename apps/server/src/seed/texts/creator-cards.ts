import type { CardDraft } from '@paidang/contract/calls';
import type { CardFee } from '@paidang/contract/entities';
import type { CreatorPlatform } from '@paidang/contract/vocabulary';
import type { People } from '../people';

/** The text of a demo creator's card. */
export interface CardText
  extends Pick<CardDraft, 'headline' | 'bio' | 'categories' | 'area' | 'languages' | 'declines' | 'travels'> {
  readonly who: keyof People;
  readonly platforms: CardDraft['platforms'];
  readonly fees: readonly CardFee[];
  /** Busy weeks, counted from this one. */
  readonly busy: readonly number[];
  readonly isPublic?: true;
}

const hosts: Readonly<Record<CreatorPlatform, string>> = {
  YouTube: 'https://www.youtube.com/@',
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  TikTok: 'https://www.tiktok.com/@',
  Threads: 'https://www.threads.com/@',
  Podcast: 'https://podcast.example/',
};

const on = (
  platform: CreatorPlatform,
  handle: string,
  [followers, views, engagement]: readonly [number, number, number],
  audience = '',
) => ({ platform, url: hosts[platform] + handle, followers, views, engagement, audience });

const video = (from: number, to: number, note = '一支，含2次修改'): CardFee => ({ type: 'video', from, to, note });
const short = (from: number, to: number): CardFee => ({ type: 'short_video', from, to, note: '60秒內，含2次修改' });
const story = (from: number, to: number): CardFee => ({ type: 'story', from, to, note: '一組3則，含連結' });
const live = (from: number, to: number): CardFee => ({ type: 'live', from, to, note: '60分，含前後貼文' });
const essay = (from: number, to: number): CardFee => ({ type: 'essay', from, to, note: '一篇，含5張圖' });

const base = { languages: ['mandarin'], declines: '', travels: false } as const satisfies Partial<CardText>;

export const cardTexts: readonly CardText[] = [
  {
    who: 'acheng',
    headline: '用一週把話說完的實測派',
    bio: '每支影片只回答一個問題，並且用七天去驗證。睡前保養與睡眠用品做得最多。',
    categories: ['beauty', 'health'],
    area: '臺北市',
    languages: ['mandarin', 'taiwanese'],
    declines: '減重、菸酒',
    travels: true,
    platforms: [
      on('YouTube', 'acheng', [188_000, 120_000, 5.1], '女性78%，25－34歲'),
      on('Instagram', 'acheng', [92_000, 61_000, 6], '女性81%，25－34歲'),
      on('TikTok', 'acheng', [34_000, 48_000, 7.9], '女性69%，18－24歲'),
      on('Facebook', 'acheng', [11_000, 6000, 2.2], '女性74%，35－44歲'),
    ],
    fees: [
      video(55_000, 75_000, '8－12分，含2次修改'),
      short(28_000, 36_000),
      story(12_000, 18_000),
      live(68_000, 90_000),
    ],
    busy: [0, 4, 5],
    isPublic: true,
  },
  {
    ...base,
    who: 'room',
    headline: '八坪裡過得很寬',
    bio: '租屋處的收納、燈光與睡眠角落，東西用滿三十天才拍。',
    categories: ['home'],
    area: '臺中市',
    platforms: [
      on('Instagram', 'smallroom', [151_000, 62_000, 6.4]),
      on('YouTube', 'smallroom', [84_000, 47_000, 5.2]),
    ],
    fees: [video(38_000, 52_000), essay(15_000, 22_000)],
    busy: [3, 6],
    isPublic: true,
  },
  {
    ...base,
    who: 'cat',
    headline: '貓在旁邊看的料理',
    bio: '一鍋到底的家常菜與睡前熱湯，三分鐘看完就會做。',
    categories: ['food', 'home'],
    area: '臺南市',
    platforms: [
      on('Instagram', 'kitchencat', [126_000, 48_000, 7.2]),
      on('Facebook', 'kitchencat', [40_000, 21_000, 3.8]),
    ],
    fees: [video(26_000, 40_000), short(16_000, 22_000)],
    busy: [0, 1, 6],
    isPublic: true,
  },
  {
    ...base,
    who: 'deer',
    headline: '帶著行李箱睡遍台灣',
    bio: '旅宿開箱與山上的夜晚，不配樂，只錄那裡的聲音。',
    categories: ['travel', 'home'],
    area: '高雄市',
    travels: true,
    platforms: [
      on('YouTube', 'littledeer', [213_000, 96_000, 4.4]),
      on('Instagram', 'littledeer', [117_000, 58_000, 4.9]),
    ],
    fees: [video(60_000, 90_000), short(28_000, 36_000)],
    busy: [0, 1, 2, 3, 7],
    isPublic: true,
  },
  {
    ...base,
    who: 'night',
    headline: '睡前讀十頁',
    bio: '每集一本書、一盞燈、四十分鐘。選品只做讀書時用得到的。',
    categories: ['books', 'home'],
    area: '臺北市',
    platforms: [
      on('Podcast', 'night-reading', [31_000, 19_000, 8.8]),
      on('Instagram', 'nightreading', [24_000, 12_000, 6.1]),
    ],
    fees: [video(15_000, 22_000, '一集口播，含1次修改'), essay(8000, 12_000)],
    busy: [],
  },
  {
    ...base,
    who: 'mama',
    headline: '兩個小孩，一張不亂的床',
    bio: '親子寢具、收納與睡前儀式。孩子真的用過才說好。',
    categories: ['parenting', 'home'],
    area: '新竹縣',
    platforms: [on('Facebook', 'ricemama', [160_000, 53_000, 3.9]), on('YouTube', 'ricemama', [55_000, 26_000, 4.2])],
    fees: [video(32_000, 48_000), essay(14_000, 20_000)],
    busy: [0, 3, 5, 6],
  },
  {
    ...base,
    who: 'akai',
    headline: '先量再說',
    bio: '噪音、照度與耗電都有數字。器材借用四週，結果不好也照播。',
    categories: ['technology', 'home'],
    area: '新北市',
    platforms: [on('YouTube', 'akailab', [267_000, 174_000, 4.9]), on('Instagram', 'akailab', [38_000, 21_000, 5])],
    fees: [video(80_000, 110_000), live(90_000, 120_000)],
    busy: [0, 1, 2, 5],
  },
  {
    ...base,
    who: 'light',
    headline: '把早上的光留在臉上',
    bio: '晨間保養與一分鐘妝，手持拍攝，不修膚色。',
    categories: ['beauty', 'fashion'],
    area: '桃園市',
    platforms: [
      on('Instagram', 'gatheredlight', [78_000, 37_000, 6.9]),
      on('TikTok', 'gatheredlight', [61_000, 43_000, 8.1]),
    ],
    fees: [video(22_000, 34_000), short(14_000, 20_000), story(8000, 12_000)],
    busy: [2, 3, 6],
    isPublic: true,
  },
  {
    ...base,
    who: 'wood',
    headline: '木頭、毯子與慢慢睡著的人',
    bio: '做一張床邊桌要四個週末，影片只有八分鐘。',
    categories: ['handicraft', 'home'],
    area: '嘉義市',
    platforms: [
      on('Instagram', 'goodnightwood', [50_000, 21_000, 7.5]),
      on('YouTube', 'goodnightwood', [22_000, 14_000, 6.6]),
    ],
    fees: [video(16_000, 24_000)],
    busy: [0, 4, 7],
  },
  {
    ...base,
    who: 'trail',
    headline: '五十五歲開始跑山',
    bio: '越野跑、恢復與補給，裝備至少跑滿一百公里。',
    categories: ['fitness', 'outdoors'],
    area: '花蓮縣',
    languages: ['mandarin', 'taiwanese'],
    declines: '減重、療效',
    travels: true,
    platforms: [on('YouTube', 'trailwu', [99_000, 58_000, 4.7]), on('Facebook', 'trailwu', [33_000, 15_000, 3.3])],
    fees: [video(36_000, 48_000)],
    busy: [0, 1, 5, 7],
    isPublic: true,
  },
  {
    ...base,
    who: 'potter',
    headline: '島上的陶，一週一窯',
    bio: '器皿與餐桌。樣品請提早兩週寄到，船班看天氣。',
    categories: ['handicraft', 'design', 'places'],
    area: '澎湖縣',
    platforms: [on('Instagram', 'islandpotter', [19_000, 9000, 9.2]), on('Threads', 'islandpotter', [7000, 4000, 5.5])],
    fees: [video(12_000, 18_000), essay(6000, 9000)],
    busy: [1, 2],
  },
  {
    ...base,
    who: 'walk',
    headline: '散步的時候想清楚',
    bio: '城市散步與長談，一支影片走一條路。',
    categories: ['places', 'books'],
    area: '宜蘭縣',
    platforms: [on('YouTube', 'slowwalk', [46_000, 28_000, 5.8])],
    fees: [video(24_000, 32_000)],
    busy: [0, 2, 4],
  },
];
