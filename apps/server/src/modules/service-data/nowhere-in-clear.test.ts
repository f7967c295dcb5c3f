import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountCalls, incomeStatementCalls, searchCalls, serviceDataCalls } from '@paidang/contract/calls';
import { incomeOf } from '@paidang/contract/income';
import { maskedFields, servicePictureKinds } from '@paidang/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject } from '../../../test/factories/projects';
import { serviceFields, serviceSecrets } from '../../../test/factories/service-data';
import type { TestUser } from '../../../test/factories/users';
import { hashPassword } from '../auth';
import { issueStatement, payeeOf } from '../income-statements';
import { users } from '../users/schema';
import { openServiceData } from './service';

const password = 'paidang2026';
const reward = '4f0a6a3e-6d43-4a40-9a62-6f1d4a3c1d10';

/** A text as it may stand in a file: as it is, in hexadecimal digits, and in base64, wherever it begins. */
function formsOf(text: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString('base64');
    // The signs at both ends depend on what stands beside it.
    return encoded.slice(before === 0 ? 0 : 4).replace(/.{0,4}=*$/, '');
  });
  return [text, Buffer.from(text).toString('hex'), Buffer.from(text, 'utf16le').toString('latin1'), ...base64];
}

/** Which of these texts are in these bytes. */
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

/** A request under an idempotency key, as the web app sends it: its answer is stored. */
const keyed = (name: string): Pick<TestRequest, 'as' | 'headers'> => ({
  as: creator,
  headers: { 'idempotency-key': `nowhere-in-clear-${name}` },
});

/** The zip of somebody's account, unpacked. */
async function exportOf(as: TestUser): Promise<Buffer> {
  const { path } = (await server.call(accountCalls.exportData, { as, body: { password } })).json().data;
  const files = unzipSync(new Uint8Array((await server.app.inject({ url: path })).rawPayload));
  return Buffer.from(
    Object.entries(files)
      .flatMap(([name, content]) => [name, strFromU8(content)])
      .join('\n'),
  );
}

async function useEverything(): Promise<void> {
  const { sealer } = server.platform;
  const save = (name: string, body: object) => server.call(serviceDataCalls.save, { ...keyed(name), body });
  expect((await save('saved', { ...serviceFields, revision: 0 })).statusCode).toBe(200);
  // The right numbers beside a wrong one, in an answer and its log line.
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

  await server.transact(async (tx) => {
    await openServiceData(tx, sealer, { userId: creator.id, by: 'vendor', viewerId: vendor.id, what: ['id_no'] });
    const at = tx.now.toISOString();
    await issueStatement(tx, sealer, {
      cause: `reward:${reward}`,
      payerId: null,
      payeeId: creator.id,
      date: '2026-12-07',
      payer: { name: '拍檔科技股份有限公司', tax_id: '04595257', address: '臺北市大同區承德路一段1號' },
      payee: await payeeOf(serviceFields),
      period: { from: '2026-10-02', to: '2026-11-30' },
      lines: [{ title: '創作者體驗金', amount: 1000 }],
      figures: incomeOf({ gross: 1000, kind: '92', isResident: true, isUnionInsured: false, paidOn: '2026-12-07' }),
      signature: { name: serviceFields.name, at, ip: '203.0.113.7', digest: 'a'.repeat(64) },
    });
  });
  const paper = await server.call(incomeStatementCalls.ofReward, { as: creator, params: { reward } });
  expect(paper.statusCode).toBe(200);
}

test('R-rwd-13 numbers, birth date and addresses are nowhere in clear: database, files, logs, exports', async () => {
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
  // The address of the account, which is in clear, is found in the same files: this looks where data is.
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

test('the search above finds what it is to find', () => {
  const secret = serviceFields.id_no;
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const text = Buffer.from(`${before}${secret}${before}`);
    for (const written of [text.toString(), text.toString('hex'), text.toString('base64')]) {
      expect(found(Buffer.from(written), [secret])).toEqual([secret]);
    }
  }
  expect(found(Buffer.from('A12*****89'), [secret])).toEqual([]);
});
