import { create } from 'zustand';

/** Comments written in one go, which the other side may be told of by LINE in one message. */
export interface CommentRun {
  task: string;
  askUUID: string;
  /** Function and action code of the last, such as `03004`; `null` until one was sent. */
  status: string | null;
}

interface CommentRunState {
  run: CommentRun | null;
  /** The group a comment on this task is sent in. */
  join: (task: string) => string;
  /** A comment of the group has been sent. */
  sent: (askUUID: string, status: string) => void;
  /** The group has been asked about. */
  end: (askUUID: string) => void;
}

/** What was commented since the sender was last asked. */
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
