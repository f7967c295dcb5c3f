import { create } from 'zustand';

export interface PendingNavigation {
  target: string;
  /** In the project of an invitation already, which is worth a moment to read. */
  isJoined: boolean;
}

/**
 * By the token somebody came with, the page they go on to. Outside the pages, which begin anew with the session of
 * somebody else.
 */
export const useArrivals = create<Readonly<Record<string, PendingNavigation>>>()(() => ({}));
