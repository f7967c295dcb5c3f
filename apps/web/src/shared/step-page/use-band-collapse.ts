import { limits } from '@paidang/contract/limits';
import { type UIEvent, useCallback, useState } from 'react';

const enough = 160;

/** Puts the turn band away while reading on, and brings it back at the top. A text that hardly scrolls keeps it. */
export function useBandCollapse() {
  const [collapsed, setCollapsed] = useState(false);
  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    setCollapsed((now) =>
      now ? scrollTop > 0 : scrollTop > limits.scroll.barShrinks && scrollHeight - clientHeight > enough,
    );
  }, []);
  return { collapsed, onScroll };
}
