import { describe, expect, test } from 'vitest';
import { ReportContent, ReportFigures } from '../entities';
import { reportLimits } from '../limits';
import {
  changedFigures,
  checkReport,
  csvText,
  curveTogether,
  emptyReport,
  type FigureName,
  figureNames,
  reportMessages,
  reportTotals,
  reportTypeOf,
  reportTypes,
  reportWarnings,
  sexShares,
} from '.';

const empty = emptyReport('video');
const video = { yt_final_total_views: 214_386, yt_first_week_mission_views: 142_910, likes: 11_842, comments: 1206 };
const check = (figures: object, type: keyof typeof reportTypes = 'video') =>
  checkReport({ figures, curve_perday: [] }, type);

test.each([
  ['video', 'YouTube', 'post', 'video'],
  ['video', 'Facebook', 'post', 'post'],
  ['short_video', 'Instagram', 'post', 'share'],
  ['clip_video', 'TikTok', 'post', 'share'],
  ['story', 'Instagram', 'story', 'story'],
  ['live', 'YouTube', 'post', 'live'],
  ['essay', 'Instagram', 'post', 'share'],
  ['essay', '方格子', 'post', 'essay'],
  ['video', 'Bilibili', 'post', 'share'],
] as const)('R-rep-02 R-rep-03 R-rep-04 the report of a %s on %s (%s) is a %s', (task, platform_title, kind, type) => {
  expect(reportTypeOf(task, { platform_title, kind })).toBe(type);
});

test('R-rep-02 R-rep-03 R-rep-04 each type has the fields of the specification, some of them required', () => {
  expect(reportTypes.video.figures).toHaveLength(16);
  expect(reportTypes.post.figures).toHaveLength(8);
  expect(reportTypes.share.figures).toHaveLength(6);
  const used = new Set<FigureName>();
  for (const { figures, required, views, engagements, clicks } of Object.values(reportTypes)) {
    const own: readonly FigureName[] = figures;
    for (const name of [...required, views, ...engagements, ...clicks]) expect(own, name).toContain(name);
    for (const name of own) used.add(name);
  }
  expect([...used].sort()).toEqual([...figureNames].sort());
});

test.each([
  [{ likes: 0 }, true],
  [{ likes: null }, true],
  [{ likes: -1 }, false],
  [{ likes: 1.5 }, false],
  [{ likes: 10 ** 15 }, false],
  [{ likes: reportLimits.count }, true],
  [{ view_rate: 52.41 }, true],
  [{ view_rate: 0.07 }, true],
  [{ view_rate: 52.411 }, false],
  [{ view_rate: 100.01 }, false],
  [{ highest_age_group: '25-34' }, true],
  [{ highest_age_group: '25' }, false],
])('R-rep-02 figures %j fit: %s', (figures, fits) => {
  expect(ReportFigures.safeParse(figures).success).toBe(fits);
});

test('R-rep-05 a report has a curve per day, other information, a banner and other pictures', () => {
  const content = {
    ...empty,
    curve_perday: [{ date: '2026-12-16', value: 38_412 }],
    other_info: [{ label: '平均觀看時間', value: '4:15' }],
    report_banner_url: '/files/a.png',
    other_img: ['/files/b.png'],
    evidence: { likes: '/files/c.png' },
  };
  expect(ReportContent.parse(content)).toEqual(content);
  const curve = [{ date: '2026-12-16', value: -1 }];
  expect(ReportContent.safeParse({ ...content, curve_perday: curve }).success).toBe(false);
});

