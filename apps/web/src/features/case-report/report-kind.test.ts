import type { ReportContent } from '@paidang/contract/entities';
import { emptyReport } from '@paidang/contract/report';
import { expect, test } from 'vitest';
import { reportKind } from './report-kind';

const content = (change: Partial<ReportContent>): ReportContent => ({ ...emptyReport('video'), ...change });
const merge = (mine: ReportContent, theirs: ReportContent) => reportKind.merge(mine, theirs, () => []);

test('R-rep-06 two drafts are merged figure by figure', () => {
  const mine = content({ figures: { likes: 11, comments: 5 }, evidence: { likes: '/files/mine.png' } });
  const theirs = content({ figures: { likes: 12, comments: 5, subscribers: 900 } });
  const { pieces, join } = merge(mine, theirs);
  expect(pieces.map(({ key, usual }) => [key, usual])).toEqual([
    ['figures.likes', 'mine'],
    ['figures.subscribers', 'theirs'],
    ['evidence.likes', 'mine'],
  ]);
  const usual = join((key) => (key === 'figures.subscribers' ? 'theirs' : 'mine'));
  expect(usual).toEqual(
    content({ figures: { likes: 11, comments: 5, subscribers: 900 }, evidence: { likes: '/files/mine.png' } }),
  );
});

test('a figure removed in one draft is removed', () => {
  const merged = merge(content({ figures: { likes: 11 } }), content({ figures: { likes: null } }));
  expect(merged.join(() => 'theirs').figures).toEqual({});
});

test('a picture is rendered as a picture', () => {
  const { pieces } = merge(
    content({ report_banner_url: '/files/a".png', other_img: ['/files/1.png', '/files/2.png'] }),
    content({ evidence: { likes: '/files/likes.png' } }),
  );
  const shown = Object.fromEntries(pieces.map(({ key, mine, theirs }) => [key, mine || theirs]));
  expect(shown.report_banner_url).toBe('<img src="/files/a&quot;.png" alt="報告封面">');
  expect(shown.other_img).toContain('<img src="/files/2.png" alt="成果圖片2">');
  expect(shown['evidence.likes']).toBe('<img src="/files/likes.png" alt="喜歡次數的截圖">');
});
