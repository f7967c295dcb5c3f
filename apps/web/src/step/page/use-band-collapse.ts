import { limits } from '@paidang/contract/limits';
import { type UIEvent, useCallback, useRef, useState } from 'react';

const enough = 160;

/**
 * Puts the turn band away while reading on, and brings it back at the top or when it has something new to say. A text
 * that hardly scrolls keeps it.
 *
 * @param status of the step: with it changes whose turn it is.
 */
export function useBandCollapse(status: string) {
  const [putAwayAt, setPutAwayAt] = useState<string | null>(null);
  const reading = useRef({ of: '', from: 0 });
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      // An editor that opens or a picture that loads scrolls too: only a person scrolls what keeps its size.
      const of = [status, scrollHeight, clientHeight].join();
      if (reading.current.of !== of) reading.current = { of, from: scrollTop };
      const readOn = scrollTop - reading.current.from > limits.scroll.barShrinks;
      setPutAwayAt((at) => {
        const stays = at === status ? scrollTop > 0 : readOn && scrollHeight - clientHeight > enough;
        return stays ? status : null;
      });
    },
    [status],
  );
  return { collapsed: putAwayAt === status, onScroll };
}
