import { platformNames } from './platforms';

/** Topics of a creator's works. */
export const creatorCategories = [
  'beauty',
  'home',
  'food',
  'travel',
  'parenting',
  'technology',
  'fitness',
  'fashion',
  'outdoors',
  'pets',
  'games',
  'books',
  'finance',
  'vehicles',
  'health',
  'teaching',
  'languages',
  'career',
  'film',
  'music',
  'design',
  'handicraft',
  'photography',
  'comedy',
  'relationships',
  'places',
  'sustainability',
] as const;
export type CreatorCategory = (typeof creatorCategories)[number];

export const creatorCategoryTitles: Readonly<Record<CreatorCategory, string>> = {
  beauty: '美妝保養',
  home: '居家生活',
  food: '美食',
  travel: '旅遊',
  parenting: '親子',
  technology: '科技',
  fitness: '運動',
  fashion: '穿搭',
  outdoors: '戶外露營',
  pets: '寵物',
  games: '遊戲',
  books: '閱讀',
  finance: '理財',
  vehicles: '汽機車',
  health: '健康',
  teaching: '知識教學',
  languages: '語言學習',
  career: '職場',
  film: '影劇',
  music: '音樂',
  design: '藝文設計',
  handicraft: '手作',
  photography: '攝影',
  comedy: '搞笑',
  relationships: '兩性感情',
  places: '在地文化',
  sustainability: '永續生活',
};

/** The counties and cities of Taiwan, from north to south, islands last. */
export const creatorAreas = [
  '臺北市',
  '新北市',
  '基隆市',
  '桃園市',
  '新竹市',
  '新竹縣',
  '苗栗縣',
  '臺中市',
  '彰化縣',
  '南投縣',
  '雲林縣',
  '嘉義市',
  '嘉義縣',
  '臺南市',
  '高雄市',
  '屏東縣',
  '宜蘭縣',
  '花蓮縣',
  '臺東縣',
  '澎湖縣',
  '金門縣',
  '連江縣',
] as const;
export type CreatorArea = (typeof creatorAreas)[number];

/** Languages creators speak in their works. */
export const creatorLanguages = [
  'mandarin',
  'taiwanese',
  'hakka',
  'indigenous',
  'sign',
  'english',
  'japanese',
  'korean',
  'cantonese',
  'vietnamese',
  'indonesian',
  'thai',
] as const;
export type CreatorLanguage = (typeof creatorLanguages)[number];

export const creatorLanguageTitles: Readonly<Record<CreatorLanguage, string>> = {
  mandarin: '國語',
  taiwanese: '台語',
  hakka: '客語',
  indigenous: '原住民族語',
  sign: '台灣手語',
  english: '英語',
  japanese: '日語',
  korean: '韓語',
  cantonese: '粵語',
  vietnamese: '越南語',
  indonesian: '印尼語',
  thai: '泰語',
};

/** Platforms creators have followers on. */
export const creatorPlatforms = [...platformNames, 'Podcast'] as const;
export type CreatorPlatform = (typeof creatorPlatforms)[number];

/** Who can see a creator's card: nobody, signed-in vendors, or everybody. */
export const cardLevels = ['off', 'vendors', 'public'] as const;
export type CardLevel = (typeof cardLevels)[number];

/** Parts of a card its owner may make public; vendors see everything that is filled in. */
export const cardParts = ['audience', 'fees', 'weeks', 'works', 'ratings', 'answer_time'] as const;
export type CardPart = (typeof cardParts)[number];

export const cardPartTitles: Readonly<Record<CardPart, string>> = {
  audience: '追蹤數與觀看數',
  fees: '合作費用',
  weeks: '檔期',
  works: '作品',
  ratings: '評分與結案數',
  answer_time: '回覆時間',
};

/** A vendor's consent to showing a work; `withdrawn` after it was given. */
export const workConsents = ['none', 'asked', 'given', 'declined', 'withdrawn'] as const;
export type WorkConsent = (typeof workConsents)[number];

/** Sort orders of the search for creators. */
export const creatorSorts = ['relevance', 'followers', 'views', 'fee', 'rating', 'answer_time', 'newest'] as const;
export type CreatorSort = (typeof creatorSorts)[number];

export const creatorSortTitles: Readonly<Record<CreatorSort, string>> = {
  relevance: '最相符',
  followers: '追蹤數高到低',
  views: '觀看數高到低',
  fee: '費用低到高',
  rating: '評分高到低',
  answer_time: '回覆最快',
  newest: '最新公開',
};
