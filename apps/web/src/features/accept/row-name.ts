import type { AcceptanceRow } from '@paidang/contract/entities';
import { functionTitles } from '@paidang/contract/vocabulary';
import { labels } from '#labels/acceptance';

/** What a row is about: 創意大綱, 文案・Instagram. */
export const rowName = ({ step, platform }: Pick<AcceptanceRow, 'step' | 'platform'>): string =>
  labels.name(functionTitles[step.function], platform?.platform_title);
