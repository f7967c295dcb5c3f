import type { ProposalContent } from '@paidang/contract/entities';
import { addWorkingDays, dayOf } from '@paidang/contract/rules';
import {
  createProposal,
  lockedProposal,
  moveProposal,
  openProposal,
  saveDraft,
  sendProposal,
} from '../../modules/proposals';
import type { CurrentUser } from '../../modules/users';
import type { Transaction } from '../../platform/transaction';
import { demoId } from '../demo-id';
import { staffMember } from '../people';
import type { Stage } from '../stage';

const row = (name: string) => ({ uuid: demoId(`proposal ${name}`) });

/** A candidate, and one piece of theirs. */
const acheng = row('acheng').uuid;
const deer = row('deer').uuid;

const winter = (today: string): ProposalContent => ({
  name: '冬季睡眠企劃',
  brand: '山眠',
  product: '深眠羽絨被',
  candidates: [
    {
      uuid: acheng,
      name: '阿澄',
      creator: demoId('acheng'),
      email: '',
      introduction: '旅行與生活，長片平均觀看約12萬。去年的旅行睡眠組由她實測。',
    },
    {
      uuid: deer,
      name: '小鹿出門中',
      creator: demoId('deer'),
      email: '',
      introduction: '戶外與露營，短影音為主，觀眾多為25到34歲。',
    },
  ],
  deliverables: [
    { ...row('film'), title: '七天實測長片', type: 'video', platforms: ['YouTube'], quantity: 1, candidate: acheng },
    {
      ...row('reels'),
      title: '露營過夜短影音',
      type: 'short_video',
      platforms: ['Instagram', 'TikTok'],
      quantity: 2,
      candidate: deer,
    },
    { ...row('story'), title: '限時動態', type: 'story', platforms: ['Instagram'], quantity: 1, candidate: acheng },
  ],
  quote: [
    { ...row('film price'), item: '長片企劃與製作', quantity: 1, unit_price: 68_000 },
    { ...row('reels price'), item: '短影音製作', quantity: 2, unit_price: 24_000 },
    { ...row('story price'), item: '限時動態', quantity: 1, unit_price: 8000 },
    { ...row('service'), item: '專案執行與結案報告', quantity: 1, unit_price: 15_000 },
  ],
  phases: [
    { ...row('plan'), title: '企劃與腳本', start: addWorkingDays(today, 5), end: addWorkingDays(today, 12) },
    { ...row('shoot'), title: '拍攝與剪輯', start: addWorkingDays(today, 13), end: addWorkingDays(today, 27) },
    { ...row('online'), title: '上線與成效', start: addWorkingDays(today, 28), end: addWorkingDays(today, 42) },
  ],
  notes:
    '<p>長片與短影音各含兩次修改。素材可以在品牌的社群再使用六個月。</p><ul><li><p>產品由山眠寄送，拍攝後不用寄回。</p></li><li><p>上線一週後提供成效，一個月後結案。</p></li></ul>',
  valid_until: addWorkingDays(today, 10),
});

const soap = (today: string): ProposalContent => ({
  name: '家事皂｜一週洗碗日記',
  brand: '日日製皂',
  product: '家事皂',
  candidates: [
    { uuid: acheng, name: '阿澄', creator: null, email: 'creator@paidang.test', introduction: '旅行與生活。' },
  ],
  deliverables: [
    {
      ...row('diary'),
      title: '洗碗日記短影音',
      type: 'short_video',
      platforms: ['Instagram'],
      quantity: 1,
      candidate: acheng,
    },
  ],
  quote: [{ ...row('diary price'), item: '短影音製作', quantity: 1, unit_price: 32_000 }],
  phases: [
    { ...row('diary days'), title: '製作與上線', start: addWorkingDays(today, 3), end: addWorkingDays(today, 15) },
  ],
  notes: '<p>含一次修改。</p>',
  valid_until: addWorkingDays(today, 10),
});

/** Writes a proposal and sends it. */
async function provide(tx: Transaction, vendor: CurrentUser, content: ProposalContent): Promise<string> {
  const writer = await staffMember(tx, 'team');
  const { uuid } = await createProposal(tx, writer, { vendor: vendor.id });
  await saveDraft(tx, uuid, { revision: 0, content });
  await sendProposal(tx, writer, uuid, 1);
  return uuid;
}

/** 日日製皂 accepted the proposal behind one of the projects run by the platform; 山眠 has one to decide about. */
export function proposals(stage: Stage): void {
  const { ago } = stage.calendar;
  const { hsu, lin } = stage.people;
  const accepted = { id: '' };
  const proposed = ago(98, '15:20');
  stage.plan(proposed, async (tx) => {
    accepted.id = await provide(tx, lin, soap(dayOf(proposed)));
  });
  stage.plan(ago(97, '10:05'), async (tx) => void (await openProposal(tx, { user: lin, id: accepted.id })));
  stage.plan(ago(96, '16:40'), async (tx) => {
    const projectId = demoId('家事皂｜一週洗碗日記');
    await moveProposal(
      tx,
      await lockedProposal(tx, accepted.id),
      'accept',
      { party: 'vendor', user: lin },
      { projectId },
    );
  });
  const sent = ago(1, '17:30');
  stage.plan(sent, async (tx) => void (await provide(tx, hsu, winter(dayOf(sent)))));
}
