import type { ServiceDataFields } from '@paidang/contract/entities';
import { useEffect } from 'react';
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

/** How long data stays visible after the password was confirmed, in milliseconds. */
const visibleMs = 60_000;

/**
 * Hides data revealed by confirming the password: after a minute, and as soon as the window loses focus.
 *
 * @param shown the data that is visible, `null` for none
 * @param hide must be stable, or the minute starts again
 */
export function useHideAgain(shown: object | null, hide: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, visibleMs);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown, hide]);
}
