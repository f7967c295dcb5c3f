import type { ExportFormat } from '@paidang/contract/calls';
import { fullDay } from '@paidang/contract/rules';
import type { TextStepCode } from '@paidang/contract/steps';
import { type TracedStepCode, tracedSteps } from '@paidang/contract/trace';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import type { RichDocument } from '@paidang/editor/core';
import type { ExportedFile } from '../../http/send-file';
import { picturesOf, writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { findPlatform } from '../projects';
import { findVersion, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { changeRecord, listProven } from './change-record';
import { readStepTrace } from './read-trace';
import { traceBlocks } from './trace-document';
import { versionBlocks } from './version-blocks';
import { withPictures } from './with-pictures';

/** The version to export. */
export interface ExportedVersion extends TaskMember {
  readonly code: TextStepCode;
  readonly version: number;
}

const isTraced = (code: string): code is TracedStepCode => tracedSteps.some((one) => one === code);

/** The document without its pictures. */
interface DocumentTexts {
  readonly title: string;
  readonly facts: readonly string[];
  readonly blocks: RichDocument;
}

/** The script a crew works with is imported again: a table that is no part of it would become segments. */
const takesRecord = (code: TextStepCode, format: ExportFormat): boolean =>
  !(code === functionCodes.scriptPages && format === 'docx');

/** A Word file is worked on and imported again; what the version does of the brief stands in the file that is only read. */
async function traceOf(
  platform: Pick<Platform, 'transact'>,
  { membership, code, platformId, version }: ExportedVersion,
) {
  if (!isTraced(code)) return [];
  const trace = await readStepTrace(platform, membership, { code, platformId: platformId ?? null, number: version });
  return trace ? traceBlocks(trace) : [];
}

/** @throws 0404 */
async function readVersion({ db }: Transaction, wanted: ExportedVersion, format: ExportFormat) {
  const { membership, code, platformId, version: number } = wanted;
  const step = await findStep(db, membership.task.id, code, platformId);
  const record = step && (await findVersion(db, step.id, number));
  if (!record) throw notFound();
  const proven = takesRecord(code, format) ? await listProven(db, step.id, number) : [];
  const platform = platformId ? await findPlatform(db, membership.task.id, platformId) : null;
  return { ...record, proven, platform };
}

/** @throws 0404 */
async function documentOf(
  { transact }: Pick<Platform, 'transact'>,
  wanted: ExportedVersion,
  format: ExportFormat,
): Promise<DocumentTexts> {
  const { version, author, proven, platform } = await transact((tx) => readVersion(tx, wanted, format));
  const { membership, code, version: number } = wanted;
  const state = version.acceptedAt ? '（已驗收）' : version.finalisedAt ? '（已定稿）' : '';
  return {
    title: [membership.project.name, platform?.title, functionTitles[code]].filter(Boolean).join('｜'),
    facts: [`第 ${number} 版${state}`, `${author.companyName || author.name}，${fullDay(version.sentAt)}送出`],
    blocks: [
      ...versionBlocks(code, version.content),
      ...changeRecord(proven),
      ...(format === 'pdf' ? await traceOf({ transact }, wanted) : []),
    ],
  };
}

/** A version of a text step as a file. @throws 0404 */
export async function exportVersion(
  { transact, storage }: Platform,
  wanted: ExportedVersion,
  format: ExportFormat,
): Promise<ExportedFile> {
  // Content stored before requests were cleaned may have characters that make the file unreadable.
  const words = cleaned(await documentOf({ transact }, wanted, format));
  const addresses = picturesOf(words.blocks).map(({ src }) => src);
  const bytes = await withPictures(storage, addresses, (pictures) =>
    writeDocument({ ...words, format, pictures }, wanted.user.id),
  );
  return { title: `${words.title} v${wanted.version}`, format, bytes };
}
