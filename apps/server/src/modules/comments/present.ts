import type { CommentMessage } from '@paidang/contract/entities';
import { filePath } from '../uploads';
import type { CommentRecord } from './store';

export const presentComment = ({ comment, author, responseCount }: CommentRecord): CommentMessage => ({
  message_id: comment.id,
  parent_id: comment.parentId,
  message: comment.isDeleted ? '' : comment.message,
  quote: comment.isDeleted ? null : comment.quote,
  images: comment.isDeleted ? [] : comment.images.map((filename) => ({ filename, path: filePath(filename) })),
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
});
