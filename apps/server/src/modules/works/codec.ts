import { WorkContent } from '@paidang/contract/entities';
import { asJson } from '../reviews';

/** The stored form of a report. */
export const workContent = asJson(WorkContent);
