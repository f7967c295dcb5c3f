import { Badge } from '@paidang/ui/badge';
import { preview } from '#labels/landing/pages';

/** Marks a record in a preview that is not public. */
export const InactiveMark = () => <Badge tone="warning">{preview.inactive}</Badge>;
