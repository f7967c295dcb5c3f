import type { CreatorSummary } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { create } from 'zustand';
import { useSession } from './session';

/** Somebody chosen to be compared, as the tray shows them. */
export type ComparedCreator = Pick<CreatorSummary, 'uuid' | 'name' | 'avatar' | 'fees'>;

interface ComparedCreators {
  chosen: readonly ComparedCreator[];
  /** Adds or removes; nobody is added beyond the limit. */
  toggle: (creator: ComparedCreator) => void;
  clear: () => void;
}

/** Who is to be compared, from page to page. */
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
