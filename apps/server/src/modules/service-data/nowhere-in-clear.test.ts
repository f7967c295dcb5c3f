import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accountCalls,
  incomeStatementCalls,
  platformRewardCalls,
  rewardCalls,
  searchCalls,
  serviceDataCalls,
} from '@paidang/contract/calls';
import { maskedFields, servicePictureKinds } from '@paidang/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject } from '../../../test/factories/projects';
import { grantBonuses } from '../../../test/factories/rewards';
import { serviceFields, serviceSecrets } from '../../../test/factories/service-data';
import { createStaff } from '../../../test/factories/staff';
import type { TestUser } from '../../../test/factories/users';
import { hashPassword } from '../auth';
import { users } from '../users/schema';
import { openServiceData } from './service';

const password = 'paidang2026';

/** The forms in which a text may occur in a file: plain, hexadecimal, and base64 at every offset. */
function formsOf(text: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString('base64');
    // The characters at both ends depend on the neighbouring bytes.
    return encoded.slice(before === 0 ? 0 : 4).replace(/.{0,4}=*$/, '');
  });
  return [text, Buffer.from(text).toString('hex'), Buffer.from(text, 'utf16le').toString('latin1'), ...base64];
}

/** Which of these texts occur in these bytes. */
const found = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter((text) => formsOf(text).some((form) => bytes.includes(form)));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

let server: TestApp;
let creator: TestUser;
let vendor: TestUser;
beforeAll(async () => {
  server = await buildTestApp({ LOG_LEVEL: 'trace' }, { isOnDisk: true });
  ({ creator, vendor } = await createProject(server.transact));
  await server.db.update(users).set({ passwordHash: await hashPassword(password) });
});
afterAll(() => server.close());

/** A request with an idempotency key, like the web app's, so that its response is stored. */
const keyed = (name: string): Pick<TestRequest, 'as' | 'headers'> => ({
  as: creator,
  headers: { 'idempotency-key': `nowhere-in-clear-${name}` },
});

/** The unpacked zip of a user's account export. */
async function exportOf(as: Pick<TestUser, 'token'>): Promise<Buffer> {
  const { path } = (await server.call(accountCalls.exportData, { as, body: { password } })).json().data;
  const files = unzipSync(new Uint8Array((await server.app.inject({ url: path })).rawPayload));
  return Buffer.from(
    Object.entries(files)
      .flatMap(([name, content]) => [name, strFromU8(content)])
      .join('\n'),
  );
}

/** Requests a bonus and has it approved and paid, through calls with keys. @returns the request */
async function getPaid(): Promise<string> {
  const items = await grantBonuses(server, creator, 27_000);
  const body = { reward_items: items };
  const { statement } = (await server.call(rewardCalls.preview, { ...keyed('preview'), body })).json().data;
  const signed = { ...body, signature: { name: serviceFields.name, agreed: true }, figures: statement.figures };
  const sent = await server.call(rewardCalls.send, { ...keyed('sent'), body: signed });
  const params = { reward: sent.json().data.uuid };
  const [reviewer, payer] = [
    await createStaff(server.transact, { name: '小審', roles: ['money'] }),
    await createStaff(server.transact, { name: '小付', roles: ['money'] }),
  ];
  await server.call(platformRewardCalls.take, { ...keyed('taken'), params, as: reviewer });
  const shown = await server.call(platformRewardCalls.get, { params, as: reviewer });
  expect(found(shown.rawPayload, serviceSecrets)).toEqual([...serviceSecrets]);
  await server.call(platformRewardCalls.approve, { ...keyed('approved'), params, as: reviewer });
  const file = await server.call(platformRewardCalls.payouts, { as: payer });
  expect(found(file.rawPayload, serviceSecrets)).toEqual([serviceFields.bank_account]);
  const paid = await server.call(platformRewardCalls.pay, { ...keyed('paid'), params, as: payer });
  expect(paid.json().data.status).toBe('paid');
  return params.reward;
}

