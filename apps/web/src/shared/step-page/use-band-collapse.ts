import { limits } from '@paidang/contract/limits';
import { type UIEvent, useCallback, useState } from 'react';

const enough = 160;

/**
 * Puts the turn band away while reading on, and brings it back at the top or when it has something new to say. A text
 * that hardly scrolls keeps it.
 *
 * @param status of the step: with it changes whose turn it is.
 */
export function useBandCollapse(status: string) {
  const [putAwayAt, setPutAwayAt] = useState<string | null>(null);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      setPutAwayAt((at) => {
        const stays =
          at === status ? scrollTop > 0 : scrollTop > limits.scroll.barShrinks && scrollHeight - clientHeight > enough;
        return stays ? status : null;
      });
    },
    [status],
  );
  return { collapsed: putAwayAt === status, onScroll };
}
