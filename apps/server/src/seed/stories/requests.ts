import { reportMessage } from '../../modules/abuse-reports';
import { openRoom } from '../../modules/chat';
import { answerConsultation, consult } from '../../modules/consultations';
import type { Platform } from '../../platform/platform';
import { ChatScript } from '../chat-script';
import { demoId } from '../demo-id';
import { staffMember } from '../people';
import type { Stage } from '../stage';

/** A fictitious network, for the daily limits. */
const network = 'demo';

const answered = {
  uuid: demoId('consultation answered'),
  name: '沈芷涵',
  company: '植日選物',
  email: 'shen@planted.example',
  phone: '02-5550-0187',
  topic: 'creators',
  message: '想找兩位做居家題材的創作者，預算約12萬，十二月中上線來得及嗎？',
  agreed: true,
  website: '',
} as const;

const waiting = {
  uuid: demoId('consultation waiting'),
  name: '高橋彩',
  company: '霜月製菓',
  email: 'takahashi@shimotsuki.example',
  phone: '',
  topic: 'japan',
  message: '我們的點心在日本與臺灣都有通路，想知道能不能由同一個團隊安排兩邊的創作者。',
  agreed: true,
  website: '',
} as const;

/** Work for the console: a waiting consultation, an answered one, and a report of abuse. */
export function requests(stage: Stage, { env: { APP_URL: appUrl } }: Platform): void {
  const { ago, minutesAgo } = stage.calendar;
  const { chen, walk } = stage.people;
  const settings = { network, appUrl, operator: undefined };
  stage.plan(ago(2, '14:10'), (tx) => consult(tx, answered, settings));
  stage.plan(ago(2, '16:35'), async (tx) => {
    const text =
      '沈小姐你好，來得及：兩位創作者各一支短影音，腳本三個工作天、拍攝與修改兩週。註冊以後，我們把建議的創作者與報價整理成提案給你。';
    await answerConsultation(tx, await staffMember(tx, 'team'), answered.uuid, { text, operator: undefined });
  });
  stage.plan(minutesAgo(190), (tx) => consult(tx, waiting, settings));

  const chat = new ChatScript(stage, chen, walk);
  const link = chat.say(
    ago(1, '20:12'),
    walk,
    '我有朋友在辦團購抽獎，要先匯保證金：https://lucky-draw.example/deposit',
  );
  stage.plan(ago(1, '20:31'), async (tx) => {
    const room = await openRoom(tx, chen.id, walk.id);
    const note = '和合作無關，又要先匯款。';
    await reportMessage(tx, room, { subjectId: link.id, reporter: chen, reason: 'fraud', note });
  });
}
