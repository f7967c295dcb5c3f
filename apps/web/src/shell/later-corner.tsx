import { lazyExtra } from '../shared/lazy-extra';
import { useIsAtRest } from './use-is-at-rest';

const Corner = lazyExtra(() => import('./corner'));

/** What floats at the right, fetched later: no first load needs it. */
export const LaterCorner = () => (useIsAtRest() ? <Corner /> : null);
