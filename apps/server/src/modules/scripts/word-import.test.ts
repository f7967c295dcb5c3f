import { onePageScriptCalls, scriptCalls } from '@paidang/contract/calls';
import type { ImportedScript } from '@paidang/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { heading, paragraph, picture, table, wordFile } from '../../../test/documents/word-files';
import { createScriptFixture, type ScriptFixture, segment } from '../../../test/script-fixture';
import { files } from '../uploads/schema';

let server: TestApp;
let fixture: ScriptFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createScriptFixture(server);
});

const upload = (bytes: Uint8Array<ArrayBuffer>, name = '腳本.docx') =>
  server.call(scriptCalls.importWord, {
    body: fixture.ofTask,
    files: [{ field: 'file', name, bytes }],
    as: fixture.creator,
  });

describe('a Word file', () => {
  test('R-scr-07 becomes segments with their pictures, which can be saved as they are', async () => {
    const shots = table(['段落', '時間', '畫面', '旁白'], ['產品', '0:10–0:20', '瓶身特寫', '今晚試試這個。']);
    const bytes = await wordFile([
      heading('夏夜修護'),
      heading('開場（0:00–0:10）'),
      paragraph('浴室的鏡子起霧'),
      await picture(),
      shots,
    ]);
    const answer = await upload(bytes);
    const { scripts, warnings }: ImportedScript = answer.json().data;
    expect(warnings).toEqual(['「夏夜修護」是文件或表格的標題，沒有成為段落']);
    expect(scripts).toMatchObject([
      {
        title: '開場',
        start: 0,
        end: 10,
        text: '<p>浴室的鏡子起霧</p>',
        picture: expect.stringMatching(/^\/files\/\w+\.jpg$/),
      },
      { title: '產品', start: 10, end: 20, text: '<p>瓶身特寫</p>', narration: '今晚試試這個。', picture: null },
    ]);
    const shown = await server.app.inject({ url: scripts[0]?.picture ?? '' });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect((await fixture.view(fixture.creator)).draft).toBeNull();
    expect((await fixture.store(scripts)).statusCode).toBe(200);
  });

  test('R-scr-07 that is refused says why at its field, and leaves nothing behind', async () => {
    const before = await server.db.$count(files);
    const broken = (await wordFile([paragraph('好'), await picture()])).slice(0, 2000);
    const refused = await upload(broken);
    expect(refused.statusCode).toBe(415);
    expect(refused.json()).toMatchObject({ code: '0415', errors: { file: ['檔案已損壞，無法讀取'] } });
    expect((await upload(await wordFile([paragraph('好')]), '腳本.doc')).json().errors.file).toEqual([
      '不支援舊版Word檔（.doc），請在Word另存成.docx再上傳',
    ]);
    expect((await upload(new Uint8Array(21_000_000))).json()).toMatchObject({
      code: '0413',
      errors: { file: ['檔案過大，請勿超過20MB'] },
    });
    expect(await server.db.$count(files)).toBe(before);
  });

  test('R-scr-15 a picture of a segment is uploaded by itself', async () => {
    const bytes = new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    const send = (content: Uint8Array<ArrayBuffer>) =>
      server.call(scriptCalls.imageFile, {
        body: fixture.ofTask,
        files: [{ field: 'file', name: 'a.png', bytes: content }],
        as: fixture.creator,
      });
    const { path } = (await send(bytes)).json().data;
    expect((await fixture.store([segment('開場', { picture: path })], { draft: true })).statusCode).toBe(200);
    expect((await send(new Uint8Array([1, 2, 3]))).json().errors.file).toEqual(['上傳失敗']);
  });
});

describe('a version as a file', () => {
  test('R-scr-06 exported as Word and imported again, a script has the same segments', async () => {
    const scripts = [
      segment('開場', {
        start: 0,
        end: 8,
        text: '<p>夜景<strong>特寫</strong></p><ul><li><p>燈暗</p></li></ul>',
        narration: '又失眠了。\n怎麼辦？',
      }),
      segment('收尾', { start: 8, end: null, text: '<p>日出</p>' }),
    ];
    await fixture.store(scripts);
    const exported = await server.call(scriptCalls.export, {
      params: { ...fixture.params, version: 1 },
      query: { format: 'docx' },
      as: fixture.vendor,
    });
    expect(exported.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('夜間修護精華｜腳本 v1.docx')}`,
    );
    const again: ImportedScript = (await upload(new Uint8Array(exported.rawPayload))).json().data;
    expect(again.scripts.map(({ script_uuid: _, ...rest }) => rest)).toEqual(
      scripts.map(({ script_uuid: _, ...rest }) => rest),
    );
  });

  test('R-scr-05 a one-page script is exported as PDF; a version that is not there is not found', async () => {
    await fixture.choose('one');
    await fixture.write('<h2>開場</h2><p>夜景</p>');
    const get = (version: number, format: string) =>
      server.call(onePageScriptCalls.export, {
        params: { ...fixture.params, version },
        query: { format },
        as: fixture.vendor,
      });
    const pdf = await get(1, 'pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(2, 'pdf')).statusCode).toBe(404);
    expect((await get(1, 'exe')).statusCode).toBe(422);
  });
});
