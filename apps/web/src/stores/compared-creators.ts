import type { CreatorSummary } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { create } from 'zustand';
import { useSession } from './session';

/** A creator chosen for comparison, as the tray shows them. */
export type ComparedCreator = Pick<CreatorSummary, 'uuid' | 'name' | 'avatar' | 'fees'>;

interface ComparedCreators {
  chosen: readonly ComparedCreator[];
  /** Adds or removes a creator; adds none beyond the limit. */
  toggle: (creator: ComparedCreator) => void;
  clear: () => void;
}

/** The creators chosen for comparison, kept across pages. */
export const useComparedCreators = create<ComparedCreators>()((set) => ({
  chosen: [],
  toggle: (creator) =>
    set(({ chosen }) => {
      const others = chosen.filter(({ uuid }) => uuid !== creator.uuid);
      if (others.length < chosen.length) return { chosen: others };
      return others.length < creatorCardLimits.compared ? { chosen: [...others, creator] } : { chosen };
    }),
  clear: () => set({ chosen: [] }),
}));

useSession.subscribe(({ user }, before) => {
  if (user?.uuid !== before.user?.uuid) useComparedCreators.getState().clear();
});
