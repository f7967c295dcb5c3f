import { Headset } from 'lucide-react';
import { labels } from '#labels/creator-corner';
import { PlaceLink } from '../../shared/links/place-link';

export interface MessengerButtonProps {
  /** Where the official account is. */
  to: string;
}

/** Leads to the team, in the messaging app people have anyway. */
export function MessengerButton({ to }: MessengerButtonProps) {
  return (
    <PlaceLink
      to={to}
      isElsewhere
      className="flex h-12 items-center gap-2 rounded-pill bg-ink px-3.5 font-medium text-on-ink shadow-3 hover:bg-ink-hover active:bg-ink-press md:pr-5"
    >
      <Headset size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-md:sr-only">{labels.messenger}</span>
    </PlaceLink>
  );
}
