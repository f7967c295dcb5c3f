import type { Transaction } from '../../platform/transaction';
import { findUserByEmail, normaliseEmail } from '../users';
import { deleteMember, insertMember, listMembers } from './store';

const usage = 'npm run admin -- team list\nnpm run admin -- team <add|remove> <e-mail>\n';

/**
 * Says who is of the platform team, or changes it. A command, because nobody who is signed in may decide that.
 *
 * @throws with the text to print
 */
export async function runTeamCommand(tx: Transaction, words: readonly string[]): Promise<string> {
  const [, action = '', email = '', ...rest] = words;
  if (action === 'list' && email === '') {
    const members = await listMembers(tx.db);
    return members.map(({ name, email: address }) => `${address}\t${name}\n`).join('') || 'There is nobody yet.\n';
  }
  if (!['add', 'remove'].includes(action) || email === '' || rest.length > 0) throw new Error(usage);
  const user = await findUserByEmail(tx.db, normaliseEmail(email));
  if (action === 'add') {
    if (user?.status !== 'active') throw new Error(`There is no active account "${email}".\n`);
    await insertMember(tx.db, user.id, tx.now);
    return `${user.email} is of the platform team.\n`;
  }
  if (!user || !(await deleteMember(tx.db, user.id))) throw new Error(`"${email}" is not of the platform team.\n`);
  return `${user.email} has left the platform team.\n`;
}
