import { fullDay } from '@paidang/contract/rules';
import { type ConsultationTopic, consultationTopicTitles } from '@paidang/contract/vocabulary';
import { type Letter, unlinked } from '../../platform/mail';

interface ConsultationData {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: ConsultationTopic;
  readonly message: string;
  readonly createdAt: Date;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Confirms receipt to the visitor. Does not repeat their message, since anybody can enter somebody else's address. */
export const receiptLetter = ({ name, topic }: ConsultationData): Letter => ({
  subject: '我們收到你的諮詢了｜拍檔',
  name: unlinked(name),
  paragraphs: [`謝謝你詢問「${consultationTopicTitles[topic]}」。我們會由專人看過，再用這個信箱回覆你。`],
  note: '若你沒有在拍檔填寫諮詢表單，請忽略這封信。',
});

/** Notifies the operator of a new consultation. */
export const arrivalLetter = (asked: ConsultationData, url: string): Letter => ({
  subject: `新的諮詢：${consultationTopicTitles[asked.topic]}｜拍檔`,
  name: '拍檔團隊',
  paragraphs: [
    `${unlinked(asked.company)}的${unlinked(asked.name)}想詢問「${consultationTopicTitles[asked.topic]}」：`,
    ...linesOf(asked.message).map(unlinked),
    `信箱：${unlinked(asked.email)}${asked.phone ? `　電話：${asked.phone}` : ''}`,
  ],
  action: { label: '查看並回覆', url },
});

/** The answer of a member of staff, with the question quoted below. */
export const answerLetter = (asked: ConsultationData, text: string, replyTo: string | undefined): Letter => ({
  subject: `回覆你的諮詢：${consultationTopicTitles[asked.topic]}｜拍檔`,
  name: unlinked(asked.name),
  paragraphs: [
    ...linesOf(text),
    `你在 ${fullDay(asked.createdAt)} 詢問：`,
    ...linesOf(asked.message).map((line) => `＞ ${unlinked(line)}`),
  ],
  ...(replyTo ? { note: { text: `想繼續討論，請寫信到 ${replyTo}`, url: `mailto:${replyTo}` } } : {}),
});
