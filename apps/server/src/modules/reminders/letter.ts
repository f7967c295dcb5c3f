import type { NotificationParameters } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { ReminderStage } from '@paidang/contract/rules';
import type { Letter } from '../../platform/mail';
import { addressOf, sentenceOf, turnOff } from '../messaging';

/** A date to remind a person of. */
export interface Reminder {
  readonly code: string;
  readonly parameters: NotificationParameters;
  readonly stage: ReminderStage;
}

type Part = readonly [title: string, belongs: (stage: ReminderStage) => boolean];

/** Sections of the mail, the most urgent first. */
const parts: readonly Part[] = [
  ['已逾期', (stage) => stage.startsWith('late')],
  ['今天到期', (stage) => stage === 'today'],
  ['即將到期', (stage) => stage === 'soon'],
];

/** The mail with all of a person's reminders of a day. */
export function reminderLetter(name: string, reminders: readonly [Reminder, ...Reminder[]], appUrl: string): Letter {
  const [first, ...more] = reminders;
  const note = turnOff(appUrl);
  if (more.length === 0) {
    const said = sentenceOf(first);
    const action = { label: '前往處理', url: addressOf(appUrl, first) };
    return { subject: `${said}｜拍檔`, name, paragraphs: [`${said}。`], action, note };
  }
  const paragraphs = parts.flatMap(([title, belongs]) => {
    const own = reminders.filter(({ stage }) => belongs(stage));
    const lines = own.map((one) => ({ text: `・${sentenceOf(one)}`, url: addressOf(appUrl, one) }));
    return lines.length > 0 ? [`【${title}】`, ...lines] : [];
  });
  return {
    subject: `有 ${reminders.length} 個步驟等你處理｜拍檔`,
    name,
    paragraphs,
    action: { label: '查看專案', url: `${appUrl}${paths.project}` },
    note,
  };
}
