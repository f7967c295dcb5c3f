import type { Work } from '@paidang/contract/entities';

/** How much of a published text is the approved one, in percent. */
export const matchOf = ({ reports }: Work): number => reports.at(-1)?.comparison?.match ?? 100;

/** Whether there is something to think about before it passes. */
export const isDoubtful = (work: Work, openComments: number): boolean => matchOf(work) < 100 || openComments > 0;
