import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { identities, securityEvents, sessions } from '../auth/schema';
import { chatMessages } from '../chat/schema';
import { comments } from '../comments/schema';
import { notifications } from '../notifications/schema';
import { projects, tasks } from '../projects/schema';
import { drafts, versions } from '../reviews/schema';
import { files } from '../uploads/schema';
import { videos } from '../videos/schema';

/** What there is of somebody, by the name of the file it goes into. */
export async function personalRecords(db: Database, userId: string): Promise<Record<string, readonly object[]>> {
  return {
    projects: await db.select().from(projects).where(eq(projects.vendorId, userId)),
    tasks: await db.select().from(tasks).where(eq(tasks.creatorId, userId)),
    versions: await db.select().from(versions).where(eq(versions.createdBy, userId)).orderBy(asc(versions.sentAt)),
    drafts: await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.authorId, userId), isNotNull(drafts.content))),
    comments: await db.select().from(comments).where(eq(comments.authorId, userId)).orderBy(asc(comments.ordinal)),
    messages: await db
      .select({
        room: chatMessages.roomId,
        text: chatMessages.text,
        file: chatMessages.fileName,
        createdAt: chatMessages.createdAt,
      })
      .from(chatMessages)
      .where(eq(chatMessages.senderId, userId))
      .orderBy(asc(chatMessages.ordinal)),
    notifications: await db
      .select({
        code: notifications.code,
        parameters: notifications.parameters,
        readAt: notifications.readAt,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.recipientId, userId))
      .orderBy(asc(notifications.ordinal)),
    sessions: await db
      .select({ device: sessions.device, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    identities: await db
      .select({
        provider: identities.provider,
        name: identities.displayName,
        email: identities.email,
        boundAt: identities.boundAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    security: await db
      .select({ kind: securityEvents.kind, detail: securityEvents.detail, createdAt: securityEvents.createdAt })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.ordinal)),
  };
}

/** Pictures and files, and the films that came of what was uploaded. */
export async function uploadedFiles(db: Database, userId: string): Promise<{ name: string; originalName: string }[]> {
  const others = await db
    .select({ name: files.name, originalName: files.originalName })
    .from(files)
    .where(eq(files.uploadedBy, userId))
    .orderBy(asc(files.createdAt));
  const films = await db
    .select({ name: videos.file, originalName: videos.name })
    .from(videos)
    .where(eq(videos.creatorId, userId))
    .orderBy(asc(videos.createdAt));
  return [...others, ...films.flatMap(({ name, originalName }) => (name ? [{ name, originalName }] : []))];
}
