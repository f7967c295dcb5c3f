import { create } from 'zustand';

/** What the sender of a step is asked: whether the other side is told by LINE too. */
export interface LineQuestion {
  askUUID: string;
  /** What the message will say, a line each. */
  preview: readonly string[];
}

interface LineQuestionState {
  question: LineQuestion | null;
  ask: (question: LineQuestion) => void;
  close: () => void;
}

/** The question after a step. It outlives the page the step was done on. */
export const useLineQuestion = create<LineQuestionState>()((set) => ({
  question: null,
  ask: (question) => set({ question }),
  close: () => set({ question: null }),
}));
