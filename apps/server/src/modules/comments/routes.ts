import { outlineCommentCalls } from '@paidang/contract/calls';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import type { CallRegistry } from '../../http/call-registry';
import { invalid } from '../../platform/errors';
import { openBoard } from './board';
import { editComment, removeComment, repliesTo, sendComment, setProcessed, threadsOf } from './service';

/** The six calls of one step's board. */
function boardRoutes(calls: CallRegistry, board: typeof outlineCommentCalls, code: FunctionCode): void {
  calls.task(board.list, async (tx, context) => ({ data: await threadsOf(tx, await openBoard(tx, code, context)) }));

  calls.task(board.send, async (tx, context) => {
    if (context.body.task_uuid !== context.params.task) throw invalid();
    return { data: await sendComment(tx, await openBoard(tx, code, context), context.body) };
  });

  calls.task(board.setProcessed, async (tx, context) => {
    const { params, body } = context;
    return { data: await setProcessed(tx, await openBoard(tx, code, context), params.message, body.status) };
  });

  calls.task(board.edit, async (tx, context) => {
    const { params, body } = context;
    return { data: await editComment(tx, await openBoard(tx, code, context), params.message, body) };
  });

  calls.task(board.remove, async (tx, context) => {
    await removeComment(tx, await openBoard(tx, code, context), context.params.message);
    return { data: null };
  });

  calls.task(board.replies, async (tx, context) => ({
    data: await repliesTo(tx, await openBoard(tx, code, context), context.params.message),
  }));
}

export function commentRoutes(calls: CallRegistry): void {
  boardRoutes(calls, outlineCommentCalls, functionCodes.outline);
}
