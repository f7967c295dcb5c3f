import type { Profile } from '@paidang/contract/entities';
import { describe, expect, test } from 'vitest';
import { checkField, fieldsOf, isChanged, isReady, toForm, trimForm } from './profile-form';
import { readTab } from './tabs';

const profile: Profile = {
  uuid: '0199a000-0000-7000-8000-000000000001',
  role: 'Creator',
  avatar: null,
  name: '阿澄',
  company_name: '阿澄',
  contact_person: null,
  email: 'cheng@film.example',
  phone: '',
  youtube: 'https://youtube.com/@acheng',
  facebook: '',
  instagram: '',
  other_link: '',
  cooperation_fee: '',
  has_password: true,
  deletion_at: null,
};

test.each([
  ['Creator', undefined, 'info'],
  ['Creator', 'notify', 'notify'],
  ['Creator', 'rewards', 'rewards'],
  ['Creator', 'laborer', 'laborer'],
  ['Creator', 'security', 'security'],
  ['Creator', 'money', 'info'],
  ['Vendor', 'security', 'security'],
  ['Vendor', 'rewards', 'info'],
  ['Vendor', 'laborer', 'info'],
] as const)('R-rta-25 to a %s the tab %s shows %s', (role, tab, shown) => {
  expect(readTab(role, tab)).toBe(shown);
});

describe('the form', () => {
  const form = toForm(profile);

  test('has the fields of the role', () => {
    expect(fieldsOf('Vendor')).toEqual(['company_name', 'contact_person', 'phone']);
    expect(fieldsOf('Creator')).not.toContain('contact_person');
  });

  test('R-val-06 R-val-07 a phone number is required of vendors, and optional for creators', () => {
    expect(checkField('Creator', form, 'phone')).toBeNull();
    expect(checkField('Vendor', form, 'phone')).toBe('請填寫此欄位');
    expect(checkField('Creator', { ...form, phone: '02#1' }, 'phone')).toBe('注意格式是否錯誤');
    expect(checkField('Vendor', { ...form, phone: '02-5550-0168#1' }, 'phone')).toBeNull();
  });

  test('R-val-09 a link starts with http', () => {
    expect(isReady('Creator', form)).toBe(true);
    expect(checkField('Creator', { ...form, facebook: 'fb.com/x' }, 'facebook')).toBe('注意格式是否錯誤');
    expect(isReady('Creator', { ...form, company_name: ' ' })).toBe(false);
  });

  test('counts as changed once a field of the role differs', () => {
    expect(isChanged('Creator', form, form)).toBe(false);
    expect(isChanged('Creator', { ...form, cooperation_fee: '60,000' }, form)).toBe(true);
    expect(isChanged('Vendor', { ...form, cooperation_fee: '60,000' }, form)).toBe(false);
    expect(trimForm({ ...form, company_name: ' 阿澄 ' })).toEqual(form);
  });
});
