const digits = new Intl.NumberFormat('zh-TW');

/** An amount where the currency is said beside it. @example amount(23730) // '23,730' */
export const amount = (value: number): string => digits.format(value);

/** An amount of New Taiwan dollars as a fact. @example money(45000) // 'NT$45,000' */
export const money = (amount: number): string => `NT$${digits.format(amount)}`;

/** The same inside a sentence. @example dollars(20000) // '20,000元' */
export const dollars = (amount: number): string => `${digits.format(amount)}元`;
