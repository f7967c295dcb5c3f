import * as z from 'zod';
import { CaseReportSummary, CaseReports, ReportContent } from '../entities';
import { reportLimits } from '../limits';
import { reportParts } from '../report';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';
import { filledText } from './checked';
import { SummaryFormat } from './exports';
import { answered, askUUID, storeFields, TaskParams, versionNumber } from './reviews';

const ReportParams = TaskParams.extend({ url_uid: z.uuid() });
const errors = [errorCodes.conflict];
const written = { content: ReportContent, revision: storeFields.revision };

/** The closing report, platform by platform. Every call except those for the summary and the files returns the whole step. */
export const caseReportSchemas = {
  list: {
    summary: '結案報告：各平台的狀態、版本、自己的草稿',
    params: TaskParams,
    data: CaseReports,
  },
  summary: {
    summary: '結案報告總結：各平台與合計的成效、成本、每日曲線',
    params: TaskParams,
    data: CaseReportSummary,
  },
  exportSummary: {
    summary: '把結案報告總結存成 PDF、Excel 或 CSV',
    params: TaskParams,
    query: z.object({ format: SummaryFormat }),
    answers: 'file',
    data: z.null(),
  },
  exportVersion: {
    summary: '把一個平台結案報告的一個版本存成 PDF',
    params: ReportParams.extend({ version: versionNumber }),
    answers: 'file',
    data: z.null(),
  },
  request: {
    summary: '請創作者提供結案報告，不等作品全部通過',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: CaseReports,
  },
  save: {
    summary: '儲存一個平台的結案報告草稿',
    params: ReportParams,
    body: z.object(written),
    data: CaseReports,
    errors,
  },
  provide: {
    summary: '提供一個平台的結案報告，或提供更新後的版本',
    params: ReportParams,
    body: z.object({ ...written, askUUID }),
    data: CaseReports,
    errors,
  },
  open: {
    summary: '廠商第一次看到一個版本；再開一次不會改變什麼',
    params: ReportParams,
    body: z.object({ number: answered.number }),
    data: CaseReports,
    errors,
  },
  requestUpdate: {
    summary: '請創作者更新：哪些項目、為什麼',
    params: ReportParams,
    body: z.object({
      ...answered,
      parts: z.array(z.enum(reportParts)).min(1).max(reportParts.length),
      reason: filledText(reportLimits.reasonLength),
    }),
    data: CaseReports,
    errors,
  },
  accept: {
    summary: '確認一個平台的結案報告；之後不能再更改',
    params: ReportParams,
    body: z.object(answered),
    data: CaseReports,
    errors,
  },
} satisfies Schemas;
