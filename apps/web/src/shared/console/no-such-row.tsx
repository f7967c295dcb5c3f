import { EmptyState } from '@paidang/ui/empty-state';
import { labels } from '#labels/console-operations';

/** Detail view for an address whose item does not exist. */
export const NoSuchRow = () => (
  <EmptyState title={labels.noSuch} description={labels.noSuchHint} drawing="lost" className="m-5" titleAs="h2" />
);
