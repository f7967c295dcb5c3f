import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createOutlineFixture(server);
});

describe('what editors send', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">按我</a>',
    '<a href="jav\nascript:alert(1)">按我</a>',
    '<svg onload=alert(1)><p>圖</p></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">字</p>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    '<form action="https://evil.test"><input name=q autofocus onfocus=alert(1)></form>',
    '<p onclick="alert(1)">字</p>',
    '<style>@import "https://evil.test"</style>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
  ];
  test.each(attacks)('R-edt-14 removes everything executable from %s', async (attack) => {
    const saved = await fixture.store(`<p>正文</p>${attack}`, { draft: true });
    const { content } = saved.json().data.draft;
    expect(content).toContain('<p>正文</p>');
    expect(content).not.toMatch(
      /<(script|style|iframe|object|svg|math|form|input|embed)|\son\w+=|javascript:|style=|srcdoc/i,
    );
  });

  test('pictures from elsewhere or from another task are refused', async () => {
    for (const src of ['https://evil.test/pixel.png', '/files/0123456789abcdef0123456789abcdef.png']) {
      const answer = await fixture.store(`<p>字</p><img src="${src}">`, { draft: true });
      expect(answer.json()).toMatchObject({ code: '0422', errors: { content: ['上傳失敗'] } });
    }
  });

  test('a text that exceeds the limit after sanitising is refused, and the draft can be saved again', async () => {
    const grown = await fixture.store(`<p>${'&'.repeat(400_000)}</p>`, { draft: true });
    expect(grown.json()).toMatchObject({ code: '0422', errors: { content: [expect.stringContaining('內容太長')] } });
    expect((await fixture.store('<p>字</p>', { draft: true })).statusCode).toBe(200);
    expect((await fixture.view(fixture.creator)).draft?.content).toBe('<p>字</p>');
  });

  test('R-err-04 characters that files cannot contain are removed, also when written as entities', async () => {
    const sent = await fixture.store('<p>夜\u0000&#x1;間\ud800&#xfffe;修護</p>', { draft: true });
    expect(sent.json().data.draft.content).toBe('<p>夜間修護</p>');
  });

  test('more than the limit is refused', async () => {
    expect((await fixture.store(`<p>${'字'.repeat(500_000)}</p>`)).statusCode).toBe(422);
    expect((await fixture.store('x'.repeat(2_600_000))).json()).toMatchObject({
      code: '0413',
      message: '內容太長，無法儲存，請刪減文字或把圖片改用上傳的方式加入',
    });
  });
});
