const keyOf = (token: string): string => `paidang-guest:${token}`;

/** The pass this browser holds for a link, so that a returning guest is recognised. */
export const readPass = (token: string): string | null => localStorage.getItem(keyOf(token));

export const keepPass = (token: string, pass: string): void => localStorage.setItem(keyOf(token), pass);

export const forgetPass = (token: string): void => localStorage.removeItem(keyOf(token));
