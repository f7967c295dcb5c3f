import type { FigureName, ReportType } from '../report';

/** The metric in a column of an export. */
export type Metric =
  | 'views'
  | 'reach'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'saves'
  | 'replies'
  | 'link_clicks'
  | 'other_clicks'
  | 'engagements'
  | 'click_rate'
  | 'percent_viewed'
  | 'unique_viewers'
  | 'subscribers_gained'
  | 'peak_viewers';

/** The kind of label in a column: it identifies the post or day of a row. */
export type Label = 'id' | 'title' | 'link' | 'published' | 'date';

interface ColumnNames<Name> {
  readonly name: Name;
  /** In English and Traditional Chinese, as the tools write them. */
  readonly headers: readonly string[];
}

const metrics: readonly ColumnNames<Metric>[] = [
  {
    name: 'views',
    headers: ['Views', 'Total views', 'Video views', '觀看次數', '瀏覽次數', '影片觀看次數', '總觀看次數'],
  },
  { name: 'reach', headers: ['Reach', 'Post reach', '觸及人數', '瀏覽人數', '貼文觸及人數'] },
  {
    name: 'likes',
    headers: ['Likes', 'Total likes', 'Reactions', '喜歡次數', '按讚數', '按讚次數', '心情數', '心情', '總按讚數'],
  },
  {
    name: 'comments',
    headers: ['Comments', 'Comments added', 'Total comments', '已新增留言', '留言數', '留言', '總留言數'],
  },
  { name: 'shares', headers: ['Shares', 'Total shares', '分享次數', '分享', '分享數', '總分享數'] },
  {
    name: 'saves',
    headers: ['Saves', 'Total bookmarks', 'Add to favorites', '儲存次數', '收藏次數', '加入收藏', '珍藏次數'],
  },
  { name: 'replies', headers: ['Replies', '回覆', '回覆數', '回覆次數'] },
  { name: 'link_clicks', headers: ['Link clicks', '連結點擊', '連結點擊次數', '連結點按次數'] },
  { name: 'other_clicks', headers: ['Other clicks', '其他點擊', '其他點擊次數', '其他點按次數'] },
  { name: 'engagements', headers: ['Engagements', 'Post engagements', '互動次數', '貼文互動次數'] },
  { name: 'click_rate', headers: ['Impressions click-through rate (%)', '曝光點閱率 (%)'] },
  { name: 'percent_viewed', headers: ['Average percentage viewed (%)', '平均觀看比例 (%)'] },
  { name: 'unique_viewers', headers: ['Unique viewers', '非重複觀眾人數', '不重複觀眾人數'] },
  { name: 'subscribers_gained', headers: ['Subscribers gained', '獲得的訂閱人數', '新增訂閱人數'] },
  { name: 'peak_viewers', headers: ['Peak concurrent viewers', '最高同時觀看人數', '最高同時觀看次數'] },
];

const labels: readonly ColumnNames<Label>[] = [
  { name: 'id', headers: ['Content', 'Post ID', 'Video ID', '內容', '貼文編號'] },
  { name: 'title', headers: ['Video title', 'Title', 'Description', '影片標題', '標題', '說明'] },
  { name: 'link', headers: ['Permalink', 'Video link', '永久連結', '影片連結'] },
  {
    name: 'published',
    headers: ['Video publish time', 'Publish time', 'Post time', '影片發布時間', '發佈時間', '發布時間'],
  },
  { name: 'date', headers: ['Date', '日期'] },
];

/** Normalises a header for comparison: exports differ in character width, case, spaces and brackets. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()%_.]/g, '');

const byHeader = <Name>(columns: readonly ColumnNames<Name>[]): ReadonlyMap<string, Name> =>
  new Map(columns.flatMap(({ name, headers }) => headers.map((header) => [headerKey(header), name] as const)));

export const metricsByHeader = byHeader(metrics);
export const labelsByHeader = byHeader(labels);

/** The tools whose exports are supported. */
export const importSources = {
  youtube: 'YouTube工作室',
  instagram: 'Meta Business Suite（Instagram）',
  facebook: 'Meta Business Suite（Facebook）',
  tiktok: 'TikTok Studio',
} as const;
export type ImportSource = keyof typeof importSources;

/** Headers only one tool writes; a file is attributed to it if it contains all headers of a group. */
const signatures: readonly (readonly [ImportSource, readonly string[]])[] = [
  ['instagram', ['Account username', 'Permalink']],
  ['instagram', ['帳號用戶名稱', '永久連結']],
  ['facebook', ['Page name', 'Permalink']],
  ['facebook', ['粉絲專頁名稱', '永久連結']],
  ['tiktok', ['Video link', 'Post time']],
  ['tiktok', ['Video views', 'Profile views']],
  ['youtube', ['Content', 'Video title']],
  ['youtube', ['內容', '影片標題']],
];

/** The tool that wrote these headers; `null` if it cannot be determined. */
export function sourceOf(headers: readonly string[]): ImportSource | null {
  const keys = new Set(headers.map(headerKey));
  const found = signatures.find(([, wanted]) => wanted.every((header) => keys.has(headerKey(header))));
  return found?.[0] ?? null;
}

/**
 * The report field each metric fills. Metrics an export counts differently from the field are left out: its impressions
 * cover the whole period, its subscribers are those gained or lost.
 */
export const figureOfMetric: Readonly<Record<ReportType, Partial<Record<Metric, FigureName>>>> = {
  video: {
    views: 'yt_final_total_views',
    likes: 'likes',
    comments: 'comments',
    click_rate: 'click_through_rate',
    percent_viewed: 'view_rate',
    unique_viewers: 'unique_views',
    subscribers_gained: 'add_subscribers',
  },
  post: {
    views: 'fb_views',
    shares: 'shares',
    comments: 'comments',
    link_clicks: 'link_clicks',
    other_clicks: 'other_clicks',
    engagements: 'post_engagements',
    reach: 'post_reach',
    likes: 'reactions',
  },
  share: {
    views: 'ig_video_views',
    likes: 'reactions',
    shares: 'shares',
    comments: 'comments',
    saves: 'saves',
    reach: 'post_reach',
  },
  story: {
    views: 'story_views',
    reach: 'post_reach',
    replies: 'replies',
    shares: 'shares',
    link_clicks: 'link_clicks',
  },
  live: {
    views: 'live_views',
    peak_viewers: 'peak_viewers',
    likes: 'likes',
    comments: 'comments',
    shares: 'shares',
    link_clicks: 'link_clicks',
    subscribers_gained: 'add_subscribers',
  },
  essay: { views: 'reads', link_clicks: 'link_clicks', comments: 'comments', shares: 'shares' },
};
