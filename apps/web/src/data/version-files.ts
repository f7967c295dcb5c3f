import type { ExportFormat, RemarksFormat, SummaryFormat } from '@paidang/contract/calls';
import {
  acceptanceRoutes,
  caseReportRoutes,
  exportRoutes,
  type onePageScriptRoutes,
  type scriptRoutes,
} from '@paidang/contract/routes';
import { open } from './api';
import type { RequestOf } from './client';

/** The file name in a `Content-Disposition` header; `null` without one. */
export function fileNameOf(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  return plain ?? null;
}

/** Turns a response into a file with the name the server gave it. */
export async function fileFromResponse(pending: Promise<Response>, fallbackName: string): Promise<File> {
  const response = await pending;
  return new File([await response.blob()], fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
}

type Of = Omit<RequestOf<typeof exportRoutes.version>['params'], 'version'>;

/** Versions of a demand form, an outline or a platform's copy as files. */
export const versionFile = (of: Of, platform_uuid?: string) => (version: number, format: ExportFormat) =>
  fileFromResponse(
    open(exportRoutes.version, { params: { ...of, version }, query: { format, platform_uuid }, handles: 'all' }),
    `v${version}.${format}`,
  );

/** The requested and confirmed changes up to a version of a text step, as a table. */
export const changesFile =
  (of: Omit<RequestOf<typeof exportRoutes.changes>['params'], 'version'>, platform_uuid?: string) =>
  (version: number) =>
    fileFromResponse(
      open(exportRoutes.changes, {
        params: { ...of, version },
        query: { format: 'csv', platform_uuid },
        handles: 'all',
      }),
      `v${version}.csv`,
    );

type ScriptExport = typeof scriptRoutes.export | typeof onePageScriptRoutes.export;

/** Versions of a script as files. */
export const scriptFile = (call: ScriptExport, task: string) => (version: number, format: ExportFormat) =>
  fileFromResponse(
    open(call, { params: { task, version }, query: { format }, handles: 'all' }),
    `v${version}.${format}`,
  );

/** Comments on a version of a film as files. */
export const remarksFile = (task: string) => (version: number, format: RemarksFormat) =>
  fileFromResponse(
    open(exportRoutes.remarks, { params: { task, version }, query: { format }, handles: 'all' }),
    `v${version}.${format}`,
  );

/** The current acceptance sheet of a task. */
export const acceptanceFile = (task: string, format: ExportFormat) =>
  fileFromResponse(
    open(acceptanceRoutes.export, { params: { task }, query: { format }, handles: 'all' }),
    `${task}.${format}`,
  );

/** The current results of a task. */
export const summaryFile = (task: string, format: SummaryFormat) =>
  fileFromResponse(
    open(caseReportRoutes.exportSummary, { params: { task }, query: { format }, handles: 'all' }),
    `${task}.${format}`,
  );

/** Versions of the report of one platform as files. */
export const reportFile = (task: string, url_uid: string) => (version: number) =>
  fileFromResponse(
    open(caseReportRoutes.exportVersion, { params: { task, url_uid, version }, handles: 'all' }),
    `v${version}.pdf`,
  );
