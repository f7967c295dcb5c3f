import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServiceDataFields } from '../entities';
import { nationalityStatuses, servicePictureKinds } from '../vocabulary';
import {
  checkBankAccount,
  checkBankCode,
  checkBirthDate,
  checkBranchCode,
  checkMobile,
  checkMobileAbroad,
  checkServiceData,
  neededPictures,
  tidyServiceData,
} from '.';

const today = '2026-12-04';

const native: ServiceDataFields = {
  nationality_status: 'native',
  is_resident: true,
  is_union_insured: false,
  name: '陳澄宇',
  date_of_birth: '1994-03-09',
  id_no: 'A123456789',
  residence_permit_no: '',
  residence_country_id: 'TW',
  residence_state_id: '103',
  residence_address: '迪化街一段21號',
  is_same_address: true,
  contact_country_id: '',
  contact_state_id: '',
  contact_address: '',
  contact_no: '',
  mobile_no: '0912345678',
  bank_code: '004',
  branch_code: '0037',
  account_name: '陳澄宇',
  bank_account: '123456784821',
};
const foreign: ServiceDataFields = {
  ...native,
  nationality_status: 'other',
  id_no: 'K1234567A',
  residence_permit_no: 'A800000014',
};
const pictures = ['id_front_image', 'id_back_image', 'bank_account_image'] as const;
const nothing = { messages: {}, missing: [] };

describe('individual fields', () => {
  test('R-rwd-12 a mobile number is 09 and eight digits; abroad it has a country code', () => {
    expect(checkMobile('0912345678')).toBeNull();
    for (const bad of ['912345678', '091234567', '09123456789', '0812345678', '+886912345678'])
      expect(checkMobile(bad), bad).toBe('手機號碼是09開頭的10個數字');
    for (const good of ['0912345678', '+819012345678']) expect(checkMobileAbroad(good), good).toBeNull();
    for (const bad of ['819012345678', '+0912345678', '+81']) expect(checkMobileAbroad(bad), bad).toMatch('國碼');
    for (const check of [checkMobile, checkMobileAbroad]) expect(check('')).toBe('請填寫此欄位');
  });

  test('R-rwd-12 a bank code has three digits, a branch code four, or seven with the bank’s', () => {
    expect(checkBankCode('004')).toBeNull();
    for (const bad of ['4', '0040', '臺銀']) expect(checkBankCode(bad), bad).toBe('銀行代碼是3個數字');
    expect(checkBranchCode('0037', '004')).toBeNull();
    expect(checkBranchCode('0040037', '004')).toBeNull();
    expect(checkBranchCode('0050037', '004')).toBe('這個分行代碼不屬於所選的銀行');
    for (const bad of ['37', '00370', '004003x']) expect(checkBranchCode(bad, '004'), bad).toBe('分行代碼是4個數字');
  });

  test('R-rwd-12 an account has 6 to 16 digits', () => {
    for (const length of [6, 16]) expect(checkBankAccount('1'.repeat(length))).toBeNull();
    for (const bad of ['12345', '1'.repeat(17), '123-456', '１２３４５６'])
      expect(checkBankAccount(bad), bad).toBe('帳號是6到16個數字');
  });

  test('R-rwd-12 a birth date is a real past day of a person old enough to sign', () => {
    for (const good of ['1994-03-09', '2008-12-04', '2000-02-29', '1900-01-01'])
      expect(checkBirthDate(good, today), good).toBeNull();
    for (const bad of ['1994-02-30', '2026-12-05', '1899-12-31', '1994/03/09', '83-03-09', '1994-3-9', '+012345-01-01'])
      expect(checkBirthDate(bad, today), bad).toBe('請填寫正確的出生日期');
    for (const young of ['2008-12-05', '2026-12-04'])
      expect(checkBirthDate(young, today), young).toBe('未滿18歲需要法定代理人同意，請聯絡我們');
  });
});

