/** How personal numbers are displayed to people who may not see them in full: enough is left for owners to recognise theirs. */

const hidden = (count: number): string => '*'.repeat(Math.max(0, count));

/** Hides all but the first and last characters; a short text is hidden completely. */
function middleHidden(text: string, first: number, last: number): string {
  if (text.length <= first + last) return hidden(text.length);
  return text.slice(0, first) + hidden(text.length - first - last) + text.slice(text.length - last);
}

/** @example maskIdNumber('A123456789') // 'A12*****89' */
export const maskIdNumber = (id: string): string => middleHidden(id, 3, 2);

/** @example maskBankAccount('12345678904821') // '**********4821' */
export const maskBankAccount = (account: string): string => middleHidden(account, 0, 4);

/** @example maskPhone('0912345678') // '0912***678' */
export const maskPhone = (phone: string): string => middleHidden(phone, 4, 3);

/** Keeps the first character and the domain. @example maskEmail('yachu@sanmin.example') // 'y****@sanmin.example' */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1****');

/** Keeps only the year. @example maskBirthDate('1994-05-20') // '1994-**-**' */
export const maskBirthDate = (day: string): string => day.replace(/^(\d{4})-\d\d-\d\d$/, '$1-**-**');

const district = /^\d*.{2}[縣市].{1,3}?[區鄉鎮市]/;

/**
 * Keeps the district, or the first characters; hides the length as well. @example maskAddress('103臺北市大同區重慶北路5號') //
 * '103臺北市大同區*****'
 */
export function maskAddress(address: string): string {
  if (address === '') return '';
  return `${district.exec(address)?.[0] ?? address.slice(0, 3)}${hidden(5)}`;
}
