import type { AcceptanceRow } from '@paidang/contract/entities';
import { acceptanceRoutes } from '@paidang/contract/routes';
import type { AcceptedStepCode } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { request } from './api';
import { copySource, photosSource } from './copywritings';
import { askAboutLineAfterStep } from './messaging';
import { outlineSource } from './outlines';
import { multiPageSource, onePageSource } from './scripts';
import type { StepPageView, StepSource } from './step-source';
import { useStep } from './steps';
import { videoSource } from './videos';
import { passWork } from './works';

/** The acceptance sheet of a task: what can be accepted. */
export const useAcceptance = (task: string) =>
  useStep({
    path: ['acceptance', task],
    view: async () => (await request(acceptanceRoutes.view, { params: { task } })).data,
  });

interface Mover {
  move: (...move: Parameters<StepSource<unknown>['move']>) => Promise<Pick<StepPageView, 'step'>>;
}

/** Works online are passed per platform, by a call of their own. */
type MovedStep = Exclude<AcceptedStepCode, typeof functionCodes.worksOnline>;

const movers: Record<MovedStep, (task: string, platform: string) => Mover> = {
  [functionCodes.outline]: outlineSource,
  [functionCodes.scriptPages]: multiPageSource,
  [functionCodes.scriptOnePage]: onePageSource,
  [functionCodes.video]: videoSource,
  [functionCodes.copyText]: copySource,
  [functionCodes.copyPhotos]: photosSource,
};

const isMoved = (code: string): code is MovedStep => code in movers;

/** Accepts the version of a row with the step's own call. Afterwards the user may be asked whether to notify by LINE. */
export async function acceptStep(
  task: string,
  { step, version }: AcceptanceRow,
  idempotencyKey: string,
): Promise<void> {
  const number = version?.number ?? 0;
  if (step.function === functionCodes.worksOnline) {
    await passWork({ task, platform: step.platform_uuid ?? '', number }, idempotencyKey);
    void askAboutLineAfterStep({ ...step, status: 'passed' }, 'pass', idempotencyKey);
    return;
  }
  if (!isMoved(step.function)) throw new Error(`@paidang/web: ${step.function} cannot be accepted on this sheet.`);
  const mover = movers[step.function](task, step.platform_uuid ?? '');
  const view = await mover.move('accept', { idempotencyKey, words: '', version: number });
  void askAboutLineAfterStep(view.step, 'accept', idempotencyKey);
}
