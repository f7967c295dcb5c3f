import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { StaffRole, staffRoles } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { deleteTokens, issueToken } from '../auth';
import { closeSessionsOf } from '../sessions';
import { findStaffByEmail, insertStaff, listStaff, removeStaff, type StaffRow, setStaffRoles } from '../staff';
import { normaliseEmail } from '../users';
import { deleteSecondFactor } from './second-factor-store';

const usage = `npm run admin -- staff list
npm run admin -- staff add <e-mail> <name> <${staffRoles.join('|')}>…
npm run admin -- staff roles <e-mail> <${staffRoles.join('|')}>…
npm run admin -- staff link <e-mail>
npm run admin -- staff reset-second-factor <e-mail>
npm run admin -- staff remove <e-mail>
`;

function readRoles(words: readonly string[]): StaffRole[] {
  const roles = words.map((word) => StaffRole.safeParse(word));
  if (roles.length === 0 || roles.some(({ success }) => !success)) throw new Error(usage);
  return [...new Set(roles.flatMap(({ data }) => data ?? []))];
}

/** Creates a link that sets the password, for members who are new or have forgotten it. */
async function passwordLink(tx: Transaction, userId: string, appUrl: string): Promise<string> {
  const { linkHours } = limits.staff;
  await deleteTokens(tx.db, userId, ['staff-password']);
  const token = await issueToken(tx, 'staff-password', userId, linkHours * 60);
  return `${appUrl}${paths.consolePassword(token)}\nSets the password. Works once, within ${linkHours} hours.\n`;
}

async function member(tx: Transaction, email: string): Promise<StaffRow> {
  const found = await findStaffByEmail(tx.db, normaliseEmail(email));
  if (!found) throw new Error(`"${email}" is not a member of staff.\n`);
  return found;
}

/**
 * Lists or changes the staff. This is a command line, because no signed-in user may decide who is a member of staff.
 *
 * @throws an error whose message is the text to print
 */
export async function runStaffCommand(
  tx: Transaction,
  [, action = '', email = '', ...rest]: readonly string[],
  appUrl: string,
): Promise<string> {
  if (action === 'list' && email === '') {
    const everybody = await listStaff(tx.db);
    const lines = everybody.map(({ user, roles }) => `${user.email}\t${user.name}\t${roles.join(' ')}\n`);
    return lines.join('') || 'There are no members of staff yet.\n';
  }
  if (email === '') throw new Error(usage);
  if (action === 'add') {
    const [name = '', ...roles] = rest;
    const id = await insertStaff(tx, { email: normaliseEmail(email), name, roles: readRoles(roles) });
    if (!id) throw new Error(`"${email}" is the account of a vendor or creator; staff need a separate address.\n`);
    return passwordLink(tx, id, appUrl);
  }
  const { user } = await member(tx, email);
  if (action === 'roles') {
    const roles = readRoles(rest);
    await setStaffRoles(tx.db, user.id, roles);
    return `${user.email} now has the roles: ${roles.join(', ')}.\n`;
  }
  if (rest.length > 0) throw new Error(usage);
  if (action === 'link') return passwordLink(tx, user.id, appUrl);
  if (action === 'reset-second-factor') {
    await deleteSecondFactor(tx.db, user.id);
    await closeSessionsOf(tx, [user.id]);
    return `${user.email} will enrol a new authenticator at the next sign-in.\n`;
  }
  if (action !== 'remove') throw new Error(usage);
  await removeStaff(tx.db, user.id);
  await closeSessionsOf(tx, [user.id]);
  await deleteTokens(tx.db, user.id);
  return `${user.email} is no longer a member of staff.\n`;
}
