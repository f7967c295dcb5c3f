import type { SpreadsheetFormat } from '@paidang/contract/calls';
import { functionTitles } from '@paidang/contract/vocabulary';
import type { ExportedFile } from '../../http/send-file';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import { findPlatform } from '../projects';
import { findVersion } from '../reviews';
import { findStep } from '../steps';
import { changeSheet, listProven } from './change-record';
import type { ExportedVersion } from './export-version';

/** What was asked for in a text step and confirmed up to a version, as a table. @throws 0404 */
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
