import { create } from 'zustand';

/** Comments written in one go, about which one LINE message may notify the other side. */
export interface CommentRun {
  task: string;
  askUUID: string;
  /** Function and action code of the last comment, such as `03004`; `null` until one was sent. */
  status: string | null;
}

interface CommentRunState {
  run: CommentRun | null;
  /** Returns the group for a comment on this task. */
  join: (task: string) => string;
  /** A comment of the group has been sent. */
  sent: (askUUID: string, status: string) => void;
  /** The group has been asked about. */
  end: (askUUID: string) => void;
}

/** Comments since the sender was last asked about LINE. */
export const useCommentRun = create<CommentRunState>()((set, get) => ({
  run: null,
  join: (task) => {
    const { run } = get();
    if (run?.task === task) return run.askUUID;
    const askUUID = crypto.randomUUID();
    set({ run: { task, askUUID, status: null } });
    return askUUID;
  },
  sent: (askUUID, status) => set(({ run }) => (run?.askUUID === askUUID ? { run: { ...run, status } } : {})),
  end: (askUUID) => set(({ run }) => (run?.askUUID === askUUID ? { run: null } : {})),
}));
