import { generateKeyPairSync } from 'node:crypto';
import { PartnerSlug } from '@paidang/contract/calls';
import type { Transaction } from '../../platform/transaction';
import { closeSessionsOf } from '../sessions';
import {
  deletePartner,
  findAccount,
  findPartner,
  insertPartner,
  listPartners,
  listVisitorIds,
  type PartnerRow,
  updatePartner,
} from './store';

/** An invalid command; the message is shown to the operator. */
export class PartnerError extends Error {
  override name = 'PartnerError';
}

/** A partner with its private key, which is not stored. */
export interface KeyedPartner {
  readonly partner: PartnerRow;
  /** PKCS#8, PEM. */
  readonly privateKey: string;
}

/** Excludes wildcards and separators, which have a meaning in the content security policy. */
const hostName = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** @throws for anything but `https://host[:port]`; plain HTTP is allowed for this machine only */
function checkOrigin(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname));
  if (!url || !isSafe || url.origin !== origin || !hostName.test(url.hostname)) {
    throw new PartnerError(`"${origin}" is not an origin such as https://shop.example, without a path or a slash.`);
  }
  return origin;
}

function checkOrigins(origins: readonly string[]): string[] {
  if (origins.length === 0) throw new PartnerError('No --origin was given: the chat would be shown nowhere.');
  return [...new Set(origins.map(checkOrigin))];
}

const createKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const known = <Row>(row: Row | null, slug: string): Row => {
  if (!row) throw new PartnerError(`There is no partner "${slug}".`);
  return row;
};

const signOutVisitors = async (tx: Transaction, partnerId: string): Promise<void> => {
  const visitors = await listVisitorIds(tx.db, partnerId);
  if (visitors.length > 0) await closeSessionsOf(tx, visitors);
};

export interface NewPartner {
  readonly slug: string;
  readonly name: string;
  /** Email address of the account that replies to its visitors. */
  readonly account: string;
  readonly origins: readonly string[];
}

export async function addPartner(tx: Transaction, { slug, name, account, origins }: NewPartner): Promise<KeyedPartner> {
  if (!PartnerSlug.safeParse(slug).success) {
    throw new PartnerError(`"${slug}" is not a name of 2 to 40 lower-case letters, digits and hyphens.`);
  }
  const host = await findAccount(tx.db, { email: account.trim().toLowerCase() });
  if (host?.status !== 'active') throw new PartnerError(`"${account}" is not the e-mail of an active account.`);
  const { publicKey, privateKey } = createKeys();
  const partner = await insertPartner(tx.db, {
    slug,
    name: name.trim() || slug,
    accountId: host.id,
    origins: checkOrigins(origins),
    publicKey,
    createdAt: tx.now,
  });
  if (!partner) throw new PartnerError(`There is a partner "${slug}" already.`);
  return { partner, privateKey };
}

/** Replaces the key. Tokens signed with the old one are refused, and its visitors are signed out. */
export async function rotatePartner(tx: Transaction, slug: string): Promise<KeyedPartner> {
  const { publicKey, privateKey } = createKeys();
  const partner = known(await updatePartner(tx.db, slug, { publicKey, rotatedAt: tx.now }), slug);
  await signOutVisitors(tx, partner.id);
  return { partner, privateKey };
}

/** Replaces the list of origins. */
export async function allowOrigins(tx: Transaction, slug: string, origins: readonly string[]): Promise<PartnerRow> {
  return known(await updatePartner(tx.db, slug, { origins: checkOrigins(origins) }), slug);
}

/** Removes a partner. Its messages are kept in the account. */
export async function removePartner(tx: Transaction, slug: string): Promise<void> {
  const partner = known(await findPartner(tx.db, slug), slug);
  await signOutVisitors(tx, partner.id);
  await deletePartner(tx.db, partner.id);
}

export const partnerList = ({ db }: Transaction) => listPartners(db);
