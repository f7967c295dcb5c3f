import { acceptanceCalls, exportCalls } from '@paidang/contract/calls';
import type { BriefContent } from '@paidang/contract/entities';
import { removeUnusableCharacters } from '@paidang/contract/rules';
import { renderDocument } from '@paidang/editor/core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { versions } from '../reviews/schema';
import { acceptanceDocument } from './export-acceptance';
import { versionBlocks } from './version-blocks';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createOutlineFixture(server);
  await fixture.store('<h2>概念</h2><p>睡前十分鐘</p>');
});
afterAll(() => server.close());

describe('a version of a text step', () => {
  test.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['pdf', 'application/pdf', '%PDF'],
  ])('R-out-01 of the outline is exported as %s with a descriptive name', async (format, type, mark) => {
    const file = await server.call(exportCalls.version, {
      params: { ...fixture.params, function: '030', version: 1 },
      query: { format },
      as: fixture.vendor,
    });
    expect(file.headers['content-type']).toBe(type);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(`創意大綱 v1.${format}`));
    expect(file.rawPayload.subarray(0, mark.length).toString()).toBe(mark);
  });
});

test('R-err-04 a version stored before texts were cleaned is exported as a valid Word file', async () => {
  await server.db.update(versions).set({ content: '<p>夜\u0001間\ufffe修護</p>' });
  const file = await server.call(exportCalls.version, {
    params: { ...fixture.params, function: '030', version: 1 },
    query: { format: 'docx' },
    as: fixture.vendor,
  });
  const xml = strFromU8(unzipSync(new Uint8Array(file.rawPayload))['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('夜間修護');
  expect(removeUnusableCharacters(xml)).toBe(xml);
});

describe('the acceptance sheet', () => {
  test.each(['docx', 'pdf'] as const)('R-rta-24 is exported as %s with a descriptive name', async (format) => {
    const file = await server.call(acceptanceCalls.export, {
      params: fixture.params,
      query: { format },
      as: fixture.vendor,
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(`驗收單.${format}`));
  });

  test('R-rta-24 contains both sides, and the version, status and dates of each step', async () => {
    const view = await server.call(acceptanceCalls.view, { params: fixture.params, as: fixture.vendor });
    const { title, facts, blocks } = acceptanceDocument(view.json().data, new Date('2026-11-22T04:00:00Z'));
    expect(title).toMatch(/｜驗收單$/);
    expect(facts).toEqual([
      expect.stringMatching(/^廠商：./),
      expect.stringMatching(/^創作者：./),
      '已驗收0/5步，2026/11/22（日）的狀態',
    ]);
    const words = renderDocument(blocks)
      .replace(/<[^>]+>+/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toMatch(/030 創意大綱 v1 已提供 20\d\d\/\d\d\/\d\d（/);
    expect(words).toContain('060 文案・YouTube 還沒送出');
  });
});

const brief: BriefContent = {
  product: '夜間修護精華',
  selling_points: ['敷上去像霧'],
  must_say: ['睡前十分鐘'],
  must_not_say: ['療效'],
  hashtags: ['山眠', '夜修護'],
  links: [{ title: '官網', url: 'https://paidang.example' }],
  references: [{ title: '不是網址', url: 'javascript:alert(1)' }],
  platforms: [{ platform_title: 'YouTube', kind: 'post' }],
  ad_disclosure: '本影片與山眠合作',
  licence_term: '一年',
  deliverables: [{ title: '影片', quantity: 1, note: '3 分鐘' }],
  revision_rounds: 2,
  skipped_steps: [],
  notes: '<p>謝謝</p>',
};

test('R-brf-01 of the brief contains every requirement under its title', () => {
  const html = renderDocument(versionBlocks('020', JSON.stringify(brief)));
  for (const words of [
    '夜間修護精華',
    '敷上去像霧',
    '睡前十分鐘',
    '療效',
    '#山眠 #夜修護',
    'YouTube',
    '本影片與山眠合作',
    '一年',
    '影片 × 1（3 分鐘）',
    '2輪',
    '<p>謝謝</p>',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('<h2>必須提到</h2><ul><li><p>睡前十分鐘</p></li></ul>');
  expect(html).toContain('href="https://paidang.example"');
  expect(html).not.toContain('href="javascript');
});

test('R-cpy-05 of a story contains its frames in order', () => {
  const frames = ['早', '晚'].map((caption, index) => ({
    frame_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c0${index}`,
    image: `/files/${index}.jpg`,
    caption,
    link_sticker: null,
  }));
  const html = renderDocument(versionBlocks('060', JSON.stringify({ mode: 'story', frames })));
  expect(html).toMatch(/第 1 格.*\/files\/0\.jpg.*早.*第 2 格.*\/files\/1\.jpg.*晚/);
});
