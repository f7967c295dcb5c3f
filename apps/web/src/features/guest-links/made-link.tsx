import type { GuestLink } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/guest-links';
import { type GuestSubject, useGuestLinkMoves } from '../../data/guest-links';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { copyText } from '../../shared/copy-text';
import { dayOf, shortDay, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { personName } from '../../shared/people';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import { shownBy, versionShown } from './shown-by';

export interface MadeLinkProps {
  link: GuestLink;
  subject: GuestSubject;
  /** Whether the user may copy its address. */
  isOwn: boolean;
}

/** `open`, or why it is closed. */
const stateOf = ({ revoked_at, expires_at }: GuestLink, now: Date): 'open' | 'expired' | 'revoked' => {
  if (revoked_at) return 'revoked';
  return new Date(expires_at) <= now ? 'expired' : 'open';
};

/** An existing link: what it shows, who visited, and its actions. */
export function MadeLink({ link, subject, isOwn }: MadeLinkProps) {
  const now = useNow();
  const moves = useGuestLinkMoves(subject);
  const [address, setAddress] = useState<string | null>(null);
  const state = stateOf(link, now);
  const facts = [
    link.version === null ? labels.newestVersion : versionShown(subject, link.version),
    link.may_comment ? labels.mayComment : labels.mayLook,
    ...(link.may_download ? [labels.mayDownload] : []),
    ...(link.has_password ? [labels.hasPassword] : []),
    labels.by(personName(link.made_by)),
  ];
  const ending =
    state === 'open' ? labels.state.open(shortDay(dayOf(new Date(link.expires_at)), dayOf(now))) : labels.state[state];

  const copy = async () => {
    try {
      const found = await moves.addressOf(link.uuid);
      if (await copyText(found)) showToast({ title: labels.copied, tone: 'success' });
      // Displayed, so that it can be copied by hand.
      else setAddress(found);
    } catch (error) {
      reportFailure(error);
    }
  };
  const revoke = async () => {
    await moves.revoke(link.uuid);
    showToast({ title: labels.revoked, tone: 'success' });
  };

  return (
    <li className="grid gap-1.5 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="min-w-0 font-medium wrap-anywhere">{link.title}</b>
        <Badge tone={state === 'open' ? 'success' : 'plain'}>{ending}</Badge>
      </div>
      <p className="text-13 text-ink-2">{facts.join('・')}</p>
      <p className="text-13 text-ink-3">
        {link.last_opened_at
          ? labels.openings(link.openings, whenOf(new Date(link.last_opened_at), now))
          : labels.unopened}
      </p>
      {link.guests.length > 0 ? (
        <ul aria-label={labels.guests} className="flex flex-wrap gap-x-3 gap-y-1 text-13">
          {link.guests.map(({ uuid, name, email, downloaded_at }) => (
            <li key={uuid} className="wrap-anywhere">
              {name}
              {email ? <span className="ms-1 text-ink-3">{email}</span> : null}
              {downloaded_at ? <span className="ms-1 text-ink-3">{labels.downloaded}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {address ? (
        <Field label={labels.address} lines={1}>
          <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      ) : null}
      {state === 'open' ? (
        <div className="mt-1 flex flex-wrap gap-2">
          {isOwn ? (
            <Button size="sm" onClick={() => void copy()}>
              {labels.copy}
            </Button>
          ) : null}
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost">
                {labels.revoke}
              </Button>
            }
            title={labels.revokeTitle(link.title)}
            text={labels.revokeText[shownBy(subject)]}
            cancel={labels.keep}
            confirm={labels.revoke}
            onConfirm={revoke}
          />
        </div>
      ) : null}
    </li>
  );
}