describe('R-rwd-09 complete service data', () => {
  test('complete data of each nationality lacks nothing', () => {
    expect(checkServiceData(native, pictures, today)).toEqual(nothing);
    expect(checkServiceData(foreign, pictures, today)).toEqual(nothing);
    const abroad = { ...foreign, nationality_status: 'native_abroad', residence_permit_no: '' } as const;
    expect(checkServiceData(abroad, ['id_front_image', 'bank_account_image'], today)).toEqual(nothing);
  });

  test('R-rwd-11 only natives have an ID number; the others a passport and a residence permit', () => {
    const withPassport = checkServiceData({ ...native, id_no: 'K1234567A' }, pictures, today);
    expect(withPassport.messages).toEqual({ id_no: '身分證字號不正確，請再確認一次' });
    expect(checkServiceData({ ...foreign, id_no: 'A123456789' }, pictures, today)).toEqual(nothing);
    expect(checkServiceData({ ...foreign, residence_permit_no: 'A800000015' }, pictures, today).messages).toEqual({
      residence_permit_no: '居留證號碼不正確，請再確認一次',
    });
    expect(checkServiceData({ ...foreign, residence_permit_no: '' }, pictures, today).missing).toEqual([
      'residence_permit_no',
    ]);
    const visitor = { ...foreign, residence_permit_no: '', is_resident: false };
    expect(checkServiceData(visitor, pictures, today)).toEqual(nothing);
  });

  test('empty fields are missing, and have no other error', () => {
    const empty = Object.fromEntries(
      Object.entries(native).map(([field, value]) => [field, typeof value === 'string' ? '' : value]),
    );
    const none = ServiceDataFields.parse({ ...empty, nationality_status: 'native', is_same_address: false });
    const { messages, missing } = checkServiceData(none, [], today);
    expect(messages).toEqual({});
    expect(missing).toEqual([
      'name',
      'date_of_birth',
      'id_no',
      'residence_country_id',
      'residence_address',
      'contact_country_id',
      'contact_address',
      'mobile_no',
      'bank_code',
      'branch_code',
      'account_name',
      'bank_account',
      ...pictures,
    ]);
  });

  test('an address in Taiwan has a district, a foreign one does not', () => {
    const { messages, missing } = checkServiceData({ ...native, residence_state_id: '' }, pictures, today);
    expect([messages, missing]).toEqual([{}, ['residence_state_id']]);
    const japan = { ...foreign, residence_country_id: 'JP', residence_state_id: '103' };
    expect(tidyServiceData(japan).residence_state_id).toBe('');
    expect(checkServiceData(japan, pictures, today)).toEqual(nothing);
    expect(checkServiceData({ ...native, residence_state_id: '1030' }, pictures, today).messages).toMatchObject({
      residence_state_id: '請選擇縣市與鄉鎮市區',
    });
  });

  test('R-rwd-14 a shared address is stored twice, whatever the other one was', () => {
    const data = tidyServiceData({ ...native, contact_country_id: 'JP', contact_address: '大阪' });
    expect(data.contact_country_id).toBe('TW');
    expect(data.contact_state_id).toBe('103');
    expect(data.contact_address).toBe('迪化街一段21號');
    const own = tidyServiceData({
      ...native,
      is_same_address: false,
      contact_country_id: 'JP',
      contact_address: '大阪',
    });
    expect([own.contact_country_id, own.contact_address]).toEqual(['JP', '大阪']);
  });

  test('the account has to be in the person’s name', () => {
    expect(checkServiceData({ ...native, account_name: '陳大文' }, pictures, today).messages).toEqual({
      account_name: '戶名要和本名相同',
    });
    const spaced = { ...foreign, name: 'Jane  Doe', account_name: 'JANE DOE' };
    expect(checkServiceData(spaced, pictures, today)).toEqual(nothing);
  });

  test('numbers may be typed with separators, in lower case and full width', () => {
    const typed: ServiceDataFields = {
      ...native,
      id_no: ' ａ123456789',
      mobile_no: '0912-345 678',
      branch_code: '004-0037',
      bank_account: '１２３４-５６７８-４８２１',
    };
    expect(checkServiceData(typed, pictures, today)).toEqual(nothing);
    expect(tidyServiceData(typed)).toMatchObject({
      id_no: 'A123456789',
      mobile_no: '0912345678',
      branch_code: '0037',
      bank_account: '123456784821',
    });
  });

  test('proof of the union is only needed from its members', () => {
    expect(checkServiceData({ ...native, is_union_insured: true }, pictures, today).missing).toEqual(['union_image']);
    expect(neededPictures({ ...native, is_union_insured: true })).toEqual([...pictures, 'union_image']);
  });

  test('for any input the check terminates, normalising twice changes nothing, and natives stay residents', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('', 'TW', '004', '0912345678'));
    const texts = Object.fromEntries(Object.keys(native).map((field) => [field, text]));
    const anything = fc.record({
      ...texts,
      nationality_status: fc.constantFrom(...nationalityStatuses),
      is_resident: fc.boolean(),
      is_union_insured: fc.boolean(),
      is_same_address: fc.boolean(),
    }) as unknown as fc.Arbitrary<ServiceDataFields>;
    fc.assert(
      fc.property(anything, fc.subarray([...servicePictureKinds]), (fields, kinds) => {
        const tidy = tidyServiceData(fields);
        expect(tidyServiceData(tidy)).toEqual(tidy);
        expect(checkServiceData(tidy, kinds, today)).toEqual(checkServiceData(fields, kinds, today));
        expect(tidy.nationality_status !== 'native' || tidy.is_resident).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
