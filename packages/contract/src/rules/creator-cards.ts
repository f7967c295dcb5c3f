import { creatorCardLimits } from '../limits';
import type { CalendarDay } from './dates';
import { messages } from './messages';

const dayMilliseconds = 86_400_000;
/** A Monday; weeks of cards are numbered from it. */
const firstMonday = Date.UTC(2020, 0, 6);

const noonless = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Number of the week that contains a day, counted from January 2020. */
export const weekNumber = (day: CalendarDay): number =>
  Math.floor((noonless(day) - firstMonday) / (7 * dayMilliseconds));

/** The Monday of a week. */
export const mondayOf = (week: number): CalendarDay =>
  new Date(firstMonday + week * 7 * dayMilliseconds).toISOString().slice(0, 10);

/** The Mondays of the weeks a card shows, starting with the current week. */
export const shownWeeks = (today: CalendarDay): CalendarDay[] =>
  Array.from({ length: creatorCardLimits.weeks }, (_, index) => mondayOf(weekNumber(today) + index));

export const creatorCardMessages = {
  minor: '滿18歲才能公開名片',
  notConsented: '請先取得廠商同意，才能放上這件作品',
  openEnded: '最高費用不能低於最低費用',
  twice: '同一項只能填一次',
  monday: '請選擇一週的星期一',
  tooFarAhead: `最多只能標記${creatorCardLimits.weeksAhead}週內的檔期`,
  rangeReversed: '上限不能小於下限',
  notOpen: '這位創作者目前沒有接案',
  tooManyLists: `最多建立${creatorCardLimits.lists}份名單`,
  notPublic: '這位創作者的名片沒有公開，或已經收回',
  listFull: `一份名單最多${creatorCardLimits.listSize}位`,
  listTwice: '已經有同名的名單',
} as const;

interface CardDraft {
  readonly headline: string;
  readonly categories: readonly unknown[];
  readonly platforms: readonly unknown[];
}

/** What a card lacks before it can be published, by field; `{}` if nothing is missing. */
export function missingOfCard({ headline, categories, platforms }: CardDraft): Record<string, string> {
  return {
    ...(headline === '' ? { headline: messages.fillThisField } : {}),
    ...(categories.length === 0 ? { categories: messages.fillThisField } : {}),
    ...(platforms.length === 0 ? { platforms: messages.fillThisField } : {}),
  };
}
