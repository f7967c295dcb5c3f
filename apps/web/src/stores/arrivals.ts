import { create } from 'zustand';

export interface PendingNavigation {
  target: string;
  /** The user has already joined the project of their invitation; worth a moment to read. */
  isJoined: boolean;
}

/**
 * Next page by the token a user arrived with. Kept outside the pages, which are mounted anew when another session
 * begins.
 */
export const useArrivals = create<Readonly<Record<string, PendingNavigation>>>()(() => ({}));
