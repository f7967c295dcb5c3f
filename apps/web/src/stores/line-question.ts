import { create } from 'zustand';

/** The question to the sender of a step: whether to notify the other side by LINE too. */
export interface LineQuestion {
  askUUID: string;
  /** Lines of the message. */
  preview: readonly string[];
}

interface LineQuestionState {
  question: LineQuestion | null;
  ask: (question: LineQuestion) => void;
  close: () => void;
}

/** The question after a step. It survives leaving the page of the step. */
export const useLineQuestion = create<LineQuestionState>()((set) => ({
  question: null,
  ask: (question) => set({ question }),
  close: () => set({ question: null }),
}));
