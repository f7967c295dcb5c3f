import type { RewardItem } from '@paidang/contract/entities';
import { rewardItemTitles } from '@paidang/contract/vocabulary';
import { labels } from '#labels/rewards';
import { type Day, dayOf, shortDay } from '../../shared/dates/taipei';

/** An item in two lines: its name and its cause. A fee is named by its task, a bonus by its kind. */
export function itemWords({ kind, title }: Pick<RewardItem, 'kind' | 'title'>): { name: string; detail: string } {
  const kindTitle = rewardItemTitles[kind];
  const rest = title.startsWith(`${kindTitle}：`) ? title.slice(kindTitle.length + 1) : '';
  if (kind === 'task_fee') return { name: rest || title, detail: kindTitle };
  return {
    name: kindTitle,
    detail: kind === 'trial_bonus' ? labels.item.firstStep : rest && labels.item.invited(rest),
  };
}

/** The date it was granted, and the date until which it may be requested. */
export function itemDays({ status, granted_at: granted, expires_at: end }: RewardItem, today: Day): string[] {
  const dayText = (at: string) => shortDay(dayOf(new Date(at)), today);
  const isOpen = status === 'unclaimed';
  return [labels.item.granted(dayText(granted)), ...(end && isOpen ? [labels.item.until(dayText(end))] : [])];
}

export const sumOf = (items: readonly Pick<RewardItem, 'amount'>[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
