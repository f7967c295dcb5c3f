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

async function next<Content, Action extends string>(tx: Transaction, desk: Writer<Content, Action>, content: Content) {
  const step = await stepOf(tx, desk);
  const { revision } = await readDraft(tx.db, step.id, desk.user.id);
  return { content, revision };
}

/** Sends a version as a user who knows the latest one would. */
export const sendNext = async <Content, Action extends string>(
  tx: Transaction,
  desk: Writer<Content, Action>,
  content: Content,
): Promise<void> => sendVersion(tx, desk, await next(tx, desk, content));

/** Saves a draft in the same way. */
export const draftNext = async <Content, Action extends string>(
  tx: Transaction,
  desk: Writer<Content, Action>,
  content: Content,
): Promise<void> => storeDraft(tx, desk, await next(tx, desk, content));

const newest = async <Content>(tx: Transaction, desk: StepMember<Content>) => ({
  version: (await stepOf(tx, desk)).version,
});

/** Declares the latest version final. */
export const finaliseNewest = async <Content>(tx: Transaction, desk: StepMember<Content>): Promise<void> =>
  finalise(tx, desk, await newest(tx, desk));

/** Accepts the latest version. */
export const acceptNewest = async <Content>(tx: Transaction, desk: StepMember<Content>): Promise<void> =>
  accept(tx, desk, await newest(tx, desk));

/** Asks for changes to the latest version. */
export const askForChanges = async <Content>(
  tx: Transaction,
  desk: StepMember<Content>,
  summary: string,
): Promise<void> => requestChanges(tx, desk, { ...(await newest(tx, desk)), summary });
