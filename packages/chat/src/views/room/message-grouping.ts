import { type ChatEntry, dayOf, timeOf } from '../../core';

const maxGap = 5 * 60_000;

/** Whether two neighbouring messages of one day are grouped: same sender, within five minutes. */
function isGrouped({ message: a }: ChatEntry, { message: b }: ChatEntry): boolean {
  if (a.is_sender !== b.is_sender || a.sender?.uuid !== b.sender?.uuid) return false;
  return Math.abs(Date.parse(b.created_at) - Date.parse(a.created_at)) < maxGap;
}

export interface MessageGrouping {
  /** Whether a new day starts here. */
  startsDay: boolean;
  /** Whether a group of messages by one sender starts here. */
  startsGroup: boolean;
  /** Whether the group ends here: its avatar is shown once. */
  endsGroup: boolean;
  /** Whether the time is shown: once per minute. */
  showsTime: boolean;
  /** Whether it is the newest of all. */
  isLast: boolean;
}

/** How a message relates to its neighbours. */
export function groupingOf(entries: readonly ChatEntry[], index: number): MessageGrouping {
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  const dateOf = (one: ChatEntry | undefined) => one?.message.created_at ?? '';
  const day = dayOf(dateOf(entry));
  const startsDay = !before || dayOf(dateOf(before)) !== day;
  const endsDay = !after || dayOf(dateOf(after)) !== day;
  const endsGroup = !entry || endsDay || !isGrouped(entry, after);
  return {
    startsDay,
    startsGroup: !entry || startsDay || !isGrouped(before, entry),
    endsGroup,
    showsTime: endsGroup || timeOf(dateOf(entry)) !== timeOf(dateOf(after)),
    isLast: index === entries.length - 1,
  };
}
