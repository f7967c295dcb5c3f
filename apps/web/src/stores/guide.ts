import { create } from 'zustand';

interface GuideState {
  /** Shows the tour of the page again; `null` on a page without one. */
  replay: (() => void) | null;
}

/** The tour of the page that is open. */
export const useGuide = create<GuideState>()(() => ({ replay: null }));
