import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentLimits } from '@paidang/contract/limits';
import { documentText, renderDocument } from '@paidang/editor/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bold,
  bullet,
  heading,
  picture,
  rawWordFile,
  table,
  wordFile,
  writeTo,
} from '../../../test/documents/word-files';
import { readWord } from './read-word';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-word-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
const read = async (bytes: Uint8Array) => readWord(await writeTo(join(folder, `${count++}.docx`), bytes), 'somebody');
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'imported',
    (error: Error) => error.message,
  );

const body = (xml: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${xml}</w:body></w:document>`;
const words = (text: string) => body(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);

describe('a Word file', () => {
  test('R-scr-07 keeps headings, bold, lists, tables and pictures in the form of the editor', async () => {
    const file = await wordFile([
      heading('開場'),
      bold('夜裡的浴室'),
      bullet('燈'),
      bullet('霧'),
      table(['甲', '乙']),
      await picture(),
    ]);
    const { blocks, pictures } = await read(file);
    expect(renderDocument(blocks)).toBe(
      '<h2>開場</h2><p><strong>夜裡的浴室</strong></p><ul><li><p>燈</p></li><li><p>霧</p></li></ul>' +
        '<table><colgroup><col><col></colgroup><tbody><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>' +
        '<img src="/word-picture/0" alt="" data-size="large" data-align="center">',
    );
    expect(pictures.get('/word-picture/0')).toMatchObject({ mediaType: 'image/jpeg', extension: 'jpg' });
  });

  test('R-scr-07 of 200 full pages is read', async () => {
    const line = `<w:p><w:r><w:t>${'睡前十分鐘，把燈調暗，聽見水聲。我們想讓觀眾慢下來。'.repeat(2)}</w:t></w:r></w:p>`;
    const { blocks } = await read(rawWordFile(body(line.repeat(20 * 190))));
    expect(blocks.length).toBe(3800);
  });

  test('a picture in an unsupported format is replaced by a line of text', async () => {
    const drawing =
      '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="p1"/></v:shape></w:pict></w:r></w:p>';
    const relation =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/a.emf"/></Relationships>';
    const parts = {
      'word/_rels/document.xml.rels': Buffer.from(relation),
      'word/media/a.emf': Buffer.from('no picture'),
    };
    const { blocks, lostPictures } = await read(rawWordFile(body(drawing), parts));
    expect(documentText(renderDocument(blocks))).toBe('（圖片無法匯入）');
    expect(lostPictures).toBe(1);
  });

  test('brings no script and no link that runs', async () => {
    const relation =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>';
    const link =
      '<w:p><w:hyperlink xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="x"><w:r><w:t>&lt;img src=x onerror=alert(1)&gt;</w:t></w:r></w:hyperlink></w:p>';
    const { blocks } = await read(rawWordFile(body(link), { 'word/_rels/document.xml.rels': Buffer.from(relation) }));
    expect(renderDocument(blocks)).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });
});

describe('a file that is refused', () => {
  const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const locked = Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]);

  test.each([
    ['a text with another name', () => Buffer.from('哈囉'), '請選擇Word檔（.docx）'],
    ['nothing', () => Buffer.alloc(0), '請選擇Word檔（.docx）'],
    ['an old .doc', () => oldWord, '不支援舊版Word檔（.doc），請在Word另存成.docx再上傳'],
    ['a file with a password', () => locked, '檔案有密碼保護，請在Word取消密碼再上傳'],
    ['half of a file', () => rawWordFile(words('好'.repeat(400))).subarray(0, 300), '檔案已損壞，無法讀取'],
    ['XML that does not end', () => rawWordFile('<w:document'), '檔案已損壞，無法讀取'],
    ['a document without words', () => rawWordFile(words('  ')), '文件沒有文字或圖片'],
    [
      'a text that is too long',
      () => rawWordFile(words('長'.repeat(documentLimits.wordCharacters + 1))),
      '文件過長，最多20萬字，請分成幾份匯入',
    ],
  ])('R-scr-07 %s', async (_name, make, message) => {
    expect(await refusal(make())).toBe(message);
  });

  test('R-scr-07 a zip bomb, whether its declared size is true or not', async () => {
    const bomb = rawWordFile(words('x'.repeat(documentLimits.wordTextBytes + 1)));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toBe('檔案解開後過大，無法匯入');
    const liar = Buffer.from(bomb);
    const name = Buffer.from('word/document.xml');
    const entry = liar.lastIndexOf(name) - 46;
    liar.writeUInt32LE(1000, entry + 24);
    expect(['檔案解開後過大，無法匯入', '檔案已損壞，無法讀取']).toContain(await refusal(liar));
  });

  test('R-scr-07 a file of ten kilobytes with a million empty paragraphs', async () => {
    const bomb = rawWordFile(body('<w:p/>'.repeat(1_000_000)));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await refusal(bomb)).toBe('文件的結構太複雜，請分成幾份匯入');
  });

  test('R-scr-07 deeply nested tags can at worst end the child process', async () => {
    const most = documentLimits.wordTags / 2 - 100;
    const nested = rawWordFile(body('<w:p>'.repeat(most) + '</w:p>'.repeat(most)));
    expect(['檔案已損壞，無法讀取', '文件的結構太複雜，請分成幾份匯入']).toContain(await refusal(nested));
  });

  test('R-scr-07 a file of too many parts', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: documentLimits.wordParts }, (_, n) => [`word/${n}.xml`, new Uint8Array()]),
    );
    expect(await refusal(rawWordFile(words('好'), parts))).toBe('檔案解開後過大，無法匯入');
  });

  test('R-scr-07 entities that expand or read files of the server', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "哈哈"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(await refusal(rawWordFile(words('&b;&f;').replace('?>', `?>${laughs}`)))).toBe('檔案已損壞，無法讀取');
    expect(await refusal(rawWordFile(words('&b;&f;')))).not.toContain('root:');
  });
});
