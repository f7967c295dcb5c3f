import type { CommentImage, CommentTime, Drawing, Quote } from '@paidang/contract/entities';
import { commentLimits } from '@paidang/contract/limits';
import { fileExtension, isBlankMarkup } from '@paidang/contract/rules';
import { type BoardComment, sameImages } from './comment';
import type { StoredDraft } from './port';

/** Identifies a composer: for a new comment, a reply, or the comment being edited. */
export type DraftKey = 'new' | `reply:${string}` | `edit:${string}`;

/** Why a photo was not added. */
export type PhotoRefusal = 'tooManyPhotos' | 'photoTooLarge' | 'uploadFailed';

/** A photo attached to a draft. */
export interface DraftPhoto {
  readonly key: string;
  readonly name: string;
  readonly status: 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** Result of the upload. */
  readonly image: CommentImage | null;
  /** The local file, for the thumbnail and for retrying the upload. */
  readonly file: File | null;
}

/** A comment being written. */
export interface CommentDraft {
  readonly message: string;
  readonly quote: Quote | null;
  readonly photos: readonly DraftPhoto[];
  /** Moment of the film it refers to: `undefined` follows the film, `null` is none. */
  readonly time: CommentTime | null | undefined;
  /** End of the time range it refers to; `null` for a single moment. */
  readonly timeEnd: CommentTime | null;
  /** Drawn on the frame at `time`. */
  readonly drawing: Drawing | null;
  /** Why the last photos were rejected. */
  readonly refusal: PhotoRefusal | null;
  /** Idempotency key of a failed send: sending it again unchanged must not create a second comment. */
  readonly retryKey: string | null;
}

/** An empty draft. */
export const emptyDraft: CommentDraft = {
  message: '',
  quote: null,
  photos: [],
  time: undefined,
  timeEnd: null,
  drawing: null,
  refusal: null,
  retryKey: null,
};

const storedPhoto = (image: CommentImage): DraftPhoto => ({
  key: image.filename,
  name: image.filename,
  status: 'done',
  progress: 1,
  image,
  file: null,
});

export const draftOf = (
  content: Pick<StoredDraft, 'message' | 'images' | 'time' | 'timeEnd' | 'drawing'> & { quote?: Quote | null },
): CommentDraft => ({
  ...emptyDraft,
  message: content.message,
  quote: content.quote ?? null,
  photos: content.images.map(storedPhoto),
  time: content.time,
  timeEnd: content.timeEnd ?? null,
  drawing: content.drawing ?? null,
});

export const draftImages = (draft: CommentDraft): CommentImage[] => draft.photos.flatMap((photo) => photo.image ?? []);

export function toStored(draft: CommentDraft): StoredDraft | null {
  const images = draftImages(draft);
  const { drawing } = draft;
  if (draft.message === '' && draft.quote === null && images.length === 0 && !drawing) return null;
  return {
    message: draft.message,
    quote: draft.quote,
    images,
    ...(drawing ? { drawing } : {}),
    ...(draft.time === undefined ? {} : { time: draft.time, timeEnd: draft.timeEnd }),
  };
}

/** Whether the draft has text, a photo or a drawing. */
export const hasContent = ({ message, photos, drawing }: CommentDraft): boolean =>
  !isBlankMarkup(message) || photos.length > 0 || drawing !== null;

/** Whether the draft can be sent now: it has content, no photo is uploading or failed, and the text is not too long. */
export const isSendable = (draft: CommentDraft): boolean =>
  hasContent(draft) &&
  draft.message.length <= commentLimits.textLength &&
  draft.photos.every((photo) => photo.status === 'done');

/** Whether a draft differs from the comment it edits. */
export const isChanged = (draft: CommentDraft, comment: BoardComment): boolean =>
  draft.message !== comment.message ||
  JSON.stringify(draft.drawing) !== JSON.stringify(comment.drawing ?? null) ||
  !sameImages(draftImages(draft), comment.images);

/** Restores the content of a failed send, in front of anything written since. */
export function restoreDraft(current: CommentDraft, failed: CommentDraft, retryKey: string): CommentDraft {
  if (!hasContent(current) && current.quote === null) return { ...failed, retryKey };
  return {
    ...current,
    message: [failed.message, current.message].filter(Boolean).join('\n'),
    quote: current.quote ?? failed.quote,
    time: failed.time,
    timeEnd: failed.timeEnd,
    drawing: failed.drawing,
    photos: [...failed.photos, ...current.photos].slice(0, commentLimits.photos),
  };
}

const extensions: readonly string[] = commentLimits.photoExtensions;

/** Why a photo is rejected; `null` if it is accepted. */
export function refusalOf(file: File): PhotoRefusal | null {
  if (!extensions.includes(fileExtension(file.name))) return 'uploadFailed';
  return file.size > commentLimits.photoBytes ? 'photoTooLarge' : null;
}
