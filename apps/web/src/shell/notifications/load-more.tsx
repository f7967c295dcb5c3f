import { Button } from '@paidang/ui/button';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/notifications';

export interface LoadMoreProps {
  isLoading: boolean;
  onReach: () => void;
}

/** Loads the next page when it scrolls into view; the button is for users who do not scroll. */
export function LoadMore({ isLoading, onReach }: LoadMoreProps) {
  const row = useRef<HTMLLIElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  }, [onReach]);
  useEffect(() => {
    if (!row.current || isLoading) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reach.current();
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <li ref={row} className="flex justify-center p-2">
      <Button variant="ghost" size="sm" busy={isLoading} onClick={onReach}>
        {labels.more}
      </Button>
    </li>
  );
}
