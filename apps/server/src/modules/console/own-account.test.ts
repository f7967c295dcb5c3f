import { consoleCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages, staffMessages } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createEnrolledStaff, createStaff, staffLogin, type TestStaff } from '../../../test/factories/staff';
import { codeAt } from '../../../test/factories/totp';
import { mailsTo } from '../../../test/mails';
import { openConsoleSession } from '../sessions';

const { password, key } = staffLogin;
const step = 30_000;
const minute = 60_000;

let server: TestApp;
let staff: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2026-12-01T02:00:00Z');
  staff = await createEnrolledStaff(server, { name: '小林', roles: ['money'] });
});
afterAll(() => server.close());

const now = (): Date => server.clock.now;
const pass = (milliseconds: number): void => {
  server.clock.now = new Date(now().getTime() + milliseconds);
};
const offer = async (as: TestStaff = staff) => (await server.call(consoleCalls.offerAuthenticator, { as })).json().data;
const replace = (body: { offer: string; code: string; new_code: string }) =>
  server.call(consoleCalls.replaceAuthenticator, { as: staff, body });
const renew = (code: string) => server.call(consoleCalls.renewRecoveryCodes, { as: staff, body: { code } });
const state = async () => (await server.call(consoleCalls.authenticator, { as: staff })).json().data;
const otherDevice = async () => ({ token: await server.transact((tx) => openConsoleSession(tx, staff.id, '')) });
async function signIn(code: string) {
  const login = await server.call(consoleCalls.login, { body: { email: staff.email, password } });
  return server.call(consoleCalls.secondFactor, { body: { ticket: login.json().data.ticket, code } });
}

describe('the authenticator of a member', () => {
  test('is replaced with a code of the old and one of the new, after which only the new one is valid', async () => {
    const other = await otherDevice();
    const offered = await offer();
    const answer = await replace({
      offer: offered.offer,
      code: codeAt(key, now()),
      new_code: codeAt(offered.key, now()),
    });
    expect(answer.json().data.recovery_codes).toHaveLength(limits.staff.recoveryCodes);
    expect(await state()).toEqual({ enrolled_at: now().toISOString(), recovery_codes_left: 10 });
    expect((await server.call(consoleCalls.session, { as: other })).statusCode).toBe(401);
    expect((await server.call(consoleCalls.session, { as: staff })).statusCode).toBe(200);
    expect((await mailsTo(server, staff.email)).map(({ subject }) => subject)).toEqual(['你的驗證器已更換｜拍檔']);
    pass(step);
    expect((await signIn(codeAt(key, now()))).statusCode).toBe(422);
    expect((await signIn(codeAt(offered.key, now()))).statusCode).toBe(200);
  });

  test('is kept when either code is wrong; a wrong new code does not use up the old one', async () => {
    const offered = await offer();
    const code = codeAt(key, now());
    const wrongNew = await replace({ offer: offered.offer, code, new_code: '000000' });
    expect(wrongNew.json().errors).toEqual({ new_code: [messages.wrongCode] });
    const new_code = codeAt(offered.key, now());
    const wrongOld = await replace({ offer: offered.offer, code: '000000', new_code });
    expect(wrongOld.json().errors).toEqual({ code: [messages.wrongCode] });
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await replace({ offer: offered.offer, code, new_code })).statusCode).toBe(422);
  });

  test('can be replaced with a recovery code when it was lost', async () => {
    const [recovery] = (await renew(codeAt(key, now()))).json().data.recovery_codes;
    const offered = await offer();
    const answer = await replace({ offer: offered.offer, code: recovery, new_code: codeAt(offered.key, now()) });
    expect(answer.statusCode).toBe(200);
    expect((await signIn(recovery)).statusCode).toBe(422);
  });

  test('only accepts a key that was offered to its owner, within 15 minutes', async () => {
    const colleague = await createStaff(server.transact, { roles: ['content'] });
    const theirs = await offer(colleague);
    const [own, late] = [await offer(), await offer()];
    const proof = (of: { key: string }) => ({ code: codeAt(key, now()), new_code: codeAt(of.key, now()) });
    for (const made of [theirs.offer, 'a.b.c', '', own.offer.slice(0, -4)]) {
      const refused = await replace({ offer: made, ...proof(theirs) });
      expect(refused.json()).toMatchObject({ code: '0409', message: staffMessages.keyExpired });
    }
    pass(limits.staff.offerMinutes * minute);
    expect((await replace({ offer: late.offer, ...proof(late) })).statusCode).toBe(409);
  });

  test('cannot be guessed: wrong codes also lock signing in', async () => {
    const answers = [];
    for (let tried = 0; tried < limits.staff.codeTries; tried += 1) answers.push((await renew('000000')).statusCode);
    expect(answers).toEqual([422, 422, 422, 422, 429]);
    expect((await signIn(codeAt(key, now()))).statusCode).toBe(429);
    expect(await state()).toMatchObject({ recovery_codes_left: 0 });
  });
});

describe('recovery codes', () => {
  test('are renewed with a code, which invalidates the previous ones', async () => {
    const [old] = (await renew(codeAt(key, now()))).json().data.recovery_codes;
    pass(step);
    const [fresh] = (await renew(codeAt(key, now()))).json().data.recovery_codes;
    expect((await signIn(old)).statusCode).toBe(422);
    expect((await signIn(fresh)).statusCode).toBe(200);
  });

  test('cause a mail and a count of the remaining ones when used', async () => {
    const [one] = (await renew(codeAt(key, now()))).json().data.recovery_codes;
    expect((await signIn(one)).json().data.recovery_codes_left).toBe(9);
    expect((await mailsTo(server, staff.email))[0]).toMatchObject({ subject: '有人用備用碼登入後台｜拍檔' });
    pass(step);
    expect((await signIn(codeAt(key, now()))).json().data.recovery_codes_left).toBeNull();
  });
});

test('a member can sign out all their other devices, but nobody else’s', async () => {
  const [one, two] = [await otherDevice(), await otherDevice()];
  const colleague = await createStaff(server.transact, { roles: ['content'] });
  expect((await server.call(consoleCalls.revokeOtherSessions, { as: staff })).statusCode).toBe(200);
  for (const as of [one, two]) expect((await server.call(consoleCalls.session, { as })).statusCode).toBe(401);
  for (const as of [staff, colleague]) expect((await server.call(consoleCalls.session, { as })).statusCode).toBe(200);
});

test('a changed password is notified by mail', async () => {
  const body = { current_password: password, password: 'another-password' };
  expect((await server.call(consoleCalls.changePassword, { as: staff, body })).statusCode).toBe(200);
  expect((await mailsTo(server, staff.email)).map(({ subject }) => subject)).toEqual(['你的後台密碼已變更｜拍檔']);
});
