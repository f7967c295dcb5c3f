import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { ChildProcessError, runInChildProcess } from '../child-process';
import { AppError } from '../errors';
import type { Paper } from './paper-child';

const bounds = { timeout: 60_000, memory: 1024 } as const;

/**
 * Writes a document as a Word file (`.docx`) or a PDF, with an embedded subset of Noto Sans TC for Chinese.
 *
 * @param owner the user who exports it, for the limits of the queue
 * @throws 0413 if it cannot be laid out in time, 0429
 */
export async function writeDocument(paper: Paper, owner: string): Promise<Buffer> {
  try {
    return Buffer.from(
      await runInChildProcess<Uint8Array>('paper-child', { ...bounds, beside: import.meta.url, owner }, paper),
    );
  } catch (error) {
    if (!(error instanceof ChildProcessError) || error.cause === 'failure') throw error;
    throw new AppError(errorCodes.tooLarge, { message: messages.documentNotWritten });
  }
}
