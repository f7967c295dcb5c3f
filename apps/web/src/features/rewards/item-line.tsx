import type { RewardItem } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { amount } from '#labels/money';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { itemDays, itemWords } from './item-words';

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
