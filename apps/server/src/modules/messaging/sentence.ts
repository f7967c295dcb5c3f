import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import type { PushContent } from './push-store';

const read = ({ code, parameters }: PushContent) => {
  const [identity = '', functionCode = '', action = ''] = code.split('-');
  return { code: { identity, function: functionCode, action }, parameters };
};

/** The notification's sentence, for other channels. */
export const sentenceOf = (said: PushContent): string => notificationText(read(said));

/** The absolute URL of the notification's page. */
export const addressOf = (appUrl: string, said: PushContent): string => `${appUrl}${notificationTarget(read(said))}`;
