import { randomUUID } from 'node:crypto';
import type { EmbedSession } from '@paidang/contract/calls';
import { counterpart } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { createRoom } from '../chat';
import { openChatSession } from '../sessions';
import { toUser } from '../users';
import { type PartnerIdentity, readIdentityToken, refusedToken } from './identity-token';
import {
  findAccount,
  findPartner,
  findVisitor,
  insertVisitor,
  lockPartner,
  type PartnerRow,
  renameVisitor,
  type VisitorRow,
} from './store';

/** A visitor with a valid token. */
export interface Visit {
  readonly partner: PartnerRow;
  readonly identity: PartnerIdentity;
}

/** Verifies a token before anything is written. @throws 0403 */
export async function checkVisit(db: Database, slug: string, token: string, now: Date): Promise<Visit> {
  const partner = await findPartner(db, slug);
  if (!partner) throw refusedToken();
  const identity = await readIdentityToken(token, partner, now);
  return { partner, identity };
}

async function createVisitor(tx: Transaction, { partner, identity }: Visit): Promise<VisitorRow> {
  await lockPartner(tx.db, partner.id);
  const known = await findVisitor(tx.db, partner.id, identity.subject);
  if (known) return known;
  const host = await findAccount(tx.db, { id: partner.accountId });
  if (!host) throw refusedToken();
  const id = randomUUID();
  return insertVisitor(
    tx.db,
    { partnerId: partner.id, subject: identity.subject, userId: id, createdAt: tx.now },
    {
      id,
      // A reserved domain: it receives no mail and cannot be registered.
      email: `${id}@visitor.invalid`,
      role: counterpart(host.role),
      status: 'active',
      name: identity.name,
      companyName: partner.name,
      createdAt: tx.now,
    },
  );
}

/**
 * Signs a visitor in to the chat with the partner's account. Account and room are created at the first visit.
 *
 * @throws 0403
 */
export async function receiveVisitor(tx: Transaction, visit: Visit): Promise<EmbedSession> {
  const { partner, identity } = visit;
  const visitor = (await findVisitor(tx.db, partner.id, identity.subject)) ?? (await createVisitor(tx, visit));
  if (visitor.status !== 'active') throw refusedToken();
  if (visitor.name !== identity.name) await renameVisitor(tx.db, visitor.id, identity.name);
  const room = await createRoom(tx.db, visitor.id, partner.accountId, tx.now);
  const { token, expiresAt } = await openChatSession(tx, visitor.id);
  return {
    token,
    user: toUser({ ...visitor, name: identity.name }),
    socket: true,
    chatroom_uuid: room,
    expires_at: expiresAt.toISOString(),
  };
}
