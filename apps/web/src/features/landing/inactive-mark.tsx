import { Badge } from '@paidang/ui/badge';
import { preview } from '#labels/landing/pages';

/** Says in a preview that people do not see a record. */
export const InactiveMark = () => <Badge tone="warning">{preview.inactive}</Badge>;
