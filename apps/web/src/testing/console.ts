import type { Account, AccountDetail, StaffMember } from '@paidang/contract/entities';
import { creator, vendor } from './people';

/** A staff member. */
export const staff: StaffMember = {
  uuid: '0199a000-0000-7000-8000-000000000009',
  name: '周以恩',
  email: 'team@paidang.test',
  avatar: null,
  roles: ['support'],
};

const at = '2026-12-01T02:00:00.000Z';

/** A user as staff see them. */
export const person: AccountDetail = {
  ...{ uuid: creator.uuid, name: creator.name, company_name: '', avatar: null, role: 'Creator', email: creator.email },
  ...{ status: 'active', created_at: at, contact_person: null, phone: '', deletion_at: null, suspended: null },
  ...{ projects: [], sessions: [], events: [] },
};

/** The same user and another one, as a list. */
export const people: readonly Account[] = [
  person,
  { ...person, uuid: vendor.uuid, name: vendor.name, email: vendor.email, role: 'Vendor' },
];
