import type { SummaryFormat } from '@paidang/contract/calls';
import type { ExportedFile } from '../../http/send-file';
import { type FigureSheet, picturesOfSheet, writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import { caseReportSummary, caseReports } from '../reports';
import type { TaskMember } from '../reviews';
import { readTrace, withMarkedFrames } from './read-trace';
import type { FilmPlatform, StillPaths } from './remark-stills';
import { summarySheet, versionSheet } from './report-sheets';
import { reportTables } from './report-tables';
import { withPictures } from './with-pictures';

/** Writes a sheet as a PDF. @param frames paths of the video frames it shows */
async function writeSheet(
  { storage }: Pick<Platform, 'storage'>,
  { title, sheet, frames }: { title: string; sheet: FigureSheet; frames: StillPaths },
  owner: string,
) {
  const bytes = await withPictures(storage, picturesOfSheet(sheet), (pictures) =>
    writeDocument({ format: 'sheet', sheet, pictures: [...pictures, ...frames] }, owner),
  );
  return { title, format: 'pdf', bytes } satisfies ExportedFile;
}

/** Exports the results of a task with the trace of its brief. @throws 0429 */
export async function exportSummary(
  platform: FilmPlatform,
  at: TaskMember,
  format: SummaryFormat,
): Promise<ExportedFile> {
  const { summary, trace } = cleaned({
    summary: await platform.transact((tx) => caseReportSummary(tx, at)),
    trace: await readTrace(platform, at.membership),
  });
  const title = `${summary.project.name}｜成效總表`;
  if (format !== 'pdf') return { title, format, bytes: await writeSpreadsheet(reportTables(summary, trace), format) };
  const sheet = summarySheet(summary, trace, platform.clock());
  return withMarkedFrames(platform, trace, at.user.id, (frames) =>
    writeSheet(platform, { title, sheet, frames }, at.user.id),
  );
}

/** Exports a version of one platform's report as a PDF. @throws 0404 */
export async function exportReportVersion(platform: Platform, at: TaskMember, number: number): Promise<ExportedFile> {
  const reports = cleaned(await platform.transact((tx) => caseReports(tx, at)));
  const report = reports.reports.find(({ url_uid }) => url_uid === at.platformId);
  const version = report?.versions.find((candidate) => candidate.number === number);
  if (!report || !version) throw notFound();
  const title = [reports.project.name, report.platform.platform_title, `結案報告 v${number}`].join('｜');
  const sheet = versionSheet(reports, report, version);
  return writeSheet(platform, { title, sheet, frames: [] }, at.user.id);
}
