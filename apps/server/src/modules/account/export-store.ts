import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { abuseReports } from '../abuse-reports/schema';
import { identities } from '../auth/schema';
import { chatMessages } from '../chat/schema';
import { claimAnswers } from '../claims/schema';
import { comments } from '../comments/schema';
import { consultations } from '../consultations/schema';
import { creatorCardFees, creatorCardPlatforms, creatorCards } from '../creator-cards/schema';
import { creatorListEntries, creatorLists } from '../creator-search/schema';
import { incomeStatements } from '../income-statements/schema';
import { invitations } from '../invitations/schema';
import { messagingBindings, messagingSettings } from '../messaging/schema';
import { notifications } from '../notifications/schema';
import { projectCancellations, projects, tasks } from '../projects/schema';
import { proposalComments, proposalMoves, proposals } from '../proposals/schema';
import { ratings } from '../ratings/schema';
import { caseReportVersions } from '../reports/schema';
import { drafts, versions } from '../reviews/schema';
import { rewardEntries, rewardItems } from '../reward-items/schema';
import { rewards } from '../rewards/schema';
import { scheduleRevisions } from '../schedules/schema';
import { sessions } from '../sessions/schema';
import { suggestions } from '../suggestions/schema';
import { requirementMarks } from '../trace/schema';
import { files } from '../uploads/schema';
import { securityEvents } from '../users/schema';
import { videos } from '../videos/schema';
import { worksReports } from '../works/schema';

export type PersonalRecords = Awaited<ReturnType<typeof personalRecords>>;

/** The columns of a version without its search words, which only repeat the content. */
const { words: _, ...version } = getTableColumns(versions);

/** The columns of a card without its search text. */
const { words: __, ...card } = getTableColumns(creatorCards);

/** The columns of an invitation without its token. */
const invitation = {
  kind: invitations.kind,
  status: invitations.status,
  /** The address the sender entered. */
  email: sql<string>`coalesce(${invitations.addressee}, ${invitations.email})`,
  note: invitations.note,
  project: invitations.projectId,
  task: invitations.taskId,
  createdAt: invitations.createdAt,
  sentAt: invitations.sentAt,
  expiresAt: invitations.expiresAt,
  answeredAt: invitations.answeredAt,
};

