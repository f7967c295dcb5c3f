import type { RewardItem } from '@paidang/contract/entities';
import { rewardItemTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { amount } from '#labels/money';
import { labels } from '#labels/rewards';
import { type Day, dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

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
function itemDays({ status, granted_at: granted, expires_at: end }: RewardItem, today: Day): string[] {
  const dayText = (at: string) => shortDay(dayOf(new Date(at)), today);
  const isOpen = status === 'unclaimed';
  return [labels.item.granted(dayText(granted)), ...(end && isOpen ? [labels.item.until(dayText(end))] : [])];
}

export const sumOf = (items: readonly Pick<RewardItem, 'amount'>[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

export interface ItemLineProps {
  item: RewardItem;
  /** Rendered after the text, such as a badge or link. */
  children?: ReactNode;
  /** Dimmed, because it does not count at the moment. */
  isQuiet?: boolean;
}

/** What was earned, what for, and how much. */
export function ItemLine({ item, children, isQuiet = false }: ItemLineProps) {
  const today = dayOf(useNow());
  const { name, detail } = itemWords(item);
  return (
    <span className="flex min-w-0 items-center gap-4">
      <span className="min-w-0 flex-1">
        <span className={cn('block text-15 wrap-anywhere', isQuiet ? 'text-ink-2' : 'font-medium')}>{name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3 tabular-nums">
          {[detail, ...itemDays(item, today)].filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
          {children}
        </span>
      </span>
      <span className={cn('shrink-0 text-16 tabular-nums', isQuiet ? 'text-ink-2' : 'font-medium')}>
        {amount(item.amount)}
      </span>
    </span>
  );
}
