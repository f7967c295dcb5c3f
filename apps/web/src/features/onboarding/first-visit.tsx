import { later } from '../../shared/later';
import { useGuide } from '../../stores/guide';
import { mayBeGuided, useSession } from '../../stores/session';
import type { FirstVisitProps } from './creator-visit';

/** Not for vendors, and not before the page can be read. */
const CreatorVisit = later(
  async () => ({ default: (await import('./creator-visit')).CreatorVisit }),
  () => false,
);

/**
 * Tour of a page, for creators who visit it for the first time. Its code is fetched once the page can be read; users
 * who are typing or have a dialog open at that moment are left alone until the next visit.
 *
 * @example <FirstVisit pages={['outline']} progress={tourProgress} />
 */
export function FirstVisit(props: FirstVisitProps) {
  const isCreator = useSession(mayBeGuided);
  // The beginner guide explains every page itself.
  const isBeginner = useGuide((state) => state.isOn);
  return isCreator && !isBeginner ? <CreatorVisit {...props} /> : null;
}
