import { create } from 'zustand';

interface OpenCommentsState {
  /** The comments of the page are visible. */
  isOpen: boolean;
}

/** Whether comments are visible: notifications about them then count as read. */
export const useOpenComments = create<OpenCommentsState>()(() => ({ isOpen: false }));
