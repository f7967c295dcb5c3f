import type { CommentTime, Drawing, Quote } from '@paidang/contract/entities';
import { commentLimits } from '@paidang/contract/limits';
import { filmTimeOf, findTypedTimes, secondsOf, videoTimeOf } from '@paidang/contract/rules';
import {
  type CommentDraft,
  type DraftKey,
  type DraftPhoto,
  draftOf,
  emptyDraft,
  hasContent,
  refusalOf,
  toStored,
} from './comment-draft';
import type { BoardContext, CommentBoardOptions } from './context';
import type { CommentClock } from './port';
import { uniqueKey } from './unique-key';

export interface Drafts {
  draft(key: DraftKey): CommentDraft;
  put(key: DraftKey, draft: CommentDraft | null): void;
  setMessage(key: DraftKey, message: string): void;
  setQuote(quote: Quote | null): void;
  setTime(time: CommentTime | null, end?: CommentTime | null): void;
  setDrawing(key: DraftKey, drawing: Drawing | null): void;
  addPhotos(key: DraftKey, files: readonly File[]): void;
  removePhoto(key: DraftKey, photoKey: string): void;
  retryPhoto(key: DraftKey, photoKey: string): void;
  hasReply(id: string): boolean;
  openReply(id: string): void;
  closeReply(): void;
}

