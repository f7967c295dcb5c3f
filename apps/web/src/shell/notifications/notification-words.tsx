import type { Notification } from '@paidang/contract/entities';
import { notificationText } from '@paidang/contract/notifications';
import { identityCodes } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { labels } from '#labels/notifications';
import { PlatformMark } from '../../shared/platform-mark';

/** Text of a notification with the sender's name in bold. */
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

const tones = { [identityCodes.vendor]: 'vendor', [identityCodes.creator]: 'creator' } as const;

export const senderTone = ({ code }: Pick<Notification, 'code'>): 'vendor' | 'creator' | undefined =>
  tones[code.identity as keyof typeof tones];

const senderName = ({ parameters }: Pick<Notification, 'parameters'>): string =>
  parameters.company_name || parameters.name || labels.team;

export interface SenderProps {
  notification: Notification;
}

/** Sender of a notification: an avatar with a ring (without a colour for guests), or the platform's mark. */
export function Sender({ notification }: SenderProps) {
  const tone = senderTone(notification);
  if (!tone && notification.code.identity !== identityCodes.guest) return <PlatformMark size={40} />;
  return <Avatar name={senderName(notification)} src={notification.avatar} size={40} tone={tone} ring decorative />;
}
