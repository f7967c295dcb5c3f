import { create } from 'zustand';

interface OpenCommentsState {
  /** The comments of the page are on the screen. */
  isOpen: boolean;
}

/** Whether somebody has comments before them: what is told of comments is read there. */
export const useOpenComments = create<OpenCommentsState>()(() => ({ isOpen: false }));
