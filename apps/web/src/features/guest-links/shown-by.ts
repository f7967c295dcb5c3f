import { functionCodes } from '@paidang/contract/vocabulary';
import { versionWord } from '#labels/version-names';
import type { GuestSubject } from '../../data/guest-links';

/** What the links show, as their words call it. */
export const shownBy = ({ platform }: GuestSubject): 'film' | 'post' => (platform ? 'post' : 'film');

/** What a version of it is called, as on its page. */
export const versionShown = ({ platform }: GuestSubject, version: number): string =>
  versionWord(platform ? functionCodes.copyText : functionCodes.video, version);
