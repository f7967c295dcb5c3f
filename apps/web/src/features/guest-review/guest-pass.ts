const keyOf = (token: string): string => `paidang-guest:${token}`;

/** What this browser has for a link, so that who comes back is the same guest. */
export const readPass = (token: string): string | null => localStorage.getItem(keyOf(token));

export const keepPass = (token: string, pass: string): void => localStorage.setItem(keyOf(token), pass);

export const forgetPass = (token: string): void => localStorage.removeItem(keyOf(token));
