import { create } from 'zustand';

/** A film on its way from this page to the server. */
export interface VideoUpload {
  task: string;
  /** Position of the task in its project, for the way back. */
  index: number;
  name: string;
  /** Of the whole file. */
  bytes: number;
  /** Bytes the server has. */
  sent: number;
  /** `reading` looks at the file; `waiting` has no connection or a failed try, and goes on by itself. */
  status: 'reading' | 'sending' | 'waiting' | 'failed';
  /** Why it failed, for its creator to read. */
  message: string | null;
  /** Seconds until the rest is there, by the speed so far; `null` before that means anything. */
  secondsLeft: number | null;
}

interface VideoUploadsState {
  /** By task. */
  uploads: Readonly<Record<string, VideoUpload>>;
  /** Somebody wants to leave while one is on its way, and is asked first: what to do when they mean it. */
  leaving: (() => void) | null;
  put: (upload: VideoUpload) => void;
  change: (task: string, change: Partial<VideoUpload>) => void;
  remove: (task: string) => void;
  /** Leaves now, or asks first while a film is on its way. */
  leave: (go: () => void) => void;
}

/** Films on their way. Above the pages: an upload goes on whatever page is open. */
export const useVideoUploads = create<VideoUploadsState>()((set, get) => ({
  uploads: {},
  leaving: null,
  put: (upload) => set(({ uploads }) => ({ uploads: { ...uploads, [upload.task]: upload } })),
  change: (task, change) =>
    set(({ uploads }) => {
      const upload = uploads[task];
      return upload ? { uploads: { ...uploads, [task]: { ...upload, ...change } } } : {};
    }),
  remove: (task) =>
    set(({ uploads }) => {
      const { [task]: _, ...others } = uploads;
      return { uploads: others };
    }),
  leave: (go) => {
    if (isUploading(get())) set({ leaving: go });
    else go();
  },
}));

export const isUploading = ({ uploads }: Pick<VideoUploadsState, 'uploads'>): boolean =>
  Object.values(uploads).some(({ status }) => status !== 'failed');

/** Part of the file the server has, in whole percent. */
export const percentOf = ({ sent, bytes }: Pick<VideoUpload, 'sent' | 'bytes'>): number =>
  bytes > 0 ? Math.floor((Math.min(sent, bytes) / bytes) * 100) : 0;
