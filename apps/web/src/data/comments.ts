import { calls } from '@paidang/contract/calls';
import type { CommentMessage, Quote } from '@paidang/contract/entities';
import { ask } from './ask';

const paths = {
  briefComments: '/api/brief-message/{task}',
  outlineComments: '/api/outline_message/{task}',
  scriptComments: '/api/draft-script/get-script-messages/{task}/{script}',
  copyComments: '/api/copy-writing-message/{task}/{platform}',
} as const;
const scriptMessage = '/api/draft-script-messages/{message}';

/** Which of the boards. */
export interface CommentPlace {
  area: keyof typeof paths;
  task: string;
  /** Segment of a script, `all` for the script as a whole. */
  script?: string;
  /** Platform of a copywriting. */
  platform?: string;
  /** Text or photos of a copywriting. @default 060 */
  function?: '060' | '061';
}

export interface NewComment {
  message: string;
  parentId: string | null;
  quote: Quote | null;
  images: string[];
  clientKey: string;
}

/** The board has its own words for what goes wrong. */
const handles = 'all' as const;

/** The calls of a board: like those of an outline, at its own paths. */
function callsOf({ area }: CommentPlace) {
  const { outlineComments: like } = calls;
  const base = paths[area];
  const isScript = area === 'scriptComments';
  return {
    list: { ...like.list, path: base },
    send: { ...like.send, path: base },
    edit: { ...like.edit, path: `${base}/{message}` },
    remove: { ...like.remove, path: `${base}/{message}` },
    setProcessed: { ...like.setProcessed, path: isScript ? scriptMessage : `${base}/{message}/status` },
    replies: { ...like.replies, path: isScript ? scriptMessage : `${base}/{message}/responses` },
  };
}

const paramsOf = ({ task, script, platform }: CommentPlace): Record<string, string> => ({
  task,
  ...(script ? { script } : {}),
  ...(platform ? { platform } : {}),
});

const messageOf = (place: CommentPlace, message: string) => ({ ...paramsOf(place), message });

/** What a comment says beside its words, on the boards that have it. */
const extraOf = ({ script, platform, function: part }: CommentPlace) => ({
  ...(script && script !== 'all' ? { script_uuid: script } : {}),
  ...(platform ? { platform_uuid: platform } : {}),
  ...(part ? { function: part } : {}),
});

export const listComments = (place: CommentPlace): Promise<CommentMessage[]> =>
  ask(callsOf(place).list, { params: paramsOf(place), query: { function: place.function }, handles });

export const listReplies = (place: CommentPlace, message: string): Promise<CommentMessage[]> =>
  ask(callsOf(place).replies, { params: messageOf(place, message), handles });

/** @param askUUID the same for everything that one push message may tell of. */
export function sendComment(place: CommentPlace, comment: NewComment, askUUID: string): Promise<CommentMessage> {
  const { message, parentId, quote, images, clientKey } = comment;
  const answered = parentId ? { message_id: parentId } : {};
  const body = { task_uuid: place.task, message, quote, images, askUUID, ...extraOf(place), ...answered };
  return ask(callsOf(place).send, { params: paramsOf(place), body, idempotencyKey: clientKey, handles });
}

export const editComment = (place: CommentPlace, message: string, body: { message: string; images: string[] }) =>
  ask(callsOf(place).edit, { params: messageOf(place, message), body, handles });

export const removeComment = (place: CommentPlace, message: string) =>
  ask(callsOf(place).remove, { params: messageOf(place, message), handles });

export const setProcessed = (place: CommentPlace, message: string, status: boolean): Promise<CommentMessage> =>
  ask(callsOf(place).setProcessed, { params: messageOf(place, message), body: { status }, handles });
