import { knownPlatform } from '../rules/platforms';
import { normaliseTaskType, type TaskTypeOnWire } from '../vocabulary';
import type { FigureName } from './figures';

/** The figures of one kind of platform, and their role in a summary. */
export interface ReportTypeDefinition {
  readonly title: string;
  /** In the order of the form. */
  readonly figures: readonly FigureName[];
  /** Figures a report cannot be submitted without. */
  readonly required: readonly FigureName[];
  /** The number of views that a summary shows and divides costs by. */
  readonly views: FigureName;
  /** Figures whose sum is the engagements. */
  readonly engagements: readonly FigureName[];
  /** Figures whose sum is the clicks; empty if the platform reports none. */
  readonly clicks: readonly FigureName[];
}

/** The figures a closing report asks for, by kind of platform (R-rep-02 … 04). */
export const reportTypes = {
  video: {
    title: '影音平台',
    figures: [
      'yt_final_total_views',
      'yt_first_week_mission_views',
      'likes',
      'comments',
      'interactions_rate',
      'subscribers',
      'first_week_impressions',
      'click_through_rate',
      'views',
      'view_rate',
      'unique_views',
      'female_percent',
      'male_percent',
      'highest_age_group',
      'second_highest_age_group',
      'add_subscribers',
    ],
    required: ['yt_final_total_views', 'yt_first_week_mission_views', 'likes', 'comments'],
    views: 'yt_final_total_views',
    engagements: ['likes', 'comments'],
    clicks: [],
  },
  post: {
    title: '社群貼文',
    figures: [
      'fb_views',
      'shares',
      'comments',
      'link_clicks',
      'other_clicks',
      'post_engagements',
      'post_reach',
      'reactions',
    ],
    required: ['fb_views', 'shares', 'comments', 'post_reach', 'reactions'],
    views: 'fb_views',
    engagements: ['reactions', 'comments', 'shares'],
    clicks: ['link_clicks', 'other_clicks'],
  },
  share: {
    title: '影音與圖片分享',
    figures: ['ig_video_views', 'reactions', 'shares', 'comments', 'saves', 'post_reach'],
    required: ['ig_video_views', 'reactions', 'comments'],
    views: 'ig_video_views',
    engagements: ['reactions', 'comments', 'shares', 'saves'],
    clicks: [],
  },
  story: {
    title: '限時動態',
    figures: ['story_views', 'post_reach', 'replies', 'shares', 'link_clicks', 'story_exits'],
    required: ['story_views', 'post_reach'],
    views: 'story_views',
    engagements: ['replies', 'shares'],
    clicks: ['link_clicks'],
  },
  live: {
    title: '直播',
    figures: [
      'live_views',
      'peak_viewers',
      'average_watch_seconds',
      'likes',
      'comments',
      'shares',
      'link_clicks',
      'add_subscribers',
    ],
    required: ['live_views', 'peak_viewers', 'comments'],
    views: 'live_views',
    engagements: ['likes', 'comments', 'shares'],
    clicks: ['link_clicks'],
  },
  essay: {
    title: '文章',
    figures: ['reads', 'link_clicks', 'comments', 'shares'],
    required: ['reads'],
    views: 'reads',
    engagements: ['comments', 'shares'],
    clicks: ['link_clicks'],
  },
} as const satisfies Record<string, ReportTypeDefinition>;

export type ReportType = keyof typeof reportTypes;
export const reportTypeNames = Object.keys(reportTypes) as [ReportType, ...ReportType[]];

/** The definition of a kind of report. */
export const reportTypeDefinition = (type: ReportType): ReportTypeDefinition => reportTypes[type];

const byPlatform: Readonly<Record<string, ReportType>> = {
  YouTube: 'video',
  Facebook: 'post',
  Threads: 'post',
  X: 'post',
};

interface PublishedPlatform {
  readonly platform_title: string;
  readonly kind: 'post' | 'story';
}

/**
 * The kind of report for a platform, which determines its figures.
 *
 * @example reportTypeOf('video', { platform_title: 'Instagram', kind: 'story' }) // 'story'
 */
export function reportTypeOf(task: TaskTypeOnWire, { platform_title: title, kind }: PublishedPlatform): ReportType {
  const type = normaliseTaskType(task);
  if (kind === 'story') return 'story';
  if (type === 'live') return 'live';
  const platform = knownPlatform(title);
  if (platform) return byPlatform[platform.title] ?? 'share';
  return type === 'essay' ? 'essay' : 'share';
}

/** A blank report. */
export const emptyReport = (type: ReportType) => ({
  report_type: type,
  figures: {},
  curve_perday: [],
  other_info: [],
  report_banner_url: '',
  other_img: [],
  evidence: {},
});
