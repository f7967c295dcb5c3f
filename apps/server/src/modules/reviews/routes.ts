import type { MoveCalls, ReviewCalls } from '@paidang/contract/calls';
import type { ClaimAnswer, StepView, Suggestion, Version } from '@paidang/contract/entities';
import type { z } from 'zod';
import type { CallRegistry } from '../../http/call-registry';
import { fieldOf } from '../../platform/field-of';
import type { Transaction } from '../../platform/transaction';
import type { StepKind, StepMember, TaskMember } from './kind';
import { agreeReopen, declineReopen, reopen, requestReopen, withdrawReopen } from './reopening';
import { accept, finalise, plainMove, requestChanges, stepOf, unlock } from './service';
import { loadStepView, oneVersion } from './step-view';
import { sendVersion, storeDraft } from './writing';

/** Adds what a page reads first to its step view, if the caller requests it. */
export type AddReading<Content> = <View extends StepView<Content>>(
  tx: Transaction,
  asked: { member: StepMember<Content>; query: { reading?: '1' | undefined }; view: View },
) => Promise<View & { texts?: Version<Content>[]; suggestions?: Suggestion[]; claim_answers?: ClaimAnswer[] }>;

interface StepParams {
  task: string;
  platform?: string;
}

/** The part of a step call's context that is needed here. */
interface StepContext extends Pick<TaskMember, 'membership' | 'user'> {
  readonly params?: unknown;
  readonly body?: unknown;
}

const textAt = (fields: unknown, name: string): string | undefined => {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : undefined;
};

/** The caller of a call, as a member at a step of this kind. */
export const stepMemberOf = <Content, Action extends string>(
  kind: StepKind<Content, Action>,
  { membership, user, params, body }: StepContext,
): StepMember<Content, Action> => ({
  kind,
  membership,
  user,
  platformId: textAt(params, 'platform'),
  askId: textAt(body, 'askUUID'),
});

/**
 * Routes for the moves of a reviewed step.
 *
 * @param answer returns the step view, which is the response of every call
 */
export function moveRoutes<Content, Params extends z.ZodType<StepParams>, Sheet extends z.ZodType>(
  calls: CallRegistry,
  group: MoveCalls<Params, Sheet>,
  kind: StepKind<Content>,
  answer: (tx: Transaction, member: StepMember<Content>) => Promise<z.input<Sheet>>,
): void {
  const moved = async (tx: Transaction, context: StepContext, move: (member: StepMember<Content>) => Promise<void>) => {
    const member = stepMemberOf(kind, context);
    await move(member);
    return { data: await answer(tx, member) };
  };
  calls.task(group.finalise, (tx, context) => moved(tx, context, (member) => finalise(tx, member, context.body)));
  calls.task(group.accept, (tx, context) => moved(tx, context, (member) => accept(tx, member, context.body)));
  calls.task(group.requestChanges, (tx, context) =>
    moved(tx, context, (member) => requestChanges(tx, member, context.body)),
  );
  calls.task(group.reopen, (tx, context) => moved(tx, context, (member) => reopen(tx, member, context.body)));
  calls.task(group.requestReopen, (tx, context) =>
    moved(tx, context, (member) => requestReopen(tx, member, context.body)),
  );
  calls.task(group.agreeReopen, (tx, context) => moved(tx, context, (member) => agreeReopen(tx, member, context.body)));
  calls.task(group.declineReopen, (tx, context) =>
    moved(tx, context, (member) => declineReopen(tx, member, context.body)),
  );
  calls.task(group.withdrawReopen, (tx, context) =>
    moved(tx, context, (member) => withdrawReopen(tx, member, context.body)),
  );
  calls.task(group.unlock, (tx, context) => moved(tx, context, (member) => unlock(tx, member)));
  for (const action of ['archive', 'recover'] as const) {
    calls.task(group[action], (tx, context) => moved(tx, context, (member) => plainMove(tx, member, action)));
  }
}

/**
 * All routes of a reviewed step.
 *
 * @param withReading from the suggestions module, which is above this one
 * @param refuseReading throws if the caller may not read the step yet
 * @example reviewRoutes(calls, outlineCalls, outlines, withReading);
 */
export function reviewRoutes<
  Content,
  Params extends z.ZodType<StepParams>,
  VersionOf extends z.ZodType<StepParams & { version: number }>,
>(
  calls: CallRegistry,
  group: ReviewCalls<Params, VersionOf, z.ZodType<Content, Content>>,
  kind: StepKind<Content>,
  withReading: AddReading<Content>,
  refuseReading?: (tx: Transaction, member: StepMember<Content>) => Promise<void>,
): void {
  const view = async (tx: Transaction, member: StepMember<Content>) =>
    loadStepView(tx, member, await stepOf(tx, member));

  calls.task(group.view, async (tx, context) => {
    const member = stepMemberOf(kind, context);
    await refuseReading?.(tx, member);
    return { data: await withReading(tx, { member, query: context.query, view: await view(tx, member) }) };
  });

  calls.task(group.version, async (tx, context) => {
    const member = stepMemberOf(kind, context);
    await refuseReading?.(tx, member);
    return { data: await oneVersion(tx, member, await stepOf(tx, member), context.params.version) };
  });

  calls.task(group.store, async (tx, context) => {
    const member = stepMemberOf(kind, context);
    const { is_draft: isDraft, ...written } = context.body;
    await (isDraft ? storeDraft(tx, member, written) : sendVersion(tx, member, written));
    return { data: await view(tx, member) };
  });

  moveRoutes(calls, group, kind, view);
}
