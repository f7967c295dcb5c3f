import type { CommentMessage, CommentOutcome, CommentProof, Drawing } from '@paidang/contract/entities';
import { guestRole } from '@paidang/contract/vocabulary';
import { filePath } from '../uploads';
import type { PersonRow } from '../users';
import type { Board } from './board';
import type { CommentRecord, CommentRow } from './store';

/** Whether a comment is about an earlier version and still open. Comments written before version 1 are about no version. */
export const isCarried = ({ parentId, isProcessed, isDeleted, version }: CommentRow, current: number): boolean =>
  parentId === null && !isProcessed && !isDeleted && version > 0 && version < current;

const presentDrawing = (drawing: CommentRow['drawing']): Drawing | null =>
  drawing && {
    ...drawing,
    still: drawing.still === null ? null : { filename: drawing.still, path: filePath(drawing.still) },
  };

/** The author's fields, as shown on the board. */
const presentAuthor = (
  { guestId, guestName }: CommentRow,
  author: PersonRow | null,
): Pick<CommentMessage, 'poster_uuid' | 'created_by' | 'company_name' | 'role' | 'avatar'> =>
  author
    ? {
        poster_uuid: author.id,
        created_by: author.name,
        company_name: author.companyName,
        role: author.role,
        avatar: author.avatar,
      }
    : {
        poster_uuid: guestId ?? '',
        created_by: guestName ?? '',
        company_name: '',
        role: guestRole,
        avatar: null,
      };

const presentProof = ({ comment, prover }: CommentRecord): CommentProof | null =>
  comment.proof && comment.provenAt && prover
    ? {
        confirmed_by: { uuid: prover.id, name: prover.name },
        confirmed_at: comment.provenAt.toISOString(),
        outcome: comment.proof,
      }
    : null;

export const presentComment =
  ({ version }: Pick<Board, 'version'>, outcomes?: ReadonlyMap<string, CommentOutcome>) =>
  (record: CommentRecord): CommentMessage =>
    presentOf(record, version, outcomes?.get(record.comment.id) ?? null);

function presentOf(record: CommentRecord, version: number, outcome: CommentOutcome | null): CommentMessage {
  const { comment, author, responseCount } = record;
  const proof = comment.isDeleted ? null : presentProof(record);
  return {
    message_id: comment.id,
    parent_id: comment.parentId,
    message: comment.isDeleted ? '' : comment.message,
    quote: comment.isDeleted ? null : comment.quote,
    images: comment.isDeleted ? [] : comment.images.map((filename) => ({ filename, path: filePath(filename) })),
    time: comment.time,
    time_end: comment.timeEnd,
    drawing: comment.isDeleted ? null : presentDrawing(comment.drawing),
    script_uuid: comment.scriptId,
    platform_uuid: comment.platformId,
    is_processed: comment.isProcessed,
    is_updated: comment.isUpdated,
    is_deleted: comment.isDeleted,
    ...presentAuthor(comment, author),
    created_at: comment.createdAt.toISOString(),
    updated_at: comment.updatedAt.toISOString(),
    response_count: responseCount,
    version: comment.version,
    is_carried: isCarried(comment, version),
    ...(outcome ? { outcome } : {}),
    ...(proof ? { proof } : {}),
  };
}
