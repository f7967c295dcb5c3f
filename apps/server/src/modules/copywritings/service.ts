import { errorCodes } from '@paidang/contract/calls';
import type { CopyContent, CopywritingList, PhotosContent } from '@paidang/contract/entities';
import { checkCopyLength, messages } from '@paidang/contract/rules';
import { isStepDone } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { countCharacters, documentText } from '@paidang/editor/core';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { findPlatform, presentPlatform } from '../projects';
import { type AtTask, findDraft, reviewedStep, taskPage } from '../reviews';
import { findStep, presentStep, type StepRow } from '../steps';
import { copyCodec, photosCodec } from './codec';

const { copyText: textCode, copyPhotos: photosCode } = functionCodes;

const noCopy = () => new AppError(errorCodes.noCopy);

const isWriter = ({ seat }: AtTask): boolean => seat.party === 'creator';

const isUnwritten = (step: StepRow | null): step is StepRow =>
  step !== null && step.version === 0 && step.status !== 'archived';

const textStep = ({ db }: Transaction, { seat, platformId }: AtTask): Promise<StepRow | null> =>
  findStep(db, seat.task.id, textCode, platformId);

/** Readers have nothing to open before the words were sent. @throws 0428 */
export async function refuseWithoutText(tx: Transaction, at: AtTask): Promise<void> {
  if (!isWriter(at) && isUnwritten(await textStep(tx, at))) throw noCopy();
}

/** Pictures are judged beside their words: somebody has to have begun those. @throws 0428 */
export async function refusePhotosWithoutText(tx: Transaction, at: AtTask): Promise<void> {
  const step = await textStep(tx, at);
  if (!isUnwritten(step)) return;
  if (!isWriter(at) || !(await findDraft(tx.db, step.id, at.user.id))) throw noCopy();
}

/** A story is written frame by frame, anything else as one text. @throws 0422 */
async function refuseOtherMode({ db }: Transaction, { seat, platformId = '' }: AtTask, { mode }: CopyContent) {
  const platform = await findPlatform(db, seat.task.id, platformId);
  if (platform?.kind !== mode) throw invalid({ errors: { 'content.mode': [messages.checkFormat] } });
}

/** What a platform would cut off is not agreed on. @throws 0422 */
async function refuseTooLong({ db }: Transaction, { seat, platformId = '' }: AtTask, copy: CopyContent): Promise<void> {
  if (copy.mode === 'story') return;
  const platform = await findPlatform(db, seat.task.id, platformId);
  const wrong = checkCopyLength(platform?.title ?? '', countCharacters(documentText(copy.text)));
  if (wrong) throw invalid({ errors: { 'content.text': [wrong] } });
}

/** Words of a platform. */
export const copyTexts = reviewedStep<CopyContent>({
  code: textCode,
  codec: copyCodec,
  check: refuseOtherMode,
  onSend: refuseTooLong,
});

/** Pictures of a platform. They are sent after the words, which they stand beside. */
export const copyPhotos = reviewedStep<PhotosContent>({
  code: photosCode,
  codec: photosCodec,
  onSend: async (tx, at) => {
    if (isUnwritten(await textStep(tx, at))) throw noCopy();
  },
});

/** The platforms of a task with how far their words and pictures are. */
export async function copywritingList(tx: Transaction, at: AtTask): Promise<CopywritingList> {
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
        is_accepted: [text, photos].every((one) => !one || isStepDone(textCode, one.step.status)),
        is_missing: !isWriter(at) && isUnwritten(text?.step ?? null),
      };
    }),
  };
}
