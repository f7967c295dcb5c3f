import type { GuestLink } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/guest-links';
import { labels as tools } from '#labels/step-tools';
import { type GuestSubject, useGuestLinks } from '../../data/guest-links';
import { LoadFailure } from '../../shared/load-failure';
import { useSession } from '../../stores/session';
import { MadeLink } from './made-link';
import { NewLink } from './new-link';
import { shownBy } from './shown-by';

export interface GuestLinksDialogProps {
  subject: GuestSubject;
  /** Default name of a link. */
  title: string;
  /** Numbers of the existing versions. */
  versions: readonly number[];
  /** Whether new links can be made. @default true */
  mayMake?: boolean;
  onClose: () => void;
}

/** Guest links, which show a video or copy to people without an account: creates and manages them. */
export default function GuestLinksDialog({ subject, title, versions, mayMake = true, onClose }: GuestLinksDialogProps) {
  const { data: links, error, refresh } = useGuestLinks(subject);
  const user = useSession((state) => state.user?.uuid);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-[560px]">
        <DialogTitle>{tools.guestLinks}</DialogTitle>
        <DialogDescription>{labels.text[shownBy(subject)]}</DialogDescription>
        {mayMake && versions.length > 0 ? <NewLink subject={subject} title={title} versions={versions} /> : null}
        <h3 className="mt-6 text-15 font-medium">{labels.list}</h3>
        {links ? <Links links={links} subject={subject} user={user} /> : null}
        {!links && !error ? <Skeleton className="mt-4 h-24" /> : null}
        {!links && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
        <DialogFooter>
          <Button onClick={onClose}>{labels.done}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface LinksProps {
  links: readonly GuestLink[];
  subject: GuestSubject;
  user: string | undefined;
}

function Links({ links, subject, user }: LinksProps) {
  if (links.length === 0) return <p className="py-4 text-ink-2">{labels.none}</p>;
  return (
    <ul className="mt-2 grid grid-cols-[minmax(0,1fr)]">
      {links.map((link) => (
        <MadeLink key={link.uuid} link={link} subject={subject} isOwn={link.made_by.uuid === user} />
      ))}
    </ul>
  );
}
