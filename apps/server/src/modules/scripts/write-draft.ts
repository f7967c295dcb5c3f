import type { OnePageContent, OnePageDraft } from '@paidang/contract/entities';
import { BriefContent } from '@paidang/contract/entities';
import { type FunctionCode, functionCodes, normaliseTaskType, taskTypeTitles } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ScriptMaterial } from '../ai';
import { listPlatforms } from '../projects';
import {
  asJson,
  findDraft,
  findVersion,
  lockStepOf,
  presentDraft,
  requireKnownDraft,
  requireTransition,
  type StepMember,
  storeDraft,
} from '../reviews';
import { findStep } from '../steps';

type OnePageMember = StepMember<OnePageContent>;

/** The creator's instructions for the model. */
export interface AiDraftInput {
  readonly wish: string;
  readonly description: string;
  readonly revision: number;
}

const current = async ({ db }: Transaction, taskId: string, code: FunctionCode): Promise<string | null> => {
  const step = await findStep(db, taskId, code);
  return step ? ((await findVersion(db, step.id, step.version))?.version.content ?? null) : null;
};

/** @throws 0404; 0409 with the newer draft; 0422 */
async function refuseDraft(tx: Transaction, member: OnePageMember, revision: number): Promise<void> {
  const step = await lockStepOf(tx, member);
  requireTransition(step, 'save_draft', member);
  await requireKnownDraft(tx, member, step, revision);
}

/** Collects the model's input, after checking that a draft may be saved afterwards. @throws 0404, 0409, 0422 */
export async function gatherMaterial(
  tx: Transaction,
  member: OnePageMember,
  asked: AiDraftInput,
): Promise<ScriptMaterial> {
  await refuseDraft(tx, member, asked.revision);
  const { project, task } = member.membership;
  const brief = await current(tx, task.id, functionCodes.brief);
  const platforms = await listPlatforms(tx.db, [task.id]);
  return {
    project: project.name,
    brand: project.brand,
    product: project.product,
    form: taskTypeTitles[normaliseTaskType(task.type)],
    platforms: platforms.map(({ title }) => title),
    brief: brief === null ? null : asJson(BriefContent).parse(brief),
    outline: (await current(tx, task.id, functionCodes.outline)) ?? '',
    script: asked.description,
    wish: asked.wish,
  };
}

/** Saves the model's text as a draft, together with the previous text. @throws 0404, 0409, 0422 */
export async function keepWritten(
  tx: Transaction,
  member: OnePageMember,
  asked: AiDraftInput,
  html: string,
): Promise<OnePageDraft> {
  const content = { description: html, compare_content: asked.description, owner_role: 'Creator' as const };
  await storeDraft(tx, member, { content, revision: asked.revision });
  const step = await lockStepOf(tx, member);
  const draft = await findDraft(tx.db, step.id, member.user.id);
  if (!draft) throw notFound();
  return presentDraft(member.kind.codec, draft);
}
