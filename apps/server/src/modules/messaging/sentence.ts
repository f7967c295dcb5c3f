import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import type { PushContent } from './push-store';

const read = ({ code, parameters }: PushContent) => {
  const [identity = '', functionCode = '', action = ''] = code.split('-');
  return { code: { identity, function: functionCode, action }, parameters };
};

/** The notification's sentence, for channels other than the bell. */
export const sentenceOf = (content: PushContent): string => notificationText(read(content));

/** The absolute URL of the notification's page. */
export const addressOf = (appUrl: string, content: PushContent): string =>
  `${appUrl}${notificationTarget(read(content))}`;
