import { canonical } from '@paidang/evidence';
import type { RevisionRow } from './store';

/** The canonical text of a proposed revision; its hash is kept as evidence. */
export const revisionText = ({ kind, dates, note, isFree }: Pick<RevisionRow, 'kind' | 'dates' | 'note' | 'isFree'>) =>
  canonical({ kind, dates, note, is_free: isFree });
