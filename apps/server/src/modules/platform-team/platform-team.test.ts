import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { requirePlatformMember } from '../../http/access';
import { runTeamCommand } from '.';
import { isPlatformMember } from './store';

let server: TestApp;
let person: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  person = await createUser(server.transact, { role: 'Creator', name: '小幫手' });
});
afterAll(() => server.close());

const run = (...words: string[]) => server.transact((tx) => runTeamCommand(tx, ['team', ...words]));
const knock = (isSuperLogin: boolean) =>
  requirePlatformMember(server.db, person, { id: person.id, scope: null, isSuperLogin });

test('an account is added to the platform team and removed from it, by its address', async () => {
  expect(await run('list')).toBe('There is nobody yet.\n');
  expect(await run('add', person.email.toUpperCase())).toBe(`${person.email} is of the platform team.\n`);
  await run('add', person.email);
  expect(await run('list')).toBe(`${person.email}\t小幫手\n`);
  expect(await isPlatformMember(server.db, person.id)).toBe(true);
  expect(await run('remove', person.email)).toBe(`${person.email} has left the platform team.\n`);
  expect(await isPlatformMember(server.db, person.id)).toBe(false);
});

test('a command that is wrong says what to type, or who is not there', async () => {
  for (const words of [
    [],
    ['add'],
    ['promote', person.email],
    ['list', person.email],
    ['add', person.email, 'twice'],
  ]) {
    await expect(run(...words)).rejects.toThrow('npm run admin -- team <add|remove> <e-mail>');
  }
  await expect(run('add', 'nobody@paidang.test')).rejects.toThrow('There is no active account "nobody@paidang.test".');
  await expect(run('remove', person.email)).rejects.toThrow(`"${person.email}" is not of the platform team.`);
  const gone = await createUser(server.transact, { role: 'Creator', status: 'suspended' });
  await expect(run('add', gone.email)).rejects.toThrow('There is no active account');
});

test('who is of the team is let in, but not by a super login, and nobody else is', async () => {
  await expect(knock(false)).rejects.toMatchObject({ code: '0404' });
  await run('add', person.email);
  await expect(knock(false)).resolves.toBeUndefined();
  await expect(knock(true)).rejects.toMatchObject({ code: '0404' });
  await run('remove', person.email);
  await expect(knock(false)).rejects.toMatchObject({ code: '0404' });
});
