import { and, count, desc, eq, exists, gt, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/database/containing';
import { projects, tasks } from '../projects/schema';
import { files } from '../uploads/schema';
import { partyRole, type UserRow } from '../users';
import { users } from '../users/schema';
import { chatMembers, chatMessages, chatRooms } from './schema';

const contactColumns = {
  id: users.id,
  name: users.name,
  avatar: users.avatar,
  role: partyRole,
  status: users.status,
};

/** The other person of a room. */
export type ContactRow = Pick<UserRow, keyof typeof contactColumns>;

const other = alias(chatMembers, 'other');

/** A user's rooms with the contact, the last message and the number of unseen messages. */
const roomsOf = (db: Database, userId: string) => {
  const last = db
    .select({
      text: chatMessages.text,
      file: files.originalName,
      senderId: chatMessages.senderId,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .leftJoin(files, eq(files.name, chatMessages.fileName))
    .where(eq(chatMessages.roomId, chatRooms.id))
    .orderBy(desc(chatMessages.ordinal))
    .limit(1)
    .as('last');
  const unseen = db
    .select({ unseen: count().as('unseen_count') })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, chatMembers.roomId),
        ne(chatMessages.senderId, chatMembers.userId),
        gt(chatMessages.ordinal, chatMembers.seenOrdinal),
      ),
    )
    .as('unseen');
  return db
    .select({
      id: chatRooms.id,
      contact: contactColumns,
      last: { text: last.text, file: last.file, senderId: last.senderId, createdAt: last.createdAt },
      unseen: unseen.unseen,
    })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .innerJoin(other, and(eq(other.roomId, chatRooms.id), ne(other.userId, userId)))
    .innerJoin(users, eq(users.id, other.userId))
    .leftJoinLateral(last, sql`true`)
    .innerJoinLateral(unseen, sql`true`)
    .orderBy(desc(sql`coalesce(${last.createdAt}, ${chatRooms.createdAt})`), desc(chatRooms.id))
    .$dynamic();
};

export type RoomRow = Awaited<ReturnType<typeof findRoom>> & object;

/** A user's rooms, latest first; `search` matches contacts' names and messages. */
export const listRooms = (
  db: Database,
  userId: string,
  { search, page, perPage }: { search: string; page: number; perPage: number },
) => {
  const pattern = containing(search.trim());
  const hits = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.roomId, chatMembers.roomId), isNull(chatMessages.removal), ilike(chatMessages.text, pattern)),
    );
  return roomsOf(db, userId)
    .where(
      and(
        eq(chatMembers.userId, userId),
        or(ilike(users.name, pattern), ilike(users.companyName, pattern), exists(hits)),
      ),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
};

/** `null` unless the user is in the room. */
export async function findRoom(db: Database, userId: string, roomId: string) {
  const [row] = await roomsOf(db, userId).where(and(eq(chatMembers.userId, userId), eq(chatRooms.id, roomId)));
  return row ?? null;
}

export async function isRoomMember(db: Database, roomId: string, userId: string): Promise<boolean> {
  return (await db.$count(chatMembers, and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)))) > 0;
}

/** The members of a room, with the last ordinal each has seen. */
export const listMembers = (db: Database, roomId: string) =>
  db
    .select({ userId: chatMembers.userId, seenOrdinal: chatMembers.seenOrdinal })
    .from(chatMembers)
    .where(eq(chatMembers.roomId, roomId));

const pairOf = (a: string, b: string): string => [a, b].sort().join(':');

export async function findRoomOfPair(db: Database, a: string, b: string): Promise<string | null> {
  const [room] = await db
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(eq(chatRooms.pair, pairOf(a, b)));
  return room?.id ?? null;
}

/** Creates the room of two users, or returns the existing one: parallel calls get the same room. */
export async function createRoom(db: Database, a: string, b: string, now: Date): Promise<string> {
  const [room] = await db
    .insert(chatRooms)
    .values({ pair: pairOf(a, b), createdAt: now })
    .onConflictDoUpdate({ target: chatRooms.pair, set: { pair: pairOf(a, b) } })
    .returning({ id: chatRooms.id });
  if (!room) throw new Error('@paidang/server: insert returned no row for chat_rooms.');
  const members = [a, b].map((userId) => ({ roomId: room.id, userId }));
  await db.insert(chatMembers).values(members).onConflictDoNothing();
  return room.id;
}

/** Whether one user is the vendor of a task whose creator is the other. */
export async function shareTask(db: Database, a: string, b: string): Promise<boolean> {
  const between = (vendor: string, creator: string) => and(eq(projects.vendorId, vendor), eq(tasks.creatorId, creator));
  const [row] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(or(between(a, b), between(b, a)))
    .limit(1);
  return row !== undefined;
}

/** Locks a room until the end of the transaction, so that its messages are written one after another. */
// by id: the call's access has checked that the caller is in the room.
export const lockRoom = (db: Database, roomId: string) =>
  db.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.id, roomId)).for('update');
