import { describe, expect, test } from 'vitest';
import { maskAddress, maskBankAccount, maskBirthDate, maskIdNumber, maskPhone } from './masks';

describe('R-rwd-13 personal data is masked', () => {
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
    [maskAddress, '103臺北市大同區重慶北路二段50號', '103臺北市大同區*****'],
    [maskAddress, '302新竹縣竹北市光明六路1號', '302新竹縣竹北市*****'],
    [maskAddress, '', ''],
  ])('%o of %s is %s', (mask, whole, masked) => {
    expect(mask(whole)).toBe(masked);
  });
});