/** All records of a user, by the name of the file in the zip. */
export async function personalRecords(db: Database, { id: userId, email }: { id: string; email: string }) {
  return {
    projects: await db.select().from(projects).where(eq(projects.vendorId, userId)),
    tasks: await db.select().from(tasks).where(eq(tasks.creatorId, userId)),
    cancellations: await db
      .select()
      .from(projectCancellations)
      .where(eq(projectCancellations.askedBy, userId))
      .orderBy(asc(projectCancellations.askedAt)),
    versions: await db
      .select(version)
      .from(versions)
      .where(eq(versions.createdBy, userId))
      .orderBy(asc(versions.sentAt)),
    drafts: await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.authorId, userId), isNotNull(drafts.content))),
    works: await db
      .select()
      .from(worksReports)
      .where(eq(worksReports.createdBy, userId))
      .orderBy(asc(worksReports.sentAt)),
    'case-reports': await db
      .select()
      .from(caseReportVersions)
      .where(eq(caseReportVersions.createdBy, userId))
      .orderBy(asc(caseReportVersions.sentAt)),
    ratings: await db.select().from(ratings).where(eq(ratings.authorId, userId)).orderBy(asc(ratings.sentAt)),
    'reward-items': await db
      .select({
        id: rewardItems.id,
        kind: rewardItems.kind,
        title: rewardItems.title,
        amount: rewardItems.amount,
        payer: rewardItems.payer,
        project: rewardItems.projectId,
        task: rewardItems.taskId,
        grantedAt: rewardItems.grantedAt,
        expiresAt: rewardItems.expiresAt,
      })
      .from(rewardItems)
      .where(eq(rewardItems.userId, userId))
      .orderBy(asc(rewardItems.grantedAt), asc(rewardItems.id)),
    rewards: await db
      .select({
        id: rewards.id,
        status: rewards.status,
        statement: rewards.statement,
        number: rewards.number,
        returned: rewards.returned,
        failure: rewards.failure,
        requestedAt: rewards.requestedAt,
        paidAt: rewards.paidAt,
      })
      .from(rewards)
      .where(eq(rewards.userId, userId))
      .orderBy(asc(rewards.requestedAt)),
    'reward-entries': await db
      .select({
        item: rewardEntries.itemId,
        kind: rewardEntries.kind,
        amount: rewardEntries.amount,
        reward: rewardEntries.rewardId,
        createdAt: rewardEntries.createdAt,
      })
      .from(rewardEntries)
      .innerJoin(rewardItems, eq(rewardItems.id, rewardEntries.itemId))
      .where(eq(rewardItems.userId, userId))
      .orderBy(asc(rewardEntries.ordinal)),
    'income-statements': await db
      .select({
        number: incomeStatements.number,
        date: incomeStatements.date,
        content: incomeStatements.content,
        issuedAt: incomeStatements.issuedAt,
        voidedAt: incomeStatements.voidedAt,
      })
      .from(incomeStatements)
      .where(or(eq(incomeStatements.payeeId, userId), eq(incomeStatements.payerId, userId)))
      .orderBy(asc(incomeStatements.issuedAt)),
    schedules: await db
      .select()
      .from(scheduleRevisions)
      .where(eq(scheduleRevisions.createdBy, userId))
      .orderBy(asc(scheduleRevisions.createdAt)),
    suggestions: await db
      .select()
      .from(suggestions)
      .where(eq(suggestions.authorId, userId))
      .orderBy(asc(suggestions.ordinal)),
    'claim-answers': await db
      .select()
      .from(claimAnswers)
      .where(eq(claimAnswers.authorId, userId))
      .orderBy(asc(claimAnswers.ordinal)),
    'trace-marks': await db
      .select()
      .from(requirementMarks)
      .where(eq(requirementMarks.authorId, userId))
      .orderBy(asc(requirementMarks.ordinal)),
    'invitations-sent': await db
      .select(invitation)
      .from(invitations)
      .where(eq(invitations.senderId, userId))
      .orderBy(asc(invitations.createdAt)),
    'invitations-received': await db
      .select({ ...invitation, email: invitations.email, sender: invitations.senderId })
      .from(invitations)
      .where(
        or(eq(invitations.recipientId, userId), and(isNull(invitations.recipientId), eq(invitations.email, email))),
      )
      .orderBy(asc(invitations.createdAt)),
    'creator-card': await db.select(card).from(creatorCards).where(eq(creatorCards.userId, userId)),
    'creator-card-platforms': await db
      .select()
      .from(creatorCardPlatforms)
      .where(eq(creatorCardPlatforms.userId, userId)),
    'creator-card-fees': await db.select().from(creatorCardFees).where(eq(creatorCardFees.userId, userId)),
    'creator-lists': await db
      .select({ list: creatorLists.name, creator: creatorListEntries.creatorId, note: creatorListEntries.note })
      .from(creatorLists)
      .leftJoin(creatorListEntries, eq(creatorListEntries.listId, creatorLists.id))
      .where(eq(creatorLists.ownerId, userId))
      .orderBy(asc(creatorLists.createdAt)),
    proposals: await db
      .select({
        name: proposals.name,
        answer: proposalMoves.action,
        version: proposalMoves.version,
        answeredAt: proposalMoves.createdAt,
        reason: proposals.reason,
        project: proposals.projectId,
      })
      .from(proposalMoves)
      .innerJoin(proposals, eq(proposals.id, proposalMoves.proposalId))
      .where(and(eq(proposalMoves.actorId, userId), inArray(proposalMoves.action, ['accept', 'decline'])))
      .orderBy(asc(proposalMoves.ordinal)),
    'proposal-comments': await db
      .select({
        proposal: proposals.name,
        message: proposalComments.message,
        createdAt: proposalComments.createdAt,
      })
      .from(proposalComments)
      .innerJoin(proposals, eq(proposals.id, proposalComments.proposalId))
      .where(eq(proposalComments.authorId, userId))
      .orderBy(asc(proposalComments.ordinal)),
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
    'abuse-reports': await db
      .select({
        place: abuseReports.place,
        reason: abuseReports.reason,
        note: abuseReports.note,
        reported: abuseReports.text,
        createdAt: abuseReports.createdAt,
        decision: abuseReports.decision,
        decidedAt: abuseReports.decidedAt,
      })
      .from(abuseReports)
      .where(eq(abuseReports.reporterId, userId))
      .orderBy(asc(abuseReports.ordinal)),
    // Anybody could have entered this address; the platform's own notes on a consultation are not the user's data.
    consultations: await db
      .select({
        topic: consultations.topic,
        name: consultations.name,
        company: consultations.company,
        phone: consultations.phone,
        message: consultations.message,
        status: consultations.status,
        createdAt: consultations.createdAt,
      })
      .from(consultations)
      .where(eq(sql`lower(${consultations.email})`, email))
      .orderBy(asc(consultations.ordinal)),
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
    'notification-settings': await db
      .select({
        ask: messagingSettings.ask,
        preferences: messagingSettings.preferences,
        offHours: messagingSettings.offHours,
        updatedAt: messagingSettings.updatedAt,
      })
      .from(messagingSettings)
      .where(eq(messagingSettings.userId, userId)),
    line: await db
      .select({
        lineUserId: messagingBindings.lineUserId,
        name: messagingBindings.displayName,
        isFriend: messagingBindings.isFriend,
        boundAt: messagingBindings.boundAt,
      })
      .from(messagingBindings)
      .where(eq(messagingBindings.userId, userId)),
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

/** Uploaded pictures and files, and the transcoded videos. */
export async function uploadedFiles(db: Database, userId: string): Promise<{ name: string; originalName: string }[]> {
  const others = await db
    .select({ name: files.name, originalName: files.originalName })
    .from(files)
    .where(eq(files.uploadedBy, userId))
    .orderBy(asc(files.createdAt));
  const transcoded = await db
    .select({ name: videos.file, originalName: videos.name })
    .from(videos)
    .where(eq(videos.creatorId, userId))
    .orderBy(asc(videos.createdAt));
  return [...others, ...transcoded.flatMap(({ name, originalName }) => (name ? [{ name, originalName }] : []))];
}
