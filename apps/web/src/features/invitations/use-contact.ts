import { checkOptionalPhone } from '@paidang/contract/rules';
import { useState } from 'react';
import { useProfile } from '../../data/account';

/** How somebody can be reached who joins a project: their number, to confirm or to correct on the way in. */
export function useContact() {
  const { profile, updatePhone } = useProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const phone = typed ?? profile?.phone ?? '';
  const problem = checkOptionalPhone(phone);
  return {
    phone,
    isReady: problem === null,
    /** What is wrong with it, once the field was left. */
    problem: isLeft ? problem : null,
    change: setTyped,
    leave: () => setLeft(true),
    /** Keeps a number that was changed. */
    save: async () => {
      if (profile && phone.trim() !== profile.phone) await updatePhone(phone.trim());
    },
  };
}
