import { isCreator } from '@paidang/contract/vocabulary';
import { useSession } from '../../stores/session';

/** Whether the campaign and the messenger are for this person: creators, and nobody who acts as one. */
export const useIsCourted = (): boolean =>
  useSession(({ token, user, superLogin }) => token !== null && isCreator(user?.role) && !superLogin);
