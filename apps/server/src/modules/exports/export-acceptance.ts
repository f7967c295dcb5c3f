import type { ExportFormat } from '@paidang/contract/calls';
import type { AcceptanceRow, AcceptanceSummary } from '@paidang/contract/entities';
import { copyTitle, fullDay } from '@paidang/contract/rules';
import { isStepDone, stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import type { RichDocument } from '@paidang/editor/core';
import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { cleaned } from '../../platform/text/cleaned';
import { loadAcceptanceSummary } from '../acceptance';
import type { TaskMember } from '../reviews';
import { paragraph, table } from './blocks';
import { readTrace, withMarkedFrames } from './read-trace';
import type { FilmPlatform } from './remark-stills';
import { traceBlocks } from './trace-document';

/** Wide enough for a date with its weekday on one line. */
const dateWidth = 24;
const columns = [
  { name: '步驟', width: 25 },
  { name: '版本', width: 13 },
  { name: '狀態', width: 14 },
  { name: '送出', width: dateWidth },
  { name: '驗收', width: dateWidth },
];

const day = (instant: string | null | undefined): string => (instant ? fullDay(new Date(instant)) : '');

function versionOf({ step, version }: AcceptanceRow): string {
  if (!version) return '還沒送出';
  return step.function === functionCodes.video ? copyTitle(version.number) : `v${version.number}`;
}

/** The acceptance sheet as a document: the parties, and for each step the version and its dates. */
export function acceptanceDocument({ project, task, steps }: AcceptanceSummary, now: Date) {
  const done = steps.filter(({ step }) => isStepDone(step.function, step.status)).length;
  const { vendor } = project;
  const rows = steps.map((row) => {
    const { step, platform, version } = row;
    const title = [functionTitles[step.function], platform?.platform_title].filter(Boolean).join('・');
    return [
      `${step.function} ${title}`,
      versionOf(row),
      stepStatusTitle(step.function, step.status),
      day(version?.sent_at),
      day(version?.accepted_at),
    ].map((words) => [paragraph(words)]);
  });
  const blocks: RichDocument = rows.length > 0 ? [table(columns, rows)] : [paragraph('還沒有要驗收的內容')];
  return {
    title: `${project.name}｜驗收單`,
    facts: [
      `廠商：${vendor.company_name || vendor.name}`,
      `創作者：${task.creator?.name ?? '尚未加入'}`,
      `已驗收${done}/${steps.length}步，${fullDay(now)}的狀態`,
    ],
    blocks,
  };
}

/** Exports the acceptance sheet of a task, with the trace of its brief. @throws 0429 */
export async function exportAcceptance(
  platform: FilmPlatform,
  at: TaskMember,
  format: ExportFormat,
): Promise<ExportedFile> {
  const view = await platform.transact((tx) => loadAcceptanceSummary(tx, at));
  const trace = await readTrace(platform, at.membership);
  const { title, facts, blocks } = acceptanceDocument(view, platform.clock());
  const document = cleaned({ title, facts, blocks: [...blocks, ...(trace ? traceBlocks(trace) : [])] });
  const bytes = await withMarkedFrames(platform, trace, at.user.id, (pictures) =>
    writeDocument({ ...document, format, pictures }, at.user.id),
  );
  return { title, format, bytes };
}
