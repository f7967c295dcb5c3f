import { expect, test } from 'vitest';
import { emptyReport, goalOutcomes, goalProgress } from '.';

const youtube = {
  ...emptyReport('video'),
  figures: {
    yt_final_total_views: 60_000,
    yt_first_week_mission_views: 29_999,
    likes: 900,
    comments: 100,
    unique_views: 41_000,
  },
};
const facebook = {
  ...emptyReport('post'),
  figures: { fb_views: 5000, reactions: 50, link_clicks: 12, post_reach: 4000 },
};
const outcomes = (...args: Parameters<typeof goalProgress>) =>
  goalProgress(...args).map(({ metric, reached, percent, outcome }) => [
    metric,
    reached,
    percent,
    goalOutcomes[outcome],
  ]);

test('R-rep-08 goals are of all platforms together, and reach is that of the highest', () => {
  const goals = { views: 65_000, engagements: 1051, clicks: 10, reach: 45_000, first_week_views: 30_000 };
  expect(outcomes(goals, [youtube, facebook], true)).toEqual([
    ['views', 65_000, 100, '達標'],
    ['first_week_views', 29_999, 99, '未達標'],
    ['engagements', 1050, 99, '未達標'],
    ['clicks', 12, 120, '達標'],
    ['reach', 41_000, 91, '未達標'],
  ]);
});

test('R-rep-08 a goal is missed only when every platform has reported', () => {
  expect(outcomes({ views: 65_000 }, [youtube], false)).toEqual([['views', 60_000, 92, '統計中']]);
  expect(outcomes({ views: 60_000 }, [youtube], false)).toEqual([['views', 60_000, 100, '達標']]);
});

test('R-rep-08 what no platform reports is unknown, which is not missed', () => {
  expect(outcomes({ clicks: 10 }, [youtube], true)).toEqual([['clicks', null, null, '未提供']]);
  expect(goalProgress({}, [youtube], true)).toEqual([]);
});