describe('R-rep-02 errors that prevent submitting a report', () => {
  test('none, with the required figures', () => expect(check(video)).toEqual({}));

  test('a missing figure, but 0 is not missing', () => {
    expect(check({ ...video, likes: null })).toEqual({ 'figures.likes': '請填寫此欄位' });
    expect(check({ ...video, likes: 0 })).toEqual({});
  });

  test('a figure of another platform', () =>
    expect(check({ ...video, saves: 1 })).toEqual({ 'figures.saves': reportMessages.foreign }));

  test('more than 100 percent of women and men together', () => {
    expect(check({ ...video, female_percent: 78.01, male_percent: 22 })).toEqual({
      'figures.male_percent': reportMessages.sexes,
    });
    expect(check({ ...video, female_percent: 70.1, male_percent: 29.9 })).toEqual({});
  });

  test('one age group twice', () =>
    expect(check({ ...video, highest_age_group: '25-34', second_highest_age_group: '25-34' })).toEqual({
      'figures.second_highest_age_group': reportMessages.sameAge,
    }));

  test('a day that occurs twice', () => {
    const days = ['2026-12-16', '2026-12-17', '2026-12-16'].map((date) => ({ date }));
    expect(checkReport({ figures: video, curve_perday: days }, 'video')).toEqual({
      'curve_perday.2.date': reportMessages.datesRepeat,
    });
  });

  test('not a first week above the total: that is a warning', () => {
    const figures = { ...video, yt_first_week_mission_views: 300_000 };
    expect(check(figures)).toEqual({});
    expect(reportWarnings({ figures })).toEqual({
      'figures.yt_first_week_mission_views': reportMessages.firstWeek,
    });
    expect(reportWarnings({ figures: video })).toEqual({});
  });
});

test('R-rep-01 a changed figure has its old and new value, a missing one is null', () => {
  expect(changedFigures({ likes: 10, comments: 2 }, { likes: 12, comments: 2, view_rate: 52.4 })).toEqual([
    { figure: 'likes', from: 10, to: 12 },
    { figure: 'view_rate', from: null, to: 52.4 },
  ]);
});

test('totals, cost and curve of several platforms; unknown stays unknown', () => {
  const youtube = {
    report_type: 'video',
    figures: video,
    curve_perday: [
      { date: '2026-12-17', value: 5 },
      { date: '2026-12-16', value: 10 },
    ],
  } as const;
  const facebook = {
    report_type: 'post',
    figures: { fb_views: 24_870, reactions: 1388, comments: 96, shares: 211, link_clicks: 1742 },
    curve_perday: [{ date: '2026-12-17', value: 7 }],
  } as const;
  expect(reportTotals([youtube, facebook], 30_000)).toEqual({
    views: 239_256,
    engagements: 14_743,
    clicks: 1742,
    engagement_rate: 6.16,
    cost_per_view: 0.13,
    cost_per_engagement: 2.03,
    cost_per_click: 17.22,
  });
  expect(curveTogether([youtube, facebook])).toEqual([
    { date: '2026-12-16', value: 10 },
    { date: '2026-12-17', value: 12 },
  ]);
  expect(reportTotals([{ ...youtube, figures: { likes: 0 } }], null)).toEqual({
    views: null,
    engagements: 0,
    clicks: null,
    engagement_rate: null,
    cost_per_view: null,
    cost_per_engagement: null,
    cost_per_click: null,
  });
});

test('a name that looks like a formula is text in a CSV file', () => {
  const rows = [
    ["=cmd|'/C calc'!A0", '+886', '-1+2', '@SUM(A1)', '\t=1', '＝1'],
    ['山眠', 'a,b', 'say "hi"', -3, null, '一\n二'],
  ];
  expect(csvText(rows)).toBe(
    '\ufeff\'=cmd|\'/C calc\'!A0,\'+886,\'-1+2,\'@SUM(A1),\'\t=1,\'＝1\r\n山眠,"a,b","say ""hi""",-3,,"一\n二"\r\n',
  );
});

test('R-rep-02 a missing share of the audience is not 0', () => {
  expect(sexShares({ female_percent: 78, male_percent: 20 })).toEqual([
    { label: '女性', percent: 78 },
    { label: '男性', percent: 20 },
    { label: '其他', percent: 2 },
  ]);
  expect(sexShares({ female_percent: 78.5 })).toEqual([
    { label: '女性', percent: 78.5 },
    { label: '未提供', percent: 21.5 },
  ]);
  expect(sexShares({})).toEqual([]);
});
