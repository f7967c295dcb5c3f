import { errorCodes } from '@paidang/contract/calls';
import type { CopyContent, CopywritingList, PhotosContent } from '@paidang/contract/entities';
import { checkCopyLength, claimTexts, messages, postLength } from '@paidang/contract/rules';
import { isStepDone } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText } from '@paidang/editor/core';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { findPlatform, presentPlatform } from '../projects';
import { findDraft, reviewedStep, type TaskMember, taskPage } from '../reviews';
import { findStep, presentStep, type StepRow } from '../steps';
import { copyCodec, photosCodec } from './codec';

const { copyText: textCode, copyPhotos: photosCode } = functionCodes;

const noCopy = () => new AppError(errorCodes.noCopy);

const isWriter = ({ membership }: TaskMember): boolean => membership.party === 'creator';

const isUnwritten = (step: StepRow | null): step is StepRow =>
  step !== null && step.version === 0 && step.status !== 'archived';

const textStep = ({ db }: Transaction, { membership, platformId }: TaskMember): Promise<StepRow | null> =>
  findStep(db, membership.task.id, textCode, platformId);

/** The vendor cannot open a copy that has not been sent yet. @throws 0428 */
export async function refuseWithoutText(tx: Transaction, at: TaskMember): Promise<void> {
  if (!isWriter(at) && isUnwritten(await textStep(tx, at))) throw noCopy();
}

/** Pictures are reviewed together with the text, which has to be begun first. @throws 0428 */
export async function refusePhotosWithoutText(tx: Transaction, at: TaskMember): Promise<void> {
  const step = await textStep(tx, at);
  if (!isUnwritten(step)) return;
  if (!isWriter(at) || !(await findDraft(tx.db, step.id, at.user.id))) throw noCopy();
}

/** Refuses a mode that does not fit the platform: a story consists of frames, everything else is one text. @throws 0422 */
async function refuseOtherMode(
  { db }: Transaction,
  { membership, platformId = '' }: TaskMember,
  { mode }: CopyContent,
) {
  const platform = await findPlatform(db, membership.task.id, platformId);
  if (platform?.kind !== mode) throw invalid({ errors: { 'content.mode': [messages.checkFormat] } });
}

/** Refuses a text that exceeds the platform's length limit. @throws 0422 */
async function refuseTooLong(
  { db }: Transaction,
  { membership, platformId = '' }: TaskMember,
  copy: CopyContent,
): Promise<void> {
  if (copy.mode === 'story') return;
  const platform = await findPlatform(db, membership.task.id, platformId);
  const wrong = checkCopyLength(platform?.title ?? '', postLength(documentText(copy.text)));
  if (wrong) throw invalid({ errors: { 'content.text': [wrong] } });
}

/** The step of a platform's text. */
export const copyTexts = reviewedStep<CopyContent>({
  code: textCode,
  codec: copyCodec,
  claims: claimTexts.copy,
  publishedOn: async ({ db }, { membership, platformId = '' }) =>
    (await findPlatform(db, membership.task.id, platformId))?.title ?? null,
  check: refuseOtherMode,
  onSend: refuseTooLong,
});

/** The step of a platform's pictures, sent after its text. */
export const copyPhotos = reviewedStep<PhotosContent>({
  code: photosCode,
  codec: photosCodec,
  claims: claimTexts.photos,
  onSend: async (tx, at) => {
    if (isUnwritten(await textStep(tx, at))) throw noCopy();
  },
});

/** The platforms of a task, with the steps of their texts and pictures. */
export async function copywritingList(tx: Transaction, at: TaskMember): Promise<CopywritingList> {
  const { page, platforms, steps } = await taskPage(tx, at);
  const stepOf = (platformId: string, code: string) =>
    steps.find(({ step }) => step.platformId === platformId && step.function === code) ?? null;
  return {
    ...page,
    platforms: platforms.map((platform) => {
      const text = stepOf(platform.id, textCode);
      const photos = stepOf(platform.id, photosCode);
      return {
        ...presentPlatform(platform),
        text: text && presentStep(text),
        photos: photos && presentStep(photos),
        is_accepted: [text, photos].every((record) => !record || isStepDone(textCode, record.step.status)),
        is_missing: !isWriter(at) && isUnwritten(text?.step ?? null),
      };
    }),
  };
}
