import type { ServiceDataFields } from '@paidang/contract/entities';
import { labels } from '#labels/service-data';

type Papers = Pick<ServiceDataFields, 'nationality_status'>;

/** Labels that depend on the user's papers: an ID card, or a passport and perhaps a residence permit. */
export const paperWords = ({ nationality_status }: Papers) =>
  nationality_status === 'native' ? labels.papers.native : labels.papers.foreign;

/** A masked value with dots instead of asterisks. @example maskWithDots('A12*****89') // 'A12•••••89' */
export const maskWithDots = (masked: string): string => masked.replaceAll('*', '•');

/** Name of a field or picture, for lists of what is missing, wrong or was seen. */
export function nameOfPart(part: string, papers: Papers): string {
  const own: Readonly<Record<string, string>> = { ...labels.parts, ...paperWords(papers).parts };
  return own[part] ?? part;
}
