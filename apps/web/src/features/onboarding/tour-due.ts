import { fetchLineBinding } from '../../data/messaging';
import type { PageTour } from './tours';

/** Whether a tour that nobody has seen yet has something to say: the reminders of LINE do only before it is bound. */
export async function isTourDue(tour: PageTour): Promise<boolean> {
  if (tour !== 'progressLine' && tour !== 'profileLine') return true;
  const { binding, can_bind, test_binding } = await fetchLineBinding();
  return binding.status === 'unbound' && (can_bind || test_binding);
}
