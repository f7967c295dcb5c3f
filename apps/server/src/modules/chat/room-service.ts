import type { ChatRoomItem } from '@paidang/contract/entities';
import type { OccupiedChannels } from '../../platform/broadcast';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { toRoomItem } from './present';
import { createRoom, findRoom, findRoomOfPair, listRooms, shareTask } from './room-store';

/** A user's rooms, latest first. */
export async function roomList(
  { db }: Transaction,
  userId: string,
  range: { search: string; page: number; perPage: number },
  online: OccupiedChannels,
): Promise<ChatRoomItem[]> {
  const rows = await listRooms(db, userId, range);
  return rows.map((row) => toRoomItem(row, userId, online));
}

/**
 * The room of two people, created on first use. It is kept when their last shared project ends.
 *
 * @returns its uuid
 * @throws 0404 for people who share no task
 */
export async function openRoom({ db, now }: Transaction, userId: string, contactId: string): Promise<string> {
  const existing = await findRoomOfPair(db, userId, contactId);
  if (existing) return existing;
  if (userId === contactId || !(await shareTask(db, userId, contactId))) throw notFound();
  return createRoom(db, userId, contactId, now);
}

/** @throws 0404 for people who share no task */
export async function roomOfContact(
  tx: Transaction,
  userId: string,
  contactId: string,
  online: OccupiedChannels,
): Promise<ChatRoomItem> {
  const room = await findRoom(tx.db, userId, await openRoom(tx, userId, contactId));
  if (!room) throw notFound();
  return toRoomItem(room, userId, online);
}
