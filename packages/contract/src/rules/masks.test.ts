import { describe, expect, test } from 'vitest';
import { maskAddress, maskBankAccount, maskBirthDate, maskIdNumber, maskPhone } from './masks';

describe('R-rwd-13 what is personal is masked', () => {
  test.each([
    [maskIdNumber, 'A123456789', 'A12*****89'],
    [maskIdNumber, 'A1234', '*****'],
    [maskIdNumber, '', ''],
    [maskBankAccount, '12345678904821', '**********4821'],
    [maskBankAccount, '4821', '****'],
    [maskPhone, '0912345678', '0912***678'],
    [maskBirthDate, '1994-05-20', '1994-**-**'],
    [maskBirthDate, '', ''],
    [maskAddress, '重慶北路二段50號', '重慶北*****'],
    [maskAddress, '', ''],
  ])('%o of %s is %s', (mask, whole, masked) => {
    expect(mask(whole)).toBe(masked);
  });
});
