import type { GuestSubject } from '../../data/guest-links';

/** What the links show, as their words call it. */
export const shownBy = ({ platform }: GuestSubject): 'film' | 'post' => (platform ? 'post' : 'film');
