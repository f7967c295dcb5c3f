import type { Notification } from '@paidang/contract/entities';
import { identityCodes } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { labels } from './labels';

const tones = { [identityCodes.vendor]: 'vendor', [identityCodes.creator]: 'creator' } as const;

export const senderTone = ({ code }: Pick<Notification, 'code'>): 'vendor' | 'creator' | undefined =>
  tones[code.identity as keyof typeof tones];

export const senderName = ({ parameters }: Pick<Notification, 'parameters'>): string =>
  parameters.company_name || parameters.name || labels.team;

export interface SenderProps {
  notification: Notification;
}

/** Who sent it: a person with a ring, or the platform's own mark. */
export function Sender({ notification }: SenderProps) {
  const tone = senderTone(notification);
  if (!tone) {
    return (
      <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" className="rounded-pill">
        <rect width="64" height="64" fill="#18181e" />
        <rect x="12" y="22" width="24" height="20" rx="6" fill="#2d69de" />
        <rect x="28" y="22" width="24" height="20" rx="6" fill="#e5660a" />
        <rect x="28" y="22" width="8" height="20" fill="#fff" />
      </svg>
    );
  }
  return <Avatar name={senderName(notification)} src={notification.avatar} size={40} tone={tone} ring decorative />;
}
