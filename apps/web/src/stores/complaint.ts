import { create } from 'zustand';

/** The message or comment a user wants to report to the platform. */
export type ReportedWords =
  | { place: 'chat'; room: string; message: string; text: string }
  | { place: 'comment'; message: string; text: string };

interface ComplaintState {
  about: ReportedWords | null;
  begin: (about: ReportedWords) => void;
  close: () => void;
}

/** The report being written, in a dialog above any page. */
export const useComplaint = create<ComplaintState>()((set) => ({
  about: null,
  begin: (about) => set({ about }),
  close: () => set({ about: null }),
}));
