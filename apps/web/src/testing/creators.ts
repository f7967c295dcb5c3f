import type { CreatorFacets, FoundCreator, VendorCreatorCard } from '@paidang/contract/entities';
import { feeBuckets, followerBuckets } from '@paidang/contract/limits';
import { shownWeeks } from '@paidang/contract/rules';
import {
  creatorAreas,
  creatorCategories,
  creatorLanguages,
  creatorPlatforms,
  taskTypes,
} from '@paidang/contract/vocabulary';
import { dayOf } from '../shared/dates/taipei';
import { creator } from './people';

const weeks = shownWeeks(dayOf(new Date())).map((week, index) => ({ week, is_free: index !== 1 }));

/** A creator as a search result. */
export const foundCreator: FoundCreator = {
  uuid: creator.uuid,
  name: '阿澄',
  avatar: null,
  headline: '用一週把話說完的實測派',
  is_open: true,
  categories: ['beauty', 'home'],
  area: '臺北市',
  languages: ['mandarin'],
  platforms: [
    {
      platform: 'YouTube',
      url: 'https://youtube.com/@acheng',
      followers: 188_000,
      views: 120_000,
      engagement: 5.1,
      audience: '女性78%',
      reported_on: '2026-11-20',
    },
  ],
  fees: [{ type: 'video', from: 55_000, to: 75_000, note: '含2次修改' }],
  weeks,
  rating: { mean: 4.8, count: 23 },
  closed_projects: 23,
  answer_hours: 6,
  published_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  together: 2,
  lists: [],
};

/** The same creator as a card. */
export const creatorCard: VendorCreatorCard = {
  ...foundCreator,
  bio: '每支影片只回答一個問題。',
  travels: true,
  declines: '菸酒',
  works: [],
  ratings: null,
  reviews: [],
};

const none = <Key extends string>(keys: readonly Key[]) => keys.map((key) => ({ key, count: 0 }));

/** Facets of a search; of the categories only 美妝保養 has creators. */
export const facets: CreatorFacets = {
  categories: creatorCategories.map((key) => ({ key, count: key === 'beauty' ? 18 : 0 })),
  platforms: none(creatorPlatforms),
  areas: none(creatorAreas),
  languages: none(creatorLanguages),
  deliverables: none(taskTypes),
  followers: followerBuckets.map((from, index) => ({ from, count: index })),
  fees: feeBuckets.map((from, index) => ({ from, count: index })),
  ratings: [],
  weeks: [],
  total: 46,
  together: 8,
};
