import { describe, expect, test } from 'vitest';
import {
  checkField,
  emptyForm,
  isStepReady,
  type RegistrationForm,
  readOrigin,
  stepsOf,
  toRegistration,
} from './registration';

const vendor: RegistrationForm = {
  ...emptyForm,
  email: 'yachu@sanmin.example',
  password: 'paidang2026',
  agreed: true,
  company_name: '山眠',
  contact_person: '許雅筑',
  phone: '02-5550-0168#12',
};
const creator: RegistrationForm = { ...vendor, type: 'Creator', phone: '0912-345-678', contact_person: '' };

test('R-auth-01 the role defaults to vendor', () => {
  expect(emptyForm.type).toBe('Vendor');
});

test('R-auth-02 two steps for vendors, three for creators', () => {
  expect(stepsOf('Vendor')).toHaveLength(2);
  expect(stepsOf('Creator')).toHaveLength(3);
});

describe('step 1', () => {
  test('R-auth-03 R-val-10 is ready if valid and the terms are agreed to', () => {
    expect(isStepReady(vendor, 'account')).toBe(true);
    expect(isStepReady({ ...vendor, agreed: false }, 'account')).toBe(false);
    expect(isStepReady({ ...vendor, email: 'yachu' }, 'account')).toBe(false);
    expect(isStepReady({ ...vendor, password: 'a b' }, 'account')).toBe(false);
  });

  test('messages of the full page', () => {
    expect(checkField({ ...vendor, email: '' }, 'email')).toBe('請填寫此欄位');
    expect(checkField({ ...vendor, email: 'yachu' }, 'email')).toBe('請填寫正確的Email格式');
    expect(checkField({ ...vendor, password: '' }, 'password')).toBe('請填寫密碼');
  });

  test('R-val-01 R-val-02 messages of dialogs', () => {
    expect(checkField({ ...vendor, email: '' }, 'email', 'dialog')).toBe('記得填寫喔');
    expect(checkField({ ...vendor, email: 'yachu' }, 'email', 'dialog')).toBe('電子郵件不正確');
    expect(checkField({ ...vendor, password: '' }, 'password', 'dialog')).toBe('記得填寫喔');
  });
});

describe('step 2', () => {
  test('R-auth-04 needs company and a valid phone number; vendors also a contact person', () => {
    expect(isStepReady(vendor, 'details')).toBe(true);
    expect(isStepReady({ ...vendor, contact_person: ' ' }, 'details')).toBe(false);
    expect(isStepReady({ ...vendor, phone: '0912-3' }, 'details')).toBe(false);
    expect(isStepReady(creator, 'details')).toBe(true);
    expect(isStepReady({ ...creator, phone: '' }, 'details')).toBe(false);
    expect(isStepReady({ ...creator, company_name: '' }, 'details')).toBe(false);
  });
});

test('R-auth-05 step 3 is ready if no link has an error', () => {
  expect(isStepReady(creator, 'channels')).toBe(true);
  expect(isStepReady({ ...creator, youtube: 'youtube.com/@cheng' }, 'channels')).toBe(false);
  expect(isStepReady({ ...creator, youtube: 'HTTPS://youtube.com/@cheng' }, 'channels')).toBe(true);
});

test('R-auth-06 contact_person is sent by vendors only, links and fee by creators only', () => {
  expect(Object.keys(toRegistration(vendor)).sort()).toEqual(
    ['company_name', 'contact_person', 'email', 'password', 'phone', 'type'].sort(),
  );
  expect(Object.keys(toRegistration(creator)).sort()).toEqual(
    [
      'company_name',
      'cooperation_fee',
      'email',
      'facebook',
      'instagram',
      'other_link',
      'password',
      'phone',
      'type',
      'youtube',
    ].sort(),
  );
});

test.each([
  ['?project_invitation_uuid=i&task_uuid=t', { project_invitation_uuid: 'i', task_uuid: 't' }],
  ['?project_build_invitation_uuid=b', { project_build_invitation_uuid: 'b' }],
  ['?project_invitation_uuid=i', {}],
  ['', {}],
])('R-auth-07 from %s it carries %j', (query, origin) => {
  expect(readOrigin(new URLSearchParams(query))).toEqual(origin);
  expect(toRegistration(vendor, readOrigin(new URLSearchParams(query)))).toMatchObject(origin);
});
