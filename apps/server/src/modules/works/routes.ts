import { worksCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { AtTask } from '../reviews';
import { decideWork, storeWorkDraft, submitWork, unlockWorks } from './service';
import { worksSheet } from './sheet';

interface Context extends Pick<AtTask, 'seat' | 'user'> {
  readonly params: { readonly task: string; readonly platform?: string };
  readonly body: { readonly askUUID?: string | undefined };
}

const atWork = ({ seat, user, params, body }: Context): AtTask => ({
  seat,
  user,
  platformId: params.platform,
  askId: body.askUUID,
});

export function worksRoutes(calls: CallRegistry): void {
  const done = async (tx: Transaction, at: AtTask) => ({ data: await worksSheet(tx, at) });

  calls.task(worksCalls.sheet, async (tx, { seat, user }) => done(tx, { seat, user }));

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
