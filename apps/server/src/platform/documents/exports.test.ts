import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument, renderDocument } from '@paidang/editor/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTo } from '../../../test/documents/word-files';
import { paths } from '../../config/paths';
import { readWord, writeDocument } from '.';
import type { TextPaper } from './paper-child';

let folder: string;
let document: Omit<TextPaper, 'format'>;
const write = (format: TextPaper['format'], change: Partial<TextPaper> = {}) =>
  writeDocument({ ...document, ...change, format }, 'somebody');
const html =
  '<h2>開場</h2><p>夜裡的<strong>浴室</strong>，<u>燈</u>暗下來✨ <a target="_blank" rel="noopener noreferrer nofollow" href="https://paidang.example/a">連結</a></p>' +
  '<ul><li><p>燈</p><ol><li><p>暖</p></li></ol></li><li><p>霧</p></li></ul>' +
  '<table><colgroup><col><col></colgroup><tbody><tr><th><p>時間</p></th><th><p>畫面</p></th></tr><tr><td colspan="2"><p>合併</p></td></tr></tbody></table>' +
  '<h3>收尾</h3>' +
  '<img src="/files/a.jpg" alt="瓶身特寫" data-size="medium" data-align="center">';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paidang-export-'));
  document = {
    title: '夏夜修護腳本',
    facts: ['第 2 版'],
    blocks: parseDocument(html),
    pictures: [['/files/a.jpg', join(paths.demo, 'pictures', 'night_close.jpg')]],
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('a version as a file', () => {
  test('R-scr-05 a re-imported Word file gives the same document', async () => {
    const path = await writeTo(join(folder, 'a.docx'), await write('docx'));
    const { blocks, pictures } = await readWord(path, 'somebody');
    const [title, ...rest] = blocks;
    expect(title && renderDocument([title])).toBe('<h2>夏夜修護腳本</h2>');
    const expected = html.replace('/files/a.jpg', '/word-picture/0').replace('data-size="medium"', 'data-size="large"');
    expect(renderDocument(rest)).toBe(expected);
    expect(pictures.size).toBe(1);
  });

  test('R-scr-05 a PDF carries its Chinese font, its pictures and its name', async () => {
    const pdf = await write('pdf');
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-1.')).toBe(true);
    expect(source).toContain('NotoSansTC');
    expect(source).toContain('NotoEmoji');
    expect(source).toContain('/Subtype /Image');
    expect(source).toContain('https://paidang.example/a');
    expect(pdf.length).toBeLessThan(600_000);
  });

  test('a picture whose file is missing is replaced by text', async () => {
    const path = await writeTo(join(folder, 'b.docx'), await write('docx', { pictures: [] }));
    expect(renderDocument((await readWord(path, 'somebody')).blocks)).toContain('（圖片：瓶身特寫）');
    expect((await write('pdf', { pictures: [] })).toString('latin1')).not.toContain('/Subtype /Image');
  });
});
