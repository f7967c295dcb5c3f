import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSigner, packed, sampleFiles, sealed } from '../../test/sample';
import { bytesOf } from '../hash';
import { run } from './run';

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-evidence-'));
  const sample = await sampleFiles();
  const files = await sealed(sample.files, sample);
  await writeFile(at('whole.zip'), await packed(files));
  await writeFile(at('changed.zip'), await packed(new Map([...files, ['files/3-a.png', bytesOf('another')]])));
  await writeFile(at('keys.json'), JSON.stringify({ keys: [sample.signer.publicKey] }));
  await writeFile(at('strange.json'), JSON.stringify({ keys: [(await newSigner()).publicKey] }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command. Returns its output and exit code. */
async function said(...words: string[]) {
  let text = '';
  const add = (more: string) => {
    text += more;
  };
  const code = await run(words, { out: add, error: add });
  return { code, text };
}

test('exits with 0 for an intact capsule, and prints the key to compare', async () => {
  const { code, text } = await said('verify', at('whole.zip'));
  expect(code).toBe(0);
  expect(text).toContain('✓ 內容完整，沒有被改過');
  expect(text).toContain('5筆，其中1筆屬於別的任務，只有雜湊');
  expect(text).toContain('https://paidang.example/.well-known/paidang-keys.json');
  const trusted = await said('verify', at('whole.zip'), '--keys', at('keys.json'), '--lang', 'en');
  expect(trusted).toMatchObject({ code: 0, text: expect.stringContaining('Whole and unchanged') });
  expect(trusted.text).not.toContain('.well-known');
});

test('exits with 1 and names what is wrong', async () => {
  expect(await said('verify', at('changed.zip'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('檔案「files/3-a.png」被改過'),
  });
  expect(await said('verify', at('changed.zip'), '--lang', 'en')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Entry 3: the file “files/3-a.png” was changed'),
  });
  expect((await said('verify', at('whole.zip'), '--keys', at('strange.json'))).text).toContain('不是已知的金鑰簽的');
});

test('exits with 2 and prints the usage if nothing could be checked', async () => {
  expect(await said('verify', at('none.zip'))).toMatchObject({ code: 2, text: expect.stringContaining('讀不到') });
  expect((await said('verify', at('whole.zip'), '--keys', at('whole.zip'))).code).toBe(2);
  for (const words of [[], ['check', 'x'], ['verify'], ['verify', 'a', 'b'], ['verify', 'a', '--nothing']]) {
    expect(await said(...words)).toMatchObject({ code: 2, text: expect.stringContaining('用法') });
  }
});
