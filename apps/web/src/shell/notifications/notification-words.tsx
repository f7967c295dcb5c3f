import type { Notification } from '@paidang/contract/entities';
import { notificationText } from '@paidang/contract/notifications';
import { senderName } from './sender';

/** The sentence, the sender's name in bold. */
export function NotificationWords({ notification }: { notification: Notification }) {
  const text = notificationText(notification);
  const name = senderName(notification);
  if (!text.startsWith(`${name} `)) return text;
  return (
    <>
      <b className="font-strong">{name}</b>
      {text.slice(name.length).trimStart()}
    </>
  );
}
