import { checkEmail } from '@paidang/contract/rules';
import { useCallback, useEffect, useState } from 'react';
import { isEmailFree } from '../../data/auth';

/** Pause in typing after which an address is asked about. */
const pause = 500;

/** Whether an address is free, asked while it is typed; an answer about an earlier address changes nothing. */
export function useEmailCheck(email: string) {
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});

  const check = useCallback(async (address: string): Promise<boolean> => {
    if (checkEmail(address, 'page')) return true;
    const free = await isEmailFree(address);
    setKnown((answers) => ({ ...answers, [address]: free }));
    return free;
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void check(email), pause);
    return () => clearTimeout(timer);
  }, [email, check]);

  return { isFree: known[email] === true, isTaken: known[email] === false, check };
}
