import { acceptanceCalls } from '@paidang/contract/calls';
import type { AcceptanceRow } from '@paidang/contract/entities';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { request } from './api';
import { copySource, photosSource } from './copywritings';
import { askAfterStep } from './messaging';
import { outlineSource } from './outlines';
import { multiPageSource, onePageSource } from './scripts';
import type { StepMove, StepSheet } from './step-source';
import { useStep } from './steps';
import { passWork } from './works';

/** What of a task there is to accept. */
export const useAcceptance = (task: string) =>
  useStep({
    path: ['acceptance', task],
    sheet: async () => (await request(acceptanceCalls.sheet, { params: { task } })).data,
  });

interface Mover {
  move: (move: StepMove, idempotencyKey: string, words: string) => Promise<Pick<StepSheet, 'step'>>;
}

const movers: Partial<Record<FunctionCode, (task: string, platform: string) => Mover>> = {
  '030': outlineSource,
  '040': multiPageSource,
  '041': onePageSource,
  '060': copySource,
  '061': photosSource,
};

/** Accepts one step of the sheet by the step's own call. Its sender may be asked about LINE afterwards. */
export async function acceptStep(task: string, { step }: AcceptanceRow, idempotencyKey: string): Promise<void> {
  if (step.function === functionCodes.worksOnline) {
    await passWork(task, step.platform_uuid ?? '', idempotencyKey);
    void askAfterStep({ ...step, status: 'passed' }, 'pass', idempotencyKey);
    return;
  }
  const mover = movers[step.function]?.(task, step.platform_uuid ?? '');
  if (!mover) throw new Error(`@paidang/web: ${step.function} is not accepted on this sheet.`);
  const sheet = await mover.move('accept', idempotencyKey, '');
  void askAfterStep(sheet.step, 'accept', idempotencyKey);
}
