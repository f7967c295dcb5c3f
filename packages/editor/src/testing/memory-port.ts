import type { EditorPort, UploadedImage } from '../core/port';

/** Options of `createMemoryPort`. */
export interface MemoryPortOptions {
  /** Handles each upload; the default makes a path from the file's name. */
  answer?: (file: File) => UploadedImage | Promise<UploadedImage>;
}

interface PendingUpload {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Reports how much was sent, 0 to 1. */
  progress(fraction: number): void;
  /** Completes the upload. */
  finish(): void;
  /** Fails the upload, as a lost connection does. */
  fail(): void;
}

/** An {@link EditorPort} that records uploads; `pending` ones wait until the test or story completes them. */
export interface MemoryPort extends EditorPort {
  readonly uploaded: readonly File[];
  readonly pending: readonly PendingUpload[];
}

const defaultUploadResult = (file: File): UploadedImage => ({
  src: `/files/${encodeURIComponent(file.name)}`,
  alt: '',
});

/** A port whose uploads complete immediately. */
export function createMemoryPort({ answer = defaultUploadResult }: MemoryPortOptions = {}): MemoryPort {
  const uploaded: File[] = [];
  return {
    uploaded,
    pending: [],
    async uploadImage(file, { onProgress }) {
      onProgress(1);
      uploaded.push(file);
      return answer(file);
    },
  };
}

/** A port whose uploads wait in `pending` for `finish`, `fail` or `progress`. */
export function createHeldPort({ answer = defaultUploadResult }: MemoryPortOptions = {}): MemoryPort {
  const uploaded: File[] = [];
  const pending: PendingUpload[] = [];
  return {
    uploaded,
    pending,
    uploadImage: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        const drop = () => pending.splice(pending.indexOf(upload), 1);
        const upload: PendingUpload = {
          file,
          signal,
          progress: onProgress,
          finish() {
            drop();
            uploaded.push(file);
            resolve(answer(file));
          },
          fail() {
            drop();
            reject(new TypeError('Failed to fetch'));
          },
        };
        pending.push(upload);
        signal.addEventListener('abort', () => {
          drop();
          reject(signal.reason);
        });
      }),
  };
}
