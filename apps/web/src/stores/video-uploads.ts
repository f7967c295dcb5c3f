import { create } from 'zustand';

/** A film being uploaded from this page. */
export interface VideoUpload {
  task: string;
  /** Position of the task in its project, for the link back. */
  index: number;
  name: string;
  /** Size of the whole file. */
  bytes: number;
  /** Bytes the server has. */
  sent: number;
  /** `reading`: the file is being read; `waiting`: offline or an attempt failed, continues automatically. */
  status: 'reading' | 'sending' | 'waiting' | 'failed';
  /** Reason of the failure, shown to the creator. */
  message: string | null;
  /** Estimated seconds left at the speed so far; `null` until there is enough data. */
  secondsLeft: number | null;
}

interface VideoUploadsState {
  /** By task. */
  uploads: Readonly<Record<string, VideoUpload>>;
  /** Set while the user is asked whether to leave during an upload: what to do if they confirm. */
  leaving: (() => void) | null;
  put: (upload: VideoUpload) => void;
  change: (task: string, change: Partial<VideoUpload>) => void;
  remove: (task: string) => void;
  /** Leaves now, or asks first while a film is uploading. */
  leave: (go: () => void) => void;
}

/** Running uploads. Kept above the pages, so that an upload continues whichever page is open. */
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

/** Uploaded part of the file, in whole percent. */
export const percentOf = ({ sent, bytes }: Pick<VideoUpload, 'sent' | 'bytes'>): number =>
  bytes > 0 ? Math.floor((Math.min(sent, bytes) / bytes) * 100) : 0;
