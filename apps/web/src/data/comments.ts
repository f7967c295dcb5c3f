import type { CommentBoardPort } from '@paidang/comment-board/document';
import type {
  CommentMessage,
  CommentThread,
  CommentTime,
  Drawing,
  DrawingDraft,
  Quote,
} from '@paidang/contract/entities';
import { type BoardRoutes, commentRoutes } from '@paidang/contract/routes';
import type { BoardArea } from '@paidang/contract/steps';
import type { FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { request } from './api';

/** Identifies a board. */
export interface CommentBoardRef {
  area: BoardArea;
  task: string;
  /** Segment of a script, `all` for the script as a whole. */
  script?: string;
  /** Platform of a copywriting or a closing report. */
  platform?: string;
  /** Text or photos of a copywriting. @default the text */
  function?: typeof functionCodes.copyText | typeof functionCodes.copyPhotos;
}

export interface NewComment {
  message: string;
  parentId: string | null;
  quote: Quote | null;
  images: string[];
  time: CommentTime | null;
  timeEnd: CommentTime | null;
  drawing: Drawing | null;
  clientKey: string;
}

/** A board that can be notified of changes made elsewhere. */
export interface LiveCommentPort extends CommentBoardPort {
  /**
   * Makes the board reload after a change by someone else.
   *
   * @param board whose comments changed; if omitted, any board may have changed
   */
  changed: (board?: FunctionCode) => void;
}

/** The board shows errors itself. */
const handles = 'all' as const;

const routesOf = ({ area }: CommentBoardRef): BoardRoutes => commentRoutes[area];

const paramsOf = ({ task, script, platform }: CommentBoardRef): Record<string, string> => ({
  task,
  ...(script ? { script } : {}),
  ...(platform ? { platform } : {}),
});

const messageOf = (place: CommentBoardRef, message: string) => ({ ...paramsOf(place), message });

/** What a comment carries besides its text, on the boards that support it. */
const extraOf = (
  { script, platform, function: part }: CommentBoardRef,
  { time, timeEnd, drawing }: Pick<NewComment, 'time' | 'timeEnd' | 'drawing'>,
) => ({
  ...(script && script !== 'all' ? { script_uuid: script } : {}),
  ...(platform ? { platform_uuid: platform } : {}),
  ...(part ? { function: part } : {}),
  ...(time ? { time, time_end: timeEnd } : {}),
  ...(drawing ? { drawing: draftOf(drawing) } : {}),
});

const draftOf = ({ still, ...drawing }: Drawing): DrawingDraft => ({ ...drawing, still: still?.filename ?? null });

/** Returns threads, including their replies where there are only a few. */
export async function listComments(place: CommentBoardRef): Promise<CommentThread[]> {
  const query = place.function ? { function: place.function } : {};
  return (await request(routesOf(place).list, { params: paramsOf(place), query, handles })).data;
}

export const listReplies = async (place: CommentBoardRef, message: string): Promise<CommentMessage[]> =>
  (await request(routesOf(place).replies, { params: messageOf(place, message), handles })).data;

/** @param askUUID the same for everything that one push message may cover. */
export async function sendComment(
  place: CommentBoardRef,
  comment: NewComment,
  askUUID: string,
): Promise<CommentMessage> {
  const { message, parentId, quote, images, clientKey } = comment;
  const body = {
    task_uuid: place.task,
    message,
    quote,
    images,
    askUUID,
    ...extraOf(place, comment),
    ...(parentId ? { message_id: parentId } : {}),
  };
  const params = paramsOf(place);
  return (await request(routesOf(place).send, { params, body, idempotencyKey: clientKey, handles })).data;
}

export const editComment = async (
  place: CommentBoardRef,
  message: string,
  { drawing, ...content }: { message: string; images: string[]; drawing: Drawing | null },
) => {
  const drawn = place.area === 'videoComments' ? { drawing: drawing && draftOf(drawing) } : {};
  const body = { ...content, ...drawn };
  return (await request(routesOf(place).edit, { params: messageOf(place, message), body, handles })).data;
};

export const removeComment = async (place: CommentBoardRef, message: string) =>
  (await request(routesOf(place).remove, { params: messageOf(place, message), handles })).data;

export const restoreComment = async (place: CommentBoardRef, message: string) =>
  (await request(routesOf(place).restore, { params: messageOf(place, message), handles })).data;

/** @param version the current version, as far as the caller knows */
export const proveComment = async (place: CommentBoardRef, message: string, version: number): Promise<CommentMessage> =>
  (await request(routesOf(place).prove, { params: messageOf(place, message), body: { version }, handles })).data;

const togglingAreas: readonly BoardArea[] = ['videoComments', 'worksComments'];

/** Some calls toggle the status. If another user toggled it first, the response has the wrong status: toggle again. */
export async function setProcessed(place: CommentBoardRef, message: string, status: boolean): Promise<CommentMessage> {
  const toggles = togglingAreas.includes(place.area);
  const call = routesOf(place).setProcessed;
  const send = async () =>
    (await request(call, { params: messageOf(place, message), body: toggles ? {} : { status }, handles })).data;
  const answer = await send();
  return toggles && answer.is_processed !== status ? send() : answer;
}
