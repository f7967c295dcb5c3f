import type { Guest, GuestLink } from '@paidang/contract/entities';
import { toPerson } from '../users';
import type { GuestRow, LinkRecord } from './store';

const presentGuest = ({ id, name, email, lastSeenAt, downloadedAt }: GuestRow, isMaker: boolean): Guest => ({
  uuid: id,
  name,
  email: isMaker ? email : null,
  last_seen_at: lastSeenAt.toISOString(),
  downloaded_at: downloadedAt?.toISOString() ?? null,
});

/** @param all guests of this and other links, last seen first */
export function presentLink({ link, maker }: LinkRecord, all: readonly GuestRow[], reader: string): GuestLink {
  const own = all.filter(({ linkId }) => linkId === link.id);
  return {
    uuid: link.id,
    title: link.title,
    version: link.version,
    may_comment: link.mayComment,
    may_download: link.mayDownload,
    has_password: link.passwordHash !== null,
    made_by: toPerson(maker),
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    openings: own.reduce((sum, { openings }) => sum + openings, 0),
    last_opened_at: own[0]?.lastSeenAt.toISOString() ?? null,
    guests: own.map((guest) => presentGuest(guest, reader === link.makerId)),
  };
}
