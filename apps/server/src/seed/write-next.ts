import {
  accept,
  finalise,
  readDraft,
  requestChanges,
  type StepMember,
  sendVersion,
  stepOf,
  storeDraft,
} from '../modules/reviews';
import type { Transaction } from '../platform/transaction';

type Writer<Content, Action extends string> = StepMember<Content, Action | 'save_draft' | 'send'>;

async function next<Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  content: Content,
) {
  const step = await stepOf(tx, member);
  const { revision } = await readDraft(tx.db, step.id, member.user.id);
  return { content, revision };
}

/** Sends a version as a user who knows the latest one would. */
export const sendNext = async <Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  content: Content,
): Promise<void> => sendVersion(tx, member, await next(tx, member, content));

/** Saves a draft in the same way. */
export const draftNext = async <Content, Action extends string>(
  tx: Transaction,
  member: Writer<Content, Action>,
  content: Content,
): Promise<void> => storeDraft(tx, member, await next(tx, member, content));

const newest = async <Content>(tx: Transaction, member: StepMember<Content>) => ({
  version: (await stepOf(tx, member)).version,
});

/** Declares the latest version final. */
export const finaliseNewest = async <Content>(tx: Transaction, member: StepMember<Content>): Promise<void> =>
  finalise(tx, member, await newest(tx, member));

/** Accepts the latest version. */
export const acceptNewest = async <Content>(tx: Transaction, member: StepMember<Content>): Promise<void> =>
  accept(tx, member, await newest(tx, member));

/** Asks for changes to the latest version. */
export const askForChanges = async <Content>(
  tx: Transaction,
  member: StepMember<Content>,
  summary: string,
): Promise<void> => requestChanges(tx, member, { ...(await newest(tx, member)), summary });