async function useEverything(): Promise<void> {
  const { sealer } = server.platform;
  const save = (name: string, body: object) => server.call(serviceDataCalls.save, { ...keyed(name), body });
  expect((await save('saved', { ...serviceFields, revision: 0 })).statusCode).toBe(200);
  // Valid numbers together with an invalid one, for the response and its log line.
  expect((await save('wrong', { ...serviceFields, bank_code: 'x', revision: 1 })).statusCode).toBe(422);
  expect((await save('late', { ...serviceFields, name: '別人', revision: 0 })).statusCode).toBe(409);
  await server.call(
    { ...serviceDataCalls.save, path: `${serviceDataCalls.save.path}?id_no=A123456789` },
    keyed('query'),
  );

  for (const kind of servicePictureKinds) {
    const files = [await pictureFile(`${serviceFields.id_no}.png`, { width: 200, height: 120 })];
    const answer = await server.call(serviceDataCalls.addPicture, { ...keyed(kind), body: { kind }, files });
    expect(answer.statusCode).toBe(200);
  }
  const { data } = (await server.call(serviceDataCalls.view, { as: creator })).json();
  const shown = await server.call(serviceDataCalls.reveal, {
    ...keyed('shown'),
    body: { password, fields: maskedFields },
  });
  expect(found(shown.rawPayload, serviceSecrets)).toEqual([...serviceSecrets]);
  const link = await server.call(serviceDataCalls.linkPicture, {
    ...keyed('link'),
    params: { picture: data.pictures[0].uuid },
    body: { password },
  });
  const cookies = Object.fromEntries(link.cookies.map(({ name, value }) => [name, value]));
  expect((await server.app.inject({ url: link.json().data.path, cookies })).statusCode).toBe(200);
  for (const q of serviceSecrets) {
    expect((await server.call(searchCalls.find, { as: vendor, query: { q } })).json().data.people).toEqual([]);
  }

  await server.transact((tx) =>
    openServiceData(tx, sealer, { userId: creator.id, by: 'vendor', viewerId: vendor.id, what: ['id_no'] }),
  );
  const reward = await getPaid();
  const paper = await server.call(incomeStatementCalls.ofReward, { as: creator, params: { reward } });
  expect(paper.statusCode).toBe(200);
}

test('R-rwd-13 numbers, birth date and addresses are unencrypted nowhere: database, files, logs, exports', async () => {
  await useEverything();
  await server.db.execute(sql`checkpoint`);

  const files = await filesIn(server.env.DATA_DIR);
  const leaks: string[] = [];
  let witnesses = 0;
  for (const path of files) {
    const bytes = await readFile(path);
    leaks.push(...found(bytes, serviceSecrets).map((secret) => `${secret} in ${path}`));
    witnesses += found(bytes, [creator.email]).length;
  }
  expect(leaks).toEqual([]);
  // The unencrypted email address is found in the same files, which proves that the search covers them.
  expect(witnesses).toBeGreaterThan(0);
  expect(files.filter((path) => path.endsWith('.sealed'))).toHaveLength(servicePictureKinds.length);

  expect(server.log.length).toBeGreaterThan(10);
  expect(found(Buffer.from(server.log.join('\n')), serviceSecrets)).toEqual([]);

  const own = await exportOf(creator);
  expect(own.toString()).toContain('A12*****89');
  expect(found(own, serviceSecrets)).toEqual([]);
  const others = await exportOf(vendor);
  expect(others.toString()).toContain(vendor.email);
  expect(found(others, serviceSecrets)).toEqual([]);
});

test('the search above works', () => {
  const secret = serviceFields.id_no;
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const text = Buffer.from(`${before}${secret}${before}`);
    for (const written of [text.toString(), text.toString('hex'), text.toString('base64')]) {
      expect(found(Buffer.from(written), [secret])).toEqual([secret]);
    }
  }
  expect(found(Buffer.from('A12*****89'), [secret])).toEqual([]);
});
