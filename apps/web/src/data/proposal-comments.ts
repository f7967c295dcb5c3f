import type { CommentBoardPort } from '@paidang/comment-board/document';
import type { proposalCommentRoutes } from '@paidang/contract/routes';
import type { createClient } from './client';

type Request = ReturnType<typeof createClient>['request'];

/**
 * The comment board of a proposal on the server. It accepts no photos, since uploads belong to a task.
 *
 * @param request the client to use: the vendor's or the console's
 */
export function proposalPort(
  request: Request,
  routes: typeof proposalCommentRoutes,
  proposal: string,
): CommentBoardPort {
  const params = { proposal };
  const at = (message: string) => ({ params: { proposal, message }, handles: 'all' as const });
  return {
    list: async () => (await request(routes.list, { params, handles: 'all' })).data,
    replies: async (id) => (await request(routes.replies, at(id))).data,
    send: async ({ message, parentId, clientKey }) => {
      const body = { message, ...(parentId ? { message_id: parentId } : {}) };
      return (await request(routes.send, { params, body, idempotencyKey: clientKey, handles: 'all' })).data;
    },
    edit: async (id, { message }) => (await request(routes.edit, { ...at(id), body: { message } })).data,
    remove: async (id) => (await request(routes.remove, at(id))).data,
    setProcessed: async (id, status) => (await request(routes.setProcessed, { ...at(id), body: { status } })).data,
  };
}
