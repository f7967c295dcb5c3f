import type { CommentBoardComponents } from '../react/components';
import { CommentActions } from './comment-actions';
import { NothingHere } from './comment-empty';
import { AuthorLine } from './comment-head';
import { CommentComposer } from './composer/comment-composer';
import { OutcomeWords } from './outcome-words';
import { AvatarPicture } from './parts/person-picture';

/** The default parts of a board, for wrapping one of them in your own part. */
export const defaultComponents: CommentBoardComponents = {
  CommentHeader: AuthorLine,
  CommentActions,
  OutcomeContent: OutcomeWords,
  Composer: CommentComposer,
  EmptyState: NothingHere,
  Avatar: AvatarPicture,
};
