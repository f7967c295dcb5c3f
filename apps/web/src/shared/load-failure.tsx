import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { labels } from '#labels/shared';

/** Shown when loading failed, with a button to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      drawing="lost"
      title={labels.failed}
      description={labels.failedHint}
      className="py-20"
      titleAs="h2"
      action={<Button onClick={onRetry}>{labels.retry}</Button>}
    />
  );
}
