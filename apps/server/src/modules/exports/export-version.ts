import type { ExportFormat, SpreadsheetFormat } from '@paidang/contract/calls';
import { fullDay } from '@paidang/contract/rules';
import type { TextStepCode } from '@paidang/contract/steps';
import { type TracedStepCode, tracedSteps } from '@paidang/contract/trace';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import type { RichDocument } from '@paidang/editor/core';
import type { ExportedFile } from '../../http/send-file';
import { picturesOf, writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { findPlatform } from '../projects';
import { findVersion, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { changeRecord, changeSheet, listProven } from './change-record';
import { readStepTrace } from './read-trace';
import { traceBlocks } from './trace-document';
import { versionBlocks } from './version-blocks';
import { withPictures } from './with-pictures';

/** The version to export. */
export interface ExportedVersion extends TaskMember {
  readonly code: TextStepCode;
  readonly version: number;
}

const isTraced = (code: string): code is TracedStepCode => tracedSteps.some((step) => step === code);

/** The document without its pictures. */
interface DocumentTexts {
  readonly title: string;
  readonly facts: readonly string[];
  readonly blocks: RichDocument;
}

/**
 * Whether the file contains the change record. A Word file of a multi-page script may be imported again, and the table
 * would become segments.
 */
const includesRecord = (code: TextStepCode, format: ExportFormat): boolean =>
  !(code === functionCodes.scriptPages && format === 'docx');

/** The trace of a version. Only for PDFs, since Word files are edited and imported again. */
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
  const proven = includesRecord(code, format) ? await listProven(db, step.id, number) : [];
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

/** Exports a version of a text step. @throws 0404 */
export async function exportVersion(
  { transact, storage }: Platform,
  wanted: ExportedVersion,
  format: ExportFormat,
): Promise<ExportedFile> {
  // Content stored before requests were cleaned may contain characters that make the file unreadable.
  const document = cleaned(await documentOf({ transact }, wanted, format));
  const addresses = picturesOf(document.blocks).map(({ src }) => src);
  const bytes = await withPictures(storage, addresses, (pictures) =>
    writeDocument({ ...document, format, pictures }, wanted.user.id),
  );
  return { title: `${document.title} v${wanted.version}`, format, bytes };
}

/** Exports the confirmed comments of a text step up to a version as a spreadsheet. @throws 0404 */
export async function exportChanges(
  { transact }: Pick<Platform, 'transact'>,
  { membership, code, platformId, version }: ExportedVersion,
  format: SpreadsheetFormat,
): Promise<ExportedFile> {
  const { title, records } = await transact(async ({ db }) => {
    const step = await findStep(db, membership.task.id, code, platformId);
    if (!step || !(await findVersion(db, step.id, version))) throw notFound();
    const platform = platformId ? await findPlatform(db, membership.task.id, platformId) : null;
    const names = [membership.project.name, platform?.title, functionTitles[code]].filter(Boolean);
    return { title: `${names.join('｜')} v${version} 修改紀錄`, records: await listProven(db, step.id, version) };
  });
  return { title, format, bytes: await writeSpreadsheet([cleaned(changeSheet(records))], format) };
}
