import { platformProposalCalls } from '@paidang/contract/calls';
import type { PlatformProposal, ProposalContent } from '@paidang/contract/entities';
import type { TestApp } from '../build-app';
import type { TestStaff } from './staff';
import type { TestUser } from './users';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Content of a proposal that is ready to be sent. */
export const proposalContent: ProposalContent = {
  name: '冬季修護提案',
  brand: '山眠',
  product: '修護精華',
  candidates: [
    { uuid: uuid(1), name: '林宥辰', creator: null, email: 'invited@paidang.test', introduction: '保養與生活' },
  ],
  deliverables: [
    { uuid: uuid(2), title: '開箱影片', type: 'video', platforms: ['YouTube'], quantity: 2, candidate: uuid(1) },
    { uuid: uuid(3), title: '貼文', type: 'essay', platforms: ['Instagram'], quantity: 1, candidate: null },
  ],
  quote: [
    { uuid: uuid(4), item: '影片製作', quantity: 2, unit_price: 45_005 },
    { uuid: uuid(5), item: '貼文', quantity: 1, unit_price: 12_000 },
  ],
  phases: [
    { uuid: uuid(6), title: '腳本', start: '2026-12-07', end: '2026-12-11' },
    { uuid: uuid(7), title: '上線', start: '2026-12-14', end: '2026-12-31' },
  ],
  notes: '<p>含一次修改。</p>',
  valid_until: '2026-12-18',
};

/** Writes a proposal for a vendor as a member of the platform team, and sends it. */
export async function provideProposal(
  server: TestApp,
  { writer, vendor }: { writer: TestStaff; vendor: TestUser },
  content: ProposalContent = proposalContent,
): Promise<PlatformProposal> {
  const created = await server.call(platformProposalCalls.create, { as: writer, body: { vendor: vendor.id } });
  const params = { proposal: created.json().data.uuid };
  await server.call(platformProposalCalls.saveDraft, { as: writer, params, body: { revision: 0, content } });
  const sent = await server.call(platformProposalCalls.send, { as: writer, params, body: { revision: 1 } });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return sent.json().data;
}
