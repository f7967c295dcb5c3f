const digits = new Intl.NumberFormat('zh-TW');

/** An amount of New Taiwan dollars as a fact. @example money(45000) // 'NT$45,000' */
export const money = (amount: number): string => `NT$${digits.format(amount)}`;

/** The same inside a sentence. @example dollars(20000) // '20,000元' */
export const dollars = (amount: number): string => `${digits.format(amount)}元`;
