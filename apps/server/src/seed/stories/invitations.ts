import { invite, openProject } from '../../modules/invitations';
import type { Stage } from '../stage';

/** Invitations waiting for an answer: creators who ask for a project, and a project that invites its creator. */
export async function waitingInvitations(stage: Stage, appUrl: string): Promise<void> {
  const { hsu, chen, cat, acheng, akai } = stage.people;
  const { ago, day } = stage.calendar;
  stage.plan(ago(2, '20:15'), async (tx) => {
    const letter = { email: hsu.email, note: '想拍一支睡前熱湯配你們香氛枕的短影音。' };
    await invite(tx, letter, { project: null }, { sender: cat, appUrl });
  });
  stage.plan(ago(3, '10:30'), async (tx) => {
    const draft = {
      name: '白噪音喇叭｜長期使用追蹤',
      brand: hsu.companyName,
      product: '白噪音喇叭',
      start_date: day(7),
      end_date: day(60),
      tasks: [
        { type: 'video' as const, title: '三十天使用紀錄', platforms: ['YouTube'], quantity: 1, fee: 60_000 },
        { type: 'short_video' as const, title: '三個場景', platforms: ['Instagram'], quantity: 1, fee: 20_000 },
      ],
      creator_email: akai.email,
      note: '上次的實驗很多人問，想請你再多用一個月看看。',
    };
    await openProject(tx, draft, { sender: hsu, appUrl });
  });
  stage.plan(ago(1, '16:40'), async (tx) => {
    const draft = {
      name: '冬季限定濾掛｜早晨的第一杯',
      brand: chen.companyName,
      product: '冬季限定濾掛',
      start_date: day(5),
      end_date: day(40),
      tasks: [
        { type: 'short_video' as const, title: '早晨短影音', platforms: ['Instagram'], quantity: 2, fee: 18_000 },
      ],
      creator_email: acheng.email,
      note: '很喜歡你拍早晨的光，想請你帶大家沖一杯。',
    };
    await openProject(tx, draft, { sender: chen, appUrl });
  });
}