/** Unsent text and photos: one draft per composer, kept in the host's draft storage. */
export function createDrafts({ get, set, options }: BoardContext): Drafts {
  const uploads = new Map<string, AbortController>();

  const stored = (key: DraftKey): CommentDraft => {
    const kept = options().drafts?.read(`${options().boardId}/${key}`);
    return kept ? draftOf(kept) : emptyDraft;
  };

  const draft = (key: DraftKey): CommentDraft => get().drafts[key] ?? emptyDraft;

  const put = (key: DraftKey, next: CommentDraft | null) => {
    const { [key]: last, ...others } = get().drafts;
    const kept = new Set(next?.photos.map((photo) => photo.key));
    for (const photo of last?.photos ?? []) if (!kept.has(photo.key)) uploads.get(photo.key)?.abort();
    set({ drafts: next || key === 'new' ? { ...others, [key]: next ?? emptyDraft } : others });
    if (!key.startsWith('edit:')) {
      options().drafts?.write(`${options().boardId}/${key}`, next && toStored(next));
    }
  };

  /** Fixes the film's moment when writing begins; an emptied draft follows the film again. */
  const atMoment = (key: DraftKey, next: CommentDraft): CommentDraft => {
    const { clock } = options().port;
    if (!clock || clock.length?.() === 0 || key !== 'new') return next;
    if (!hasContent(next) && next.quote === null) return next.time ? { ...next, time: undefined, timeEnd: null } : next;
    return next.time === undefined ? { ...next, time: momentOf(clock) } : next;
  };

  /** Drops the idempotency key of a failed send, because a changed draft is a different comment. */
  const change = (key: DraftKey, patch: Partial<CommentDraft>) =>
    put(key, atMoment(key, { ...draft(key), refusal: null, retryKey: null, ...patch }));

  const patchPhoto = (key: DraftKey, photoKey: string, patch: Partial<DraftPhoto>, rest?: Partial<CommentDraft>) => {
    const { photos } = draft(key);
    if (!photos.some((photo) => photo.key === photoKey)) return;
    const next = photos.map((photo) => (photo.key === photoKey ? { ...photo, ...patch } : photo));
    put(key, { ...draft(key), ...rest, photos: next });
  };

  const upload = async (key: DraftKey, photoKey: string, file: File) => {
    const abort = new AbortController();
    uploads.set(photoKey, abort);
    const { port, preparePhoto } = options();
    try {
      if (!port.uploadImage) throw new Error('@paidang/comment-board: the port takes no photos.');
      const ready = preparePhoto ? await preparePhoto(file, abort.signal) : file;
      abort.signal.throwIfAborted();
      const onProgress = (progress: number) => patchPhoto(key, photoKey, { progress });
      const image = await port.uploadImage(ready, { onProgress, signal: abort.signal });
      patchPhoto(key, photoKey, { status: 'done', progress: 1, image });
    } catch {
      if (!abort.signal.aborted) patchPhoto(key, photoKey, { status: 'failed' }, { refusal: 'uploadFailed' });
    } finally {
      uploads.delete(photoKey);
    }
  };

  return {
    draft,
    put,
    setMessage(key, message) {
      const typed = leadingMoment(message);
      const { clock } = options().port;
      const isNew = clock && clock.length?.() !== 0 && key === 'new' && typed !== leadingMoment(draft(key).message);
      change(key, { message, ...(isNew && typed !== null ? { time: videoTimeOf(typed), timeEnd: null } : {}) });
    },
    setQuote: (quote) => change('new', { quote }),
    setTime(time, end = null) {
      const now = draft('new');
      // A drawing belongs to its frame: a range marked with it starts there, and removing the moment removes the drawing.
      const begin = now.drawing && time ? now.time : time;
      const timeEnd = begin && end && secondsOf(end) > secondsOf(begin) ? end : null;
      put('new', { ...now, time: begin, timeEnd, drawing: time && now.drawing, retryKey: null });
    },
    setDrawing(key, drawing) {
      const { clock } = options().port;
      const { time } = draft(key);
      change(key, { drawing, ...(drawing && !time && clock ? { time: momentOf(clock) } : {}) });
    },
    addPhotos(key, files) {
      if (!options().port.uploadImage) return;
      const good = files.filter((file) => refusalOf(file) === null);
      const refused = files.map(refusalOf).find((refusal) => refusal !== null) ?? null;
      const room = commentLimits.photos - draft(key).photos.length;
      const taken = good.slice(0, Math.max(0, room)).map((file): DraftPhoto & { file: File } => {
        return { key: uniqueKey(), name: file.name, status: 'uploading', progress: 0, image: null, file };
      });
      const refusal = good.length > room ? 'tooManyPhotos' : refused;
      change(key, { photos: [...draft(key).photos, ...taken], refusal });
      for (const photo of taken) void upload(key, photo.key, photo.file);
    },
    removePhoto(key, photoKey) {
      change(key, { photos: draft(key).photos.filter((photo) => photo.key !== photoKey) });
    },
    retryPhoto(key, photoKey) {
      const file = draft(key).photos.find((photo) => photo.key === photoKey)?.file;
      if (!file) return;
      patchPhoto(key, photoKey, { status: 'uploading', progress: 0 }, { refusal: null });
      void upload(key, photoKey, file);
    },
    hasReply: (id) => hasContent(get().drafts[`reply:${id}`] ?? stored(`reply:${id}`)),
    openReply(id) {
      const key = `reply:${id}` as const;
      set({ drafts: { ...get().drafts, [key]: get().drafts[key] ?? stored(key) }, replyingTo: id });
    },
    closeReply() {
      const { replyingTo } = get();
      if (!replyingTo) return;
      const key = `reply:${replyingTo}` as const;
      if (!hasContent(draft(key))) put(key, null);
      set({ replyingTo: null });
    },
  };
}

const momentOf = ({ now, rate }: CommentClock): CommentTime => filmTimeOf(now(), rate?.() ?? null);

/** A text that begins with a time refers to that time. */
const leadingMoment = (message: string): number | null => {
  const [first] = findTypedTimes(message);
  return first?.index === message.length - message.trimStart().length ? first.seconds : null;
};

/** The stored draft of a new comment. */
export function readNewDraft({ boardId, drafts }: Pick<CommentBoardOptions, 'boardId' | 'drafts'>): CommentDraft {
  const kept = drafts?.read(`${boardId}/new`);
  return kept ? draftOf(kept) : emptyDraft;
}
