import { WorkContent } from '@paidang/contract/entities';
import { asJson } from '../reviews';

/** How a report is stored. */
export const workContent = asJson(WorkContent);
