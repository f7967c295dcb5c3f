import { fetchLineBinding } from '../../data/messaging';
import type { PageTour } from './tours';

/** Whether an unseen tour is due: the reminder of LINE is due only until LINE is linked. */
export async function isTourDue(tour: PageTour): Promise<boolean> {
  if (tour !== 'progressLine' && tour !== 'profileLine') return true;
  const { binding, can_bind, test_binding } = await fetchLineBinding();
  return binding.status === 'unbound' && (can_bind || test_binding);
}
