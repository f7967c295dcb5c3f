import { WorkContent } from '@paidang/contract/entities';
import { asJson } from '../reviews';

/** A report as it is kept. */
export const workContent = asJson(WorkContent);
