import type { Account, AccountDetail, StaffMember } from '@paidang/contract/entities';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { useConsoleSession } from '../stores/console-session';
import { creator, vendor } from './people';
import { stubServer } from './stub-server';

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

/**
 * Opens an address of the console for a staff member, with the whole layout.
 *
 * @param answers responses of the server, by method and path
 * @param meta `meta` of every response
 */
export async function visitConsole(
  address: string,
  answers: Readonly<Record<string, unknown>>,
  { as = staff, meta = {} }: { as?: typeof staff; meta?: object } = {},
) {
  sessionStorage.clear();
  useConsoleSession.getState().enter({ token: 'c1', staff: as });
  onTestFinished(() => useConsoleSession.getState().leave());
  onTestFinished(stubServer({ 'GET /api/console/session': as, 'GET /api/platform/waiting': {}, ...answers }, meta));
  return render(
    <TooltipProvider>
      <MemoryRouter initialEntries={[address]}>
        <Router />
      </MemoryRouter>
    </TooltipProvider>,
  );
}
