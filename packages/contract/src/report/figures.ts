/** `count`: a whole number from 0. `rate`: a percentage with two decimals at most. `age`: one of {@link ageGroups}. */
export type FigureKind = 'count' | 'rate' | 'age';

/** One figure of a closing report. */
export interface Figure {
  readonly title: string;
  readonly kind: FigureKind;
  /** Shown next to the field; `''` for none. */
  readonly unit: string;
  /** Where to find the figure, or what it counts. */
  readonly help: string;
}

/** The age groups of YouTube's audience report. */
export const ageGroups = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** All figures a closing report can contain. {@link reportTypes} lists those of each platform. */
export const figures = {
  yt_final_total_views: {
    title: '影片總觀看次數',
    kind: 'count',
    unit: '次',
    help: 'YouTube工作室「總覽」的觀看次數，從上線算到填寫當天；Shorts每次開始播放都算',
  },
  yt_first_week_mission_views: {
    title: '首週觀看次數',
    kind: 'count',
    unit: '次',
    help: '上線後七天內的觀看次數，用來對照約定的觀看數',
  },
  likes: { title: '喜歡次數', kind: 'count', unit: '次', help: '按讚、喜歡的總數' },
  comments: { title: '留言數', kind: 'count', unit: '則', help: '包含回覆；直播也包含聊天室的訊息' },
  interactions_rate: {
    title: '互動率',
    kind: 'rate',
    unit: '%',
    help: '（喜歡＋留言＋分享）÷觀看次數',
  },
  subscribers: { title: '目前訂閱人數', kind: 'count', unit: '人', help: '填寫當天頻道的訂閱人數' },
  first_week_impressions: {
    title: '首週曝光次數',
    kind: 'count',
    unit: '次',
    help: '上線後七天內縮圖顯示的次數；Shorts沒有這一項',
  },
  click_through_rate: {
    title: '曝光點閱率',
    kind: 'rate',
    unit: '%',
    help: '看到縮圖後點進來的比例；Shorts沒有這一項',
  },
  views: { title: '曝光帶來的觀看次數', kind: 'count', unit: '次', help: '「觸及率」分頁漏斗中的觀看次數' },
  view_rate: { title: '平均觀看比例', kind: 'rate', unit: '%', help: '觀眾平均看完影片的幾成' },
  unique_views: { title: '非重複觀眾人數', kind: 'count', unit: '人', help: '「觸及率」分頁的非重複觀眾' },
  female_percent: { title: '女性觀眾', kind: 'rate', unit: '%', help: '「觀眾」分頁的性別' },
  male_percent: { title: '男性觀眾', kind: 'rate', unit: '%', help: '「觀眾」分頁的性別' },
  highest_age_group: { title: '最多的年齡層', kind: 'age', unit: '歲', help: '「觀眾」分頁占比最高的年齡層' },
  second_highest_age_group: {
    title: '第二多的年齡層',
    kind: 'age',
    unit: '歲',
    help: '「觀眾」分頁占比第二的年齡層',
  },
  add_subscribers: { title: '新增訂閱', kind: 'count', unit: '人', help: '這支影片帶來的訂閱人數' },
  fb_views: { title: '瀏覽次數', kind: 'count', unit: '次', help: '貼文或影片被看到、播放的次數' },
  shares: { title: '分享數', kind: 'count', unit: '次', help: '分享到動態、限時動態或私訊的次數' },
  link_clicks: { title: '連結點擊', kind: 'count', unit: '次', help: '點擊貼文中連結的次數' },
  other_clicks: { title: '其他點擊', kind: 'count', unit: '次', help: '點擊圖片、「顯示更多」等的次數' },
  post_engagements: { title: '貼文互動次數', kind: 'count', unit: '次', help: '心情、留言、分享與點擊的總數' },
  post_reach: { title: '觸及人數', kind: 'count', unit: '人', help: '看到的不重複帳號數，各平台不能相加' },
  reactions: { title: '按讚與心情數', kind: 'count', unit: '次', help: '按讚、大心等心情的總數' },
  ig_video_views: { title: '觀看次數', kind: 'count', unit: '次', help: '圖片瀏覽或影片播放的次數' },
  saves: { title: '收藏數', kind: 'count', unit: '次', help: '收藏、加入珍藏的次數' },
  story_views: { title: '瀏覽次數', kind: 'count', unit: '次', help: '所有頁合計' },
  replies: { title: '回覆數', kind: 'count', unit: '則', help: '觀眾對限時動態的回覆' },
  story_exits: { title: '離開次數', kind: 'count', unit: '次', help: '看到一半離開限時動態的次數' },
  live_views: { title: '總觀看次數', kind: 'count', unit: '次', help: '包含結束後的重播' },
  peak_viewers: { title: '最高同時在線人數', kind: 'count', unit: '人', help: '直播中同時觀看的最多人數' },
  average_watch_seconds: { title: '平均觀看時間', kind: 'count', unit: '秒', help: '每次觀看的平均秒數' },
  reads: { title: '閱讀次數', kind: 'count', unit: '次', help: '文章被打開的次數' },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as [FigureName, ...FigureName[]];

/** The definition of a figure. */
export const figureOf = (name: FigureName): Figure => figures[name];

/** Figures by name; a missing or `null` figure is unknown, which is not 0. */
export type Figures = { readonly [Name in FigureName]?: FigureValue | null | undefined };
export type FigureValue = number | AgeGroup;

/** Parts of a report besides its figures. */
export const reportExtras = {
  curve_perday: '每日數據',
  other_info: '其他資訊',
  report_banner_url: '報告封面',
  other_img: '其他圖片',
} as const;
type ReportExtra = keyof typeof reportExtras;

/** The parts of a report an update can be requested for. */
export type ReportPart = FigureName | ReportExtra;
export const reportParts = [...figureNames, ...(Object.keys(reportExtras) as ReportExtra[])] as [
  ReportPart,
  ...ReportPart[],
];

/** Title of a part of a report. @example reportPartTitle('shares') // '分享數' */
export const reportPartTitle = (part: ReportPart): string =>
  isFigureName(part) ? figures[part].title : reportExtras[part];

export const isFigureName = (part: ReportPart): part is FigureName => part in figures;
