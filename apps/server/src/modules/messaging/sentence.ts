import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import type { Said } from './push-store';

const read = ({ code, parameters }: Said) => {
  const [identity = '', functionCode = '', action = ''] = code.split('-');
  return { code: { identity, function: functionCode, action }, parameters };
};

/** What the bell says, for other channels. */
export const sentenceOf = (said: Said): string => notificationText(read(said));

/** The page it leads to, as a whole address. */
export const addressOf = (appUrl: string, said: Said): string => `${appUrl}${notificationTarget(read(said))}`;
