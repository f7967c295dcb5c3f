import { functionCodes } from '@paidang/contract/vocabulary';
import { versionWord } from '#labels/version-names';
import type { GuestSubject } from '../../data/guest-links';

/** What the links show, as the key of their labels. */
export const shownBy = ({ platform }: GuestSubject): 'film' | 'post' => (platform ? 'post' : 'film');

/** Name of a version, as on its page. */
export const versionShown = ({ platform }: GuestSubject, version: number): string =>
  versionWord(platform ? functionCodes.copyText : functionCodes.video, version);
