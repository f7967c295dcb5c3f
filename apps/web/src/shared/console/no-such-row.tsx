import { EmptyState } from '@paidang/ui/empty-state';
import { labels } from '#labels/console-operations';

/** What is looked for beside a list is not there. */
export const NoSuchRow = () => (
  <EmptyState title={labels.noSuch} description={labels.noSuchHint} drawing="lost" className="m-5" titleAs="h2" />
);
