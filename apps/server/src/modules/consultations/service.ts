import type { ConsultationForm } from '@paidang/contract/calls';
import type { Consultation, ConsultationDetail } from '@paidang/contract/entities';
import { consultationLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import type { ConsultationStatus } from '@paidang/contract/vocabulary';
import { AppError, notFound } from '../../platform/errors';
import { sendMail } from '../../platform/mail';
import { countOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';
import { type CurrentAccount, normaliseEmail, subjectOf } from '../users';
import { answerLetter, arrivalLetter, receiptLetter } from './letters';
import {
  type ConsultationRow,
  countConsultations,
  findConsultation,
  insertAnswer,
  insertConsultation,
  listAnswers,
  listConsultations,
  lockConsultation,
  updateConsultation,
} from './store';

const day = 86_400_000;
const { perNetwork, perEmail, pageSize } = consultationLimits;

interface ConsultSettings {
  readonly network: string;
  readonly appUrl: string;
  /** The operator's address; without it, new consultations are only shown in the console. */
  readonly operator: string | undefined;
}

/** Stores a visitor's consultation, and mails a receipt to the visitor and a notice to the operator. @throws 0429 */
export async function consult(
  tx: Transaction,
  { uuid, website, agreed: _, ...asked }: ConsultationForm,
  { network, appUrl, operator }: ConsultSettings,
): Promise<void> {
  // A hidden field that only bots fill in.
  if (website !== '') return;
  const kind = 'consultation';
  const subject = subjectOf(normaliseEmail(asked.email));
  const byNetwork = await countOne(tx, { kind, subject: '', network }, { milliseconds: day, most: perNetwork });
  const byAddress = await countOne(tx, { kind, subject }, { milliseconds: day, most: perEmail });
  if (byNetwork > perNetwork || byAddress > perEmail) {
    throw new AppError('0429', { message: messages.consultedTooOften });
  }
  if (!(await insertConsultation(tx.db, { ...asked, id: uuid, createdAt: tx.now }))) return;
  const about = { ...asked, createdAt: tx.now };
  await sendMail(tx, asked.email, receiptLetter(about));
  if (operator) await sendMail(tx, operator, arrivalLetter(about, `${appUrl}${paths.consoleConsultations(uuid)}`));
}

const toConsultation = ({ id, createdAt, takenBy, taker, ...row }: ConsultationRow): Consultation => ({
  uuid: id,
  status: row.status,
  topic: row.topic,
  name: row.name,
  company: row.company,
  created_at: createdAt.toISOString(),
  taken_by: takenBy && taker !== null ? { uuid: takenBy, name: taker } : null,
});

export async function consultationPage(
  { db }: Transaction,
  filter: { status?: ConsultationStatus | undefined; cursor?: number | undefined },
) {
  const rows = await listConsultations(db, filter);
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (shown.at(-1)?.ordinal ?? null) : null;
  return { data: shown.map(toConsultation), meta: { next, counts: await countConsultations(db) } };
}

/** @throws 0404 */
export async function consultation({ db }: Transaction, id: string): Promise<ConsultationDetail> {
  const row = await findConsultation(db, id);
  if (!row) throw notFound();
  const answers = await listAnswers(db, id);
  const { email, phone, message, note } = row;
  return {
    ...toConsultation(row),
    ...{ email, phone, message, note },
    answers: answers.map(({ answer, author }) => ({
      uuid: answer.id,
      text: answer.text,
      by: author ?? '',
      created_at: answer.createdAt.toISOString(),
    })),
  };
}

/** Locks and changes a consultation. @throws 0404, and whatever `decide` throws */
async function change(
  tx: Transaction,
  id: string,
  decide: (row: ConsultationRow) => Promise<Parameters<typeof updateConsultation>[2]>,
): Promise<ConsultationDetail> {
  const row = await lockConsultation(tx.db, id);
  if (!row) throw notFound();
  await updateConsultation(tx.db, id, await decide(row));
  return consultation(tx, id);
}

/** @throws 0409 naming the member who took it, with the current state */
async function refuseTaken(tx: Transaction, { id, taker }: ConsultationRow): Promise<never> {
  throw new AppError('0409', { message: `${taker ?? '別人'}正在處理這件諮詢`, data: await consultation(tx, id) });
}

/** @param from who had taken it when the caller loaded it @throws 0409 when another member has taken it since */
export const takeConsultation = (tx: Transaction, user: CurrentAccount, id: string, from: string | null) =>
  change(tx, id, async (row) => {
    const isOwn = row.takenBy === user.id;
    if (!isOwn && row.takenBy !== from) return refuseTaken(tx, row);
    return { takenBy: user.id };
  });

/** Mails an answer. Answering also takes a consultation nobody has taken. @throws 0409 when another member has taken it */
export const answerConsultation = (
  tx: Transaction,
  user: CurrentAccount,
  id: string,
  { text, operator }: { text: string; operator: string | undefined },
) =>
  change(tx, id, async (row) => {
    if (row.takenBy && row.takenBy !== user.id) return refuseTaken(tx, row);
    await insertAnswer(tx.db, { consultationId: id, authorId: user.id, text, createdAt: tx.now });
    await sendMail(tx, row.email, answerLetter(row, text, operator));
    return { takenBy: user.id, status: 'answered', closedAt: null };
  });

export const noteConsultation = (tx: Transaction, id: string, note: string) => change(tx, id, async () => ({ note }));

export const closeConsultation = (tx: Transaction, id: string) =>
  change(tx, id, async () => ({ status: 'closed', closedAt: tx.now }));

/** Restores the status it had before it was closed. */
export const reopenConsultation = (tx: Transaction, id: string) =>
  change(tx, id, async (row) => {
    if (row.status !== 'closed') return {};
    const answers = await listAnswers(tx.db, id);
    return { status: answers.length > 0 ? 'answered' : 'open', closedAt: null };
  });
