import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { dayTitle } from '../../core';
import { type ChatDateDividerProps, useChatLabels } from '../../react';

/** Date of the messages below. */
export function DateDivider({ instant, compact }: ChatDateDividerProps) {
  return (
    <div
      data-slot="chat-day"
      className={cx(
        'pdc:flex pdc:items-center pdc:gap-4 pdc:text-12 pdc:text-ink-3 pdc:tabular-nums',
        compact
          ? 'pdc:justify-center pdc:py-3'
          : "pdc:pt-6 pdc:pb-4 pdc:before:h-px pdc:before:flex-1 pdc:before:bg-line pdc:before:content-[''] pdc:after:h-px pdc:after:flex-1 pdc:after:bg-line pdc:after:content-['']",
      )}
    >
      {dayTitle(instant, useLocale())}
    </div>
  );
}

/** Separator above the unread messages. */
export function UnreadDivider() {
  const { room } = useChatLabels();
  return (
    <div
      data-slot="chat-unread"
      className="pdc:flex pdc:items-center pdc:gap-3 pdc:py-3 pdc:text-12 pdc:font-medium pdc:text-danger-600 pdc:before:h-px pdc:before:flex-1 pdc:before:bg-danger-600 pdc:before:content-[''] pdc:after:h-px pdc:after:flex-1 pdc:after:bg-danger-600 pdc:after:content-['']"
    >
      {room.unread}
    </div>
  );
}
