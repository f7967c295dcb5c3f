import type { SummaryFormat } from '@paidang/contract/calls';
import type { ExportedFile } from '../../http/send-file';
import { type FigureSheet, picturesOfSheet, writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { writeSpreadsheet } from '../../platform/spreadsheet';
import { cleaned } from '../../platform/text/cleaned';
import { caseReportSummary, caseReports } from '../reports';
import type { TaskMember } from '../reviews';
import { summarySheet, versionSheet } from './report-sheets';
import { reportTables } from './report-tables';
import { withPictures } from './with-pictures';

/** As PDF. */
async function writeSheet({ storage }: Platform, title: string, sheet: FigureSheet, owner: string) {
  const bytes = await withPictures(storage, picturesOfSheet(sheet), (pictures) =>
    writeDocument({ format: 'sheet', sheet, pictures }, owner),
  );
  return { title, format: 'pdf', bytes } satisfies ExportedFile;
}

/** What a task has reached, as a file. */
export async function exportSummary(platform: Platform, at: TaskMember, format: SummaryFormat): Promise<ExportedFile> {
  const summary = cleaned(await platform.transact((tx) => caseReportSummary(tx, at)));
  const title = `${summary.project.name}｜成效總表`;
  if (format === 'pdf') return writeSheet(platform, title, summarySheet(summary, platform.clock()), at.user.id);
  return { title, format, bytes: await writeSpreadsheet(reportTables(summary), format) };
}

/** A version of the report of one platform as a PDF. @throws 0404 */
export async function exportReportVersion(platform: Platform, at: TaskMember, number: number): Promise<ExportedFile> {
  const reports = cleaned(await platform.transact((tx) => caseReports(tx, at)));
  const report = reports.reports.find(({ url_uid }) => url_uid === at.platformId);
  const version = report?.versions.find((one) => one.number === number);
  if (!report || !version) throw notFound();
  const title = [reports.project.name, report.platform.platform_title, `結案報告 v${number}`].join('｜');
  return writeSheet(platform, title, versionSheet(reports, report, version), at.user.id);
}
