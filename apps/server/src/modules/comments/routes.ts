import { type BoardCalls, commentCalls } from '@paidang/contract/calls';
import { type BoardArea, boardSteps } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import type { CurrentUser } from '../users';
import { type CountVersions, openBoard } from './board';
import { editComment, removeComment, repliesTo, restoreComment, sendComment, setProcessed, threadsOf } from './service';

interface CommentCallContext {
  readonly params: Readonly<Record<string, string>>;
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

/** Whether the body names another task, segment or platform than the path. */
function contradictsPath(
  { task, script, platform }: CommentCallContext['params'],
  body: { task_uuid: string; script_uuid?: string | null | undefined; platform_uuid?: string | undefined },
): boolean {
  const names = (said: string | null | undefined, meant: string | undefined) => !said || said === meant;
  return body.task_uuid !== task || !names(body.script_uuid, script) || !names(body.platform_uuid, platform);
}

/** The calls of one board. */
function boardRoutes(
  calls: CallRegistry,
  board: BoardCalls,
  codes: readonly FunctionCode[],
  countVersions: CountVersions,
): void {
  /** The board a path names, and the one its message is on if it names one. */
  const boardAt = (tx: Transaction, context: CommentCallContext, chosen = codes) => {
    const { script, platform, message } = context.params;
    const scriptId = script === 'all' ? undefined : script;
    return openBoard(tx, chosen, context, { scriptId, platformId: platform, commentId: message }, countVersions);
  };

  calls.task(board.list, async (tx, context) => {
    const chosen = context.query.function ? [context.query.function] : codes;
    return { data: await threadsOf(tx, await boardAt(tx, context, chosen)) };
  });

  calls.task(board.send, async (tx, context) => {
    const { params, body } = context;
    if (contradictsPath(params, body)) throw invalid();
    return { data: await sendComment(tx, await boardAt(tx, context, body.function ? [body.function] : codes), body) };
  });

  calls.task(board.setProcessed, async (tx, context) => {
    const { params, body } = context;
    const at = await boardAt(tx, context);
    return { data: await setProcessed(tx, at, params.message, body?.status) };
  });

  calls.task(board.edit, async (tx, context) => {
    const { params, body } = context;
    return { data: await editComment(tx, await boardAt(tx, context), params.message, body) };
  });

  calls.task(board.remove, async (tx, context) => {
    await removeComment(tx, await boardAt(tx, context), context.params.message);
    return { data: null };
  });

  calls.task(board.restore, async (tx, context) => ({
    data: await restoreComment(tx, await boardAt(tx, context), context.params.message),
  }));

  calls.task(board.replies, async (tx, context) => ({
    data: await repliesTo(tx, await boardAt(tx, context), context.params.message),
  }));
}

/** @param countReportVersions those of one platform's closing report, which is above this module */
export function commentRoutes(calls: CallRegistry, countReportVersions: CountVersions): void {
  for (const area of Object.keys(commentCalls) as BoardArea[]) {
    boardRoutes(calls, commentCalls[area], boardSteps(area), countReportVersions);
  }

  calls.task(commentCalls.scriptComments.store, async (tx, { body, membership, user }) => {
    const place = { scriptId: body.script_uuid ?? undefined };
    return {
      data: await sendComment(tx, await openBoard(tx, boardSteps('scriptComments'), { membership, user }, place), body),
    };
  });
}
