import type { CommentMessage } from '@paidang/contract/entities';
import { filePath } from '../uploads';
import type { Board } from './board';
import type { CommentRecord, CommentRow } from './store';

/** Whether it was written about an earlier version and is still open. Comments before version 1 are about none. */
const isCarried = ({ parentId, isProcessed, isDeleted, version }: CommentRow, current: number): boolean =>
  parentId === null && !isProcessed && !isDeleted && version > 0 && version < current;

export const presentComment =
  ({ version }: Pick<Board, 'version'>) =>
  ({ comment, author, responseCount }: CommentRecord): CommentMessage => ({
    message_id: comment.id,
    parent_id: comment.parentId,
    message: comment.isDeleted ? '' : comment.message,
    quote: comment.isDeleted ? null : comment.quote,
    images: comment.isDeleted ? [] : comment.images.map((filename) => ({ filename, path: filePath(filename) })),
    time: comment.time,
    time_end: comment.timeEnd,
    script_uuid: comment.scriptId,
    platform_uuid: comment.platformId,
    is_processed: comment.isProcessed,
    is_updated: comment.isUpdated,
    is_deleted: comment.isDeleted,
    poster_uuid: author.id,
    created_by: author.name,
    company_name: author.companyName,
    role: author.role,
    avatar: author.avatar,
    created_at: comment.createdAt.toISOString(),
    updated_at: comment.updatedAt.toISOString(),
    response_count: responseCount,
    version: comment.version,
    is_carried: isCarried(comment, version),
  });
