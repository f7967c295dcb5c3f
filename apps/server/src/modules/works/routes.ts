import { worksCalls } from '@paidang/contract/calls';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import { answersOf } from '../claims';
import type { TaskMember } from '../reviews';
import { decideWork, storeWorkDraft, submitWork, unlockWorks } from './service';
import { loadWorksView } from './step-view';

interface Context extends Pick<TaskMember, 'membership' | 'user'> {
  readonly params: { readonly task: string; readonly platform?: string };
  readonly body: { readonly askUUID?: string | undefined };
}

const atWork = ({ membership, user, params, body }: Context): TaskMember => ({
  membership,
  user,
  platformId: params.platform,
  askId: body.askUUID,
});

export function worksRoutes(calls: CallRegistry): void {
  const done = async (tx: Transaction, at: TaskMember) => ({ data: await loadWorksView(tx, at) });

  calls.task(worksCalls.view, async (tx, { membership, user, query }) => {
    const view = await loadWorksView(tx, { membership, user });
    const target = { membership, user, code: functionCodes.worksOnline };
    return { data: query.reading ? { ...view, claim_answers: await answersOf(tx, target) } : view };
  });

  calls.task(worksCalls.unlock, async (tx, context) => {
    const at = atWork(context);
    await unlockWorks(tx, at);
    return done(tx, at);
  });

  calls.task(worksCalls.store, async (tx, context) => {
    const at = atWork(context);
    const { is_draft: isDraft, content, revision } = context.body;
    await (isDraft ? storeWorkDraft : submitWork)(tx, at, { content, revision });
    return done(tx, at);
  });

  calls.task(worksCalls.pass, async (tx, context) => {
    const at = atWork(context);
    await decideWork(tx, at, { ...context.body, verdict: 'passed' });
    return done(tx, at);
  });

  calls.task(worksCalls.fail, async (tx, context) => {
    const at = atWork(context);
    await decideWork(tx, at, { ...context.body, verdict: 'failed' });
    return done(tx, at);
  });

  calls.task(worksCalls.markChanged, async (tx, context) => {
    const at = atWork(context);
    await decideWork(tx, at, { ...context.body, verdict: 'changed' });
    return done(tx, at);
  });
}
