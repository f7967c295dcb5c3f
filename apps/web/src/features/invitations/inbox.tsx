import type { Invitation } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { labels } from '#labels/invitations';
import { ReceivedInvitation, SentInvitation } from './invitation-item';

export interface InboxProps {
  received: readonly Invitation[];
  sent: readonly Invitation[];
  role: Role;
}

/** Received and sent invitations, newest first. */
export function Inbox({ received, sent, role }: InboxProps) {
  return (
    <Tabs defaultValue="received" className="mt-4">
      <TabsList aria-label={labels.title}>
        <TabsTrigger value="received">
          {labels.received}
          <span className="text-ink-3">{received.length}</span>
        </TabsTrigger>
        <TabsTrigger value="sent">
          {labels.sent}
          <span className="text-ink-3">{sent.length}</span>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="received" className="pt-0">
        {received.length > 0 ? (
          <ul>
            {received.map((invitation) => (
              <ReceivedInvitation key={invitation.uuid} invitation={invitation} />
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="letter"
            title={labels.emptyReceived}
            description={labels.emptyReceivedHint[role]}
            className="py-20"
          />
        )}
      </TabsContent>
      <TabsContent value="sent" className="pt-0">
        {sent.length > 0 ? (
          <ul>
            {sent.map((invitation) => (
              <SentInvitation key={invitation.uuid} invitation={invitation} />
            ))}
          </ul>
        ) : (
          <EmptyState drawing="letter" title={labels.emptySent} description={labels.inviteHint} className="py-20" />
        )}
      </TabsContent>
    </Tabs>
  );
}

/** Skeleton of the invitations: two tabs with rows. */
export function InboxSkeleton() {
  return (
    <div className="mt-4">
      <div className="flex h-[42px] items-center gap-6 border-b border-line">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-20" />
      </div>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-5">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="w-1/4" />
          </div>
          <Skeleton className="h-8 w-28 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
