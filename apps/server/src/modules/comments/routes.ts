import { type BoardCalls, commentCalls } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { type BoardArea, boardSteps } from '@paidang/contract/steps';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import type { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import type { CurrentUser } from '../users';
import { type CountVersions, openBoard, type ReadOutcomes } from './board';
import {
  editComment,
  proveComment,
  removeComment,
  repliesTo,
  restoreComment,
  sendComment,
  setProcessed,
  threadsOf,
} from './service';

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
  const agrees = (named: string | null | undefined, expected: string | undefined) => !named || named === expected;
  return body.task_uuid !== task || !agrees(body.script_uuid, script) || !agrees(body.platform_uuid, platform);
}

/** Functions of closing reports and version contents, passed in since those modules are above this one. */
interface StepsOfBoards {
  readonly countVersions: CountVersions;
  readonly isAccepted: (db: Database, taskId: string, platformId: string) => Promise<boolean>;
  readonly readOutcomes: ReadOutcomes;
}

/** The calls of one board. */
function boardRoutes(
  calls: CallRegistry,
  board: BoardCalls,
  codes: readonly FunctionCode[],
  { countVersions, isAccepted, readOutcomes }: StepsOfBoards,
): void {
  /** The board a path names; if it names a message, the board that message is on. */
  const boardAt = async (tx: Transaction, context: CommentCallContext, chosen = codes) => {
    const { script, platform, message } = context.params;
    const scriptId = script === 'all' ? undefined : script;
    const place = { scriptId, platformId: platform, commentId: message };
    return { ...(await openBoard(tx, chosen, context, place, countVersions)), readOutcomes };
  };

  /** Like `boardAt`, for writing. @throws 0422 once the report it belongs to was accepted */
  const writableAt = async (tx: Transaction, context: CommentCallContext, chosen = codes) => {
    const found = await boardAt(tx, context, chosen);
    const { code, membership, platformId } = found;
    const isReport = code === functionCodes.closingReport && platformId !== null;
    if (isReport && (await isAccepted(tx.db, membership.task.id, platformId))) {
      throw invalid({ message: messages.reportAccepted });
    }
    return found;
  };

  calls.task(board.list, async (tx, context) => {
    const chosen = context.query.function ? [context.query.function] : codes;
    return { data: await threadsOf(tx, await boardAt(tx, context, chosen)) };
  });

  calls.task(board.send, async (tx, context) => {
    const { params, body } = context;
    if (contradictsPath(params, body)) throw invalid();
    return {
      data: await sendComment(tx, await writableAt(tx, context, body.function ? [body.function] : codes), body),
    };
  });

  calls.task(board.setProcessed, async (tx, context) => {
    const { params, body } = context;
    const at = await writableAt(tx, context);
    return { data: await setProcessed(tx, at, params.message, body?.status) };
  });

  calls.task(board.prove, async (tx, context) => {
    const { params, body } = context;
    return { data: await proveComment(tx, await writableAt(tx, context), params.message, body.version) };
  });

  calls.task(board.edit, async (tx, context) => {
    const { params, body } = context;
    return { data: await editComment(tx, await writableAt(tx, context), params.message, body) };
  });

  calls.task(board.remove, async (tx, context) => {
    await removeComment(tx, await writableAt(tx, context), context.params.message);
    return { data: null };
  });

  calls.task(board.restore, async (tx, context) => ({
    data: await restoreComment(tx, await writableAt(tx, context), context.params.message),
  }));

  calls.task(board.replies, async (tx, context) => ({
    data: await repliesTo(tx, await boardAt(tx, context), context.params.message),
  }));
}

export function commentRoutes(calls: CallRegistry, steps: StepsOfBoards): void {
  for (const area of Object.keys(commentCalls) as BoardArea[]) {
    boardRoutes(calls, commentCalls[area], boardSteps(area), steps);
  }

  calls.task(commentCalls.scriptComments.store, async (tx, { body, membership, user }) => {
    const place = { scriptId: body.script_uuid ?? undefined };
    return {
      data: await sendComment(tx, await openBoard(tx, boardSteps('scriptComments'), { membership, user }, place), body),
    };
  });
}
