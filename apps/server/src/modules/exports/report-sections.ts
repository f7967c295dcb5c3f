import type { CaseReportSummary, ReportContent } from '@paidang/contract/entities';
import {
  curveFrom,
  type DayValue,
  type GoalProgress,
  goalMetrics,
  goalOutcomes,
  postColumns,
  sexShares,
  showsFirstWeek,
} from '@paidang/contract/report';
import { dayOf } from '@paidang/contract/rules';
import type { SheetLine, SheetSection } from '../../platform/documents';
import { amount, rate } from './report-words';

/** Sections of a sheet. Each function returns `[]` when there is nothing to show. */
export function daysSection(days: readonly DayValue[], online: string | null): SheetSection[] {
  if (days.length === 0) return [];
  const curve = curveFrom(days, online && dayOf(new Date(online)));
  return [
    {
      type: 'bars',
      title: '每日觀看',
      hint: showsFirstWeek(curve) ? '深色是上線後的七天。' : '',
      bars: curve.map(({ date, value, isOnline, isFirstWeek }) => ({
        label: date.slice(5).replace('-', '/'),
        value,
        quiet: !isFirstWeek,
        ...(isOnline ? { note: `上線 ${amount(value)}` } : {}),
      })),
    },
  ];
}

export const goalsSection = (goals: readonly GoalProgress[]): SheetSection[] =>
  goals.length === 0
    ? []
    : [
        {
          type: 'table',
          title: '目標',
          hint: '',
          columns: ['項目', '目標', '實際', '達成', '結果'],
          rows: goals.map(({ metric, target, reached, percent, outcome }) => [
            goalMetrics[metric].title,
            amount(target),
            amount(reached),
            rate(percent),
            goalOutcomes[outcome],
          ]),
        },
      ];

export function audienceSection({ figures }: ReportContent): SheetSection[] {
  const { highest_age_group: first, second_highest_age_group: second } = figures;
  const shares = sexShares(figures);
  const lines: SheetLine[] = [
    ...(first ? [{ title: '最多的年齡層', text: `${first}歲` }] : []),
    ...(second ? [{ title: '第二多的年齡層', text: `${second}歲` }] : []),
  ];
  return shares.length + lines.length > 0 ? [{ type: 'audience', title: '誰在看', shares, lines }] : [];
}

export const platformsSection = ({ platforms }: Pick<CaseReportSummary, 'platforms'>): SheetSection => ({
  type: 'table',
  title: '各平台成效',
  hint: platforms.length > 1 ? '觸及人數會重複，不能跨平台相加。' : '',
  columns: ['平台', ...postColumns.map(({ title }) => title)],
  rows: platforms.map((post) => [post.platform.platform_title, ...postColumns.map(({ of }) => amount(of(post)))]),
});

type Posts = readonly Pick<CaseReportSummary['platforms'][number], 'platform' | 'work' | 'content'>[];

/**
 * The links of the posts, and their pictures.
 *
 * @param banner omitted from the pictures, since it is already shown next to the title
 */
export function postsSection(posts: Posts, banner: string | null): SheetSection[] {
  const links = posts.flatMap(({ platform, work }) =>
    work ? [{ title: platform.platform_title, text: work.url, href: work.url }] : [],
  );
  const pictures = posts.flatMap(({ platform, content }) =>
    [content.report_banner_url, ...content.other_img]
      .filter((src) => src !== '' && src !== banner)
      .map((src) => ({ src, caption: platform.platform_title })),
  );
  return [
    ...(links.length > 0 ? [{ type: 'lines' as const, title: '作品連結', lines: links }] : []),
    ...(pictures.length > 0 ? [{ type: 'pictures' as const, title: '作品與成果', pictures }] : []),
  ];
}
