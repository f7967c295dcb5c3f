import { drawingSentence, tellShapes } from '@paidang/contract/rules';
import { roleTitles } from '@paidang/contract/vocabulary';
import type { CommentRecord } from '../comments';

const roles = { ...roleTitles, Platform: '平台' } as const;

/** The name of a comment's author. */
export const nameOf = ({ author, comment }: CommentRecord): string => author?.name ?? comment.guestName ?? '';

export const roleOf = ({ author }: CommentRecord): string => (author ? roles[author.role] : '訪客');

/** A sentence that describes the drawing of a comment; `null` without one. */
export const drawingText = ({ comment }: CommentRecord): string | null =>
  comment.drawing && drawingSentence(tellShapes(comment.drawing.shapes));
