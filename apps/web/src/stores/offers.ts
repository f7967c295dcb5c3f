import { isCreator } from '@paidang/contract/vocabulary';
import { create } from 'zustand';
import { useSession } from './session';

const key = 'paidang.offers-closed';

export type OfferSlot = 'bar' | 'side';

interface OffersState {
  /** Where the offer was closed. */
  closed: readonly OfferSlot[];
  close: (place: OfferSlot) => void;
}

const read = (): readonly OfferSlot[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter((one) => one === 'bar' || one === 'side');
  } catch {
    return [];
  }
};

const write = (closed: readonly OfferSlot[]) => {
  try {
    if (closed.length > 0) localStorage.setItem(key, closed.join(','));
    else localStorage.removeItem(key);
  } catch {}
};

/** The bonus campaign offers a creator has closed; they stay closed until the next login. */
export const useOffers = create<OffersState>()((set, get) => ({
  closed: read(),
  close: (place) => {
    const closed = [...new Set([...get().closed, place])];
    write(closed);
    set({ closed });
  },
}));

useSession.subscribe(({ user }, before) => {
  if (user?.uuid === before.user?.uuid) return;
  write([]);
  useOffers.setState({ closed: [] });
});

/** Whether creator offers (campaign, messenger) are shown: to creators, not in a super login. */
export const useShowsCreatorOffers = (): boolean =>
  useSession(({ token, user, superLogin }) => token !== null && isCreator(user?.role) && !superLogin);
