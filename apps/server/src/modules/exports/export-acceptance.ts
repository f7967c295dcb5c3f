import type { ExportFormat } from '@paidang/contract/calls';
import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { cleaned } from '../../platform/text/cleaned';
import { loadAcceptanceSummary } from '../acceptance';
import type { TaskMember } from '../reviews';
import { acceptanceDocument } from './acceptance-document';
import { readTrace, withMarkedFrames } from './read-trace';
import type { FilmPlatform } from './remark-stills';
import { traceBlocks } from './trace-document';

/** The acceptance sheet of a task, with what its steps do of the brief. @throws 0429 */
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
