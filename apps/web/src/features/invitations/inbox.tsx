import type { Invitation } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';
import { EmptyState } from '@paidang/ui/empty-state';
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
