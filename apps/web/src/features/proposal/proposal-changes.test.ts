import type { ProposalContent } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { proposalChanges } from './proposal-changes';

const content: ProposalContent = {
  name: '冬季睡眠企劃',
  brand: '山眠',
  product: '羽絨被',
  candidates: [{ uuid: 'c1', name: '阿澄', creator: null, email: '', introduction: '' }],
  deliverables: [{ uuid: 'd1', title: '長片', type: 'video', platforms: ['YouTube'], quantity: 1, candidate: 'c1' }],
  quote: [{ uuid: 'q1', item: '長片製作', quantity: 1, unit_price: 68_000 }],
  phases: [{ uuid: 'p1', title: '拍攝', start: '2026-12-01', end: '2026-12-04' }],
  notes: '<p>含兩次修改。</p>',
  valid_until: '2026-12-18',
};

test('R-pro-03 names the old and new amount of a change, and other changes by name', () => {
  const after: ProposalContent = {
    ...content,
    name: '冬夜企劃',
    candidates: [],
    deliverables: [{ ...content.deliverables[0]!, quantity: 2 }],
    quote: [
      { ...content.quote[0]!, quantity: 2, unit_price: 60_000 },
      { uuid: 'q2', item: '執行', quantity: 1, unit_price: 10_000 },
    ],
    phases: [{ ...content.phases[0]!, title: '拍攝與剪輯' }],
    notes: '<p>含三次修改。</p>',
  };
  expect(proposalChanges(content, after)).toEqual([
    '名稱 冬季睡眠企劃 → 冬夜企劃',
    '總計 NT$71,400 → NT$136,500',
    '移除創作者「阿澄」',
    '修改交付內容「長片」：× 1 → × 2',
    '修改報價「長片製作」：NT$68,000 → NT$120,000',
    '新增報價「執行」',
    '修改時程「拍攝與剪輯」',
    '修改說明',
  ]);
  expect(proposalChanges(content, content)).toEqual([]);
});
