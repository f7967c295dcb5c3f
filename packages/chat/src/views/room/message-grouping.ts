import { type ChatEntry, dayOf, timeOf } from '../../core';

const maxGap = 5 * 60_000;

/** Whether two neighbouring messages are grouped: same sender, same day, within five minutes. */
function isGrouped(a: ChatEntry | undefined, b: ChatEntry | undefined): boolean {
  if (!a || !b || a.message.is_sender !== b.message.is_sender) return false;
  if (a.message.sender?.uuid !== b.message.sender?.uuid) return false;
  const gap = Date.parse(b.message.created_at) - Date.parse(a.message.created_at);
  return Math.abs(gap) < maxGap && dayOf(a.message.created_at) === dayOf(b.message.created_at);
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
  const endsGroup = !isGrouped(entry, after);
  return {
    startsDay: !before || dayOf(dateOf(before)) !== dayOf(dateOf(entry)),
    startsGroup: !isGrouped(before, entry),
    endsGroup,
    showsTime: endsGroup || timeOf(dateOf(entry)) !== timeOf(dateOf(after)),
    isLast: index === entries.length - 1,
  };
}
