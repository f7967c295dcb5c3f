import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Call, calls, exportCalls, scriptCalls } from '@paidang/contract/calls';
import { documentLimits, limits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { rawWordFile } from '../../test/documents/word-files';
import { pictureFile } from '../../test/factories/files';
import { largestOf } from '../../test/largest-values';
import { openOutlineDesk } from '../../test/outline-desk';
import { openScriptDesk, segment } from '../../test/script-desk';
import { hashPassword } from '../modules/auth';
import { openRoom } from '../modules/chat';
import { listPlatforms } from '../modules/projects';
import { openSession } from '../modules/sessions';
import { steps } from '../modules/steps/schema';
import { users } from '../modules/users/schema';
import { matchOf } from '../modules/works';

/** Milliseconds nobody else is answered in: more work than this is never done in one piece. */
const longest = 200;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/**
 * Milliseconds of the longest piece of work during `work`: what the processor did for us between two looks, so that what
 * a busy machine adds is not counted.
 */
async function pauseDuring(work: () => unknown): Promise<number> {
  let [found, before] = [0, process.threadCpuUsage()];
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    found = Math.max(found, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  await work();
  await setTimeout(5);
  clearInterval(timer);
  return found;
}

const sample = JSON.stringify(
  Array.from({ length: 4000 }, (_, index) => ({ index, text: `<p>${'字'.repeat(40)}</p>` })),
);
/** Milliseconds that reading the sample so often takes on an idle machine of two cores. */
const usual = 20;

/** How many times longer than usual the processor takes at the moment: what shares it slows its caches as well. */
function slowness(): number {
  const before = process.threadCpuUsage();
  for (let times = 0; times < 40; times += 1) JSON.parse(sample);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / usual);
}

/**
 * The longest piece that is there each time: the first time code is still compiled, and two who share a core slow each
 * other. How slow the processor is matters only where a piece seems too long.
 */
async function longestPause(work: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && shortest >= longest; tries += 1) {
    const pause = await pauseDuring(work);
    if (pause < longest) return pause;
    shortest = Math.min(shortest, pause / slowness());
  }
  return shortest;
}

const { elements, depth, pictures } = documentLimits;
const { htmlLength } = limits.editor;
const repeated = (piece: string, times: number) => piece.repeat(Math.min(times, Math.floor(htmlLength / piece.length)));

/** Texts as large, as deep and as many-sided as may be sent. */
const worst: Record<string, string> = {
  paragraphs: repeated('<p></p>', elements),
  'paragraphs that nobody ends': '<blockquote>'.repeat(depth) + repeated('<p>x', 2 * elements - depth),
  marks: repeated('<p><b><i><u><s>x</s></u></i></b></p>', elements / 5),
  'cells of many columns': `<table><tr>${repeated('<td colspan=100>', 2 * elements - 2)}`,
  items: `<ul>${repeated('<li>x', 2 * elements - 1)}`,
  'signs that grow': repeated('&', htmlLength / 5),
  words: repeated('字', htmlLength),
  'too many elements': repeated('<p>', htmlLength),
  'too deep': '<blockquote>'.repeat(99) + repeated('<p>x', htmlLength),
  'signs that grow too long': repeated('&', htmlLength),
  'pictures of nobody': repeated('<img src=/files/a.jpg>', pictures),
  'too many pictures': repeated('<img src=/files/a.jpg>', htmlLength),
};

describe('nobody waits for the worst that may be sent', () => {
  test.each(Object.entries(worst))('R-edt-14 as an outline: %s', async (_, content) => {
    const desk = await openOutlineDesk(server);
    let status = 0;
    const pause = await longestPause(async () => {
      status = (await desk.store(content, { draft: true })).statusCode;
      await desk.view(desk.creator);
    });
    expect([200, 413, 422]).toContain(status);
    expect(pause).toBeLessThan(longest);
  });

  test('R-scr-02 as a script: segments of everything, and pictures that are looked up one by one', async () => {
    const desk = await openScriptDesk(server);
    const files = [await pictureFile('a.png')];
    const uploaded = await server.call(scriptCalls.imageFile, { body: desk.ofTask, files, as: desk.creator });
    const { path } = uploaded.json().data;
    const each = elements / limits.script.segments;
    const scripts = Array.from({ length: limits.script.segments }, () =>
      segment('段', {
        text: `${'<p>x</p>'.repeat(each - 1)}<img src="${path}">`,
        picture: path,
      }),
    );
    let status = 0;
    const pause = await longestPause(async () => {
      status = (await desk.store(scripts, { draft: true })).statusCode;
    });
    expect(status).toBe(200);
    expect(pause).toBeLessThan(longest);
    const text = '<img src=/files/a.jpg>'.repeat(900);
    const refused = await desk.store(Array.from({ length: 89 }, () => segment('段', { text })));
    expect(refused.json()).toMatchObject({ code: '0422', errors: { 'scripts.0.text': ['圖片太多，最多200張'] } });
  });

  const wordFile = (body: string) => [
    {
      field: 'file',
      name: '腳本.docx',
      bytes: rawWordFile(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    },
  ];
  const run = (text: string, marks = '') => `<w:r><w:rPr>${marks}</w:rPr><w:t>${text}</w:t></w:r>`;
  const line = (text: string, style = '') => `<w:p><w:pPr>${style}</w:pPr>${run(text)}</w:p>`;
  const cell = (text: string) => `<w:tc>${line(text)}</w:tc>`;
  const { wordCharacters, wordHtmlLength } = documentLimits;
  const heading = '<w:pStyle w:val="Heading1"/>';

  /** Word files as large and as many-sided as are taken. */
  const words: Record<string, string> = {
    paragraphs: line('字'.repeat(20)).repeat(elements - 100),
    'paragraphs under headings': `${line('標題', heading)}${line('字'.repeat(500)).repeat(3)}`.repeat(130),
    'rows of a shooting script': `<w:tbl><w:tr>${cell('時間')}${cell('畫面')}</w:tr>${`<w:tr>${cell('0:01')}${cell('字'.repeat(900))}</w:tr>`.repeat(198)}</w:tbl>`,
    'rows of another table': `<w:tbl>${`<w:tr>${cell('字'.repeat(60)).repeat(2)}</w:tr>`.repeat(1600)}</w:tbl>`,
    marks: `<w:p>${run('字'.repeat(20), '<w:b/>') + run('字'.repeat(20), '<w:i/>')}</w:p>`.repeat(elements / 4),
    'signs that grow': line('&amp;'.repeat(400)).repeat(wordHtmlLength / 5 / 400 - 20),
    'one line of all of it': `${line('字'.repeat(wordCharacters / 4 - 10))}${line('標題', heading)}`.repeat(4),
  };

  test.each(Object.entries(words))('R-scr-07 as a Word file that is taken: %s', async (_, body) => {
    const desk = await openScriptDesk(server);
    const files = wordFile(body);
    let answer: Awaited<ReturnType<typeof server.call>> | undefined;
    const pause = await longestPause(async () => {
      answer = await server.call(scriptCalls.importWord, { body: desk.ofTask, files, as: desk.creator });
    });
    expect([200, 413]).toContain(answer?.statusCode);
    expect(pause).toBeLessThan(longest);
  });

  test('R-scr-07 as a Word file that is too long, and as the files of a version', async () => {
    const desk = await openScriptDesk(server);
    const files = wordFile(line('睡前十分鐘，把燈調暗。'.repeat(2)).repeat(elements - 10));
    const send = () => server.call(scriptCalls.importWord, { body: desk.ofTask, files, as: desk.creator });
    expect((await send()).json().message).toBe('文件過長，最多20萬字，請分成幾份匯入');
    expect(await longestPause(send)).toBeLessThan(longest);
    const outline = await openOutlineDesk(server);
    await outline.store(worst.paragraphs?.replaceAll('<p>', '<p>字') ?? '');
    const version = { ...outline.params, function: '030', version: 1 };
    const pause = await longestPause(() =>
      server.call(exportCalls.version, { params: version, query: { format: 'docx' }, as: outline.vendor }),
    );
    expect(pause).toBeLessThan(longest);
  });

  test('as a published text of lines that are all different', async () => {
    const lines = (sign: string) => Array.from({ length: 8000 }, (_, line) => `${sign}${line % 7}`).join('\n');
    const html = lines('a').replace(/.+/g, '<p>$&</p>');
    expect(await longestPause(() => matchOf({ version: 1, html }, lines('b')))).toBeLessThan(longest);
  });
});

const all = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${area}.${name}`, call })),
);
const withBody = all.filter(({ call }) => call.body && call.encoding !== 'multipart');

/** Somewhat less than the server takes of a body. */
const bodyBytes = 2_400_000;
/** Somewhat fewer than it takes of a body's values. */
const bodyValues = 9_900;

// Where the database is a process of its own, ours does the same and no more.
describe.skipIf(process.env.TEST_DATABASE_URL)(
  'nobody waits for the largest body, whichever call it is sent to',
  // Each goes over every call of the contract.
  { timeout: 120_000 },
  () => {
    const place = { task: '', project: '', platform: '', url_uid: '', chatroom: '' };
    let desk: Awaited<ReturnType<typeof openOutlineDesk>>;
    beforeAll(async () => {
      desk = await openOutlineDesk(server);
      const { vendor, creator, task, project } = desk;
      await server.db.update(users).set({ passwordHash: await hashPassword('paidang2026') });
      await server.db.update(steps).set({ status: 'todo', turn: 'creator' }).where(eq(steps.taskId, task.id));
      const [platform] = await listPlatforms(server.db, [task.id]);
      const chatroom = await server.transact((tx) => openRoom(tx, vendor.id, creator.id));
      Object.assign(place, {
        task: task.id,
        project: project.id,
        platform: platform?.id,
        url_uid: platform?.id,
        chatroom,
      });
    });

    let knocks = 0;
    const send = async ({ name, call }: (typeof all)[number], payload: string): Promise<number> => {
      knocks += 1;
      const params: Record<string, string> = place;
      const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? randomUUID());
      const as = call.access === 'member-vendor' ? desk.vendor : desk.creator;
      const token = await server.transact((tx) => openSession(tx, as.id));
      const { statusCode } = await server.app.inject({
        method: call.method,
        url,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          // A network each, so that nobody is turned away for knocking too often.
          'x-forwarded-for': `10.8.${knocks >> 8}.${knocks & 255}`,
        },
        payload,
      });
      expect(statusCode, `${name} ${payload.slice(0, 300)} ${server.log.at(-2)}`).toBeLessThan(500);
      return statusCode;
    };

    const fieldsOf = ({ body }: Call): string[] => {
      const shape = body && 'shape' in body ? body.shape : null;
      return shape ? Object.keys(shape) : ['content'];
    };
    /** A body with the same in each of its fields, but for what says which task it is about. */
    const filled = (call: Call, value: (bytes: number, values: number) => string): string => {
      const fields = fieldsOf(call);
      const [bytes, values] = [bodyBytes, bodyValues].map((room) => Math.floor(room / fields.length)) as [
        number,
        number,
      ];
      const own: Record<string, string> = { task_uuid: JSON.stringify(place.task) };
      return `{${fields.map((name) => `${JSON.stringify(name)}:${own[name] ?? value(bytes, values)}`).join(',')}}`;
    };
    const list = (item: string, times: number) => `[${`${item},`.repeat(times - 1)}${item}]`;

    /** Every call that is held up, with how long. */
    async function heldUp(payloadOf: (call: Call) => string, among: typeof all = withBody): Promise<string[]> {
      const slow: string[] = [];
      for (const one of among) {
        const payload = payloadOf(one.call);
        const pause = await longestPause(() => send(one, payload));
        if (pause >= longest) slow.push(`${one.name}: ${Math.round(pause)} ms`);
      }
      return slow;
    }

    type Value = (bytes: number, values: number) => string;

    test.each<[string, Value]>([
      ['numbers', (bytes) => list('0', bytes / 2)],
      ['lists in each other', (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`],
      ['objects', (bytes) => list('{}', bytes / 3)],
    ])('of a million %s, which no call gets to see', async (_, value) => {
      const one = withBody.filter(({ name }) => name === 'scripts.store');
      expect(await heldUp((call) => filled(call, value), one)).toEqual([]);
    });

    test.each<[string, Value]>([
      ['escaped signs', (bytes) => JSON.stringify('"'.repeat(bytes / 2))],
      ['markup', (bytes) => JSON.stringify('<p>'.repeat(bytes / 3))],
      ['as many numbers as are taken', (_, values) => list('0', values - 2)],
      ['as many objects as are taken', (_, values) => list('{}', values / 2 - 2)],
      [
        'as many words as are taken',
        (bytes, values) => list(JSON.stringify('字'.repeat(bytes / values / 3 - 2)), values - 2),
      ],
    ])('of %s', async (_, value) => {
      expect(await heldUp((call) => filled(call, value))).toEqual([]);
    });

    test('that is as it should be, with as much in it as may be', async () => {
      const answers: number[] = [];
      const slow: string[] = [];
      for (const one of withBody) {
        const payload = JSON.stringify(
          largestOf(one.call.body, { ...place, task_uuid: place.task }, bodyBytes, bodyValues),
        );
        const pause = await longestPause(async () => answers.push(await send(one, payload)));
        if (pause >= longest) slow.push(`${one.name}: ${Math.round(pause)} ms`);
      }
      expect(slow).toEqual([]);
      expect(answers.filter((status) => status === 200).length).toBeGreaterThan(10);
    });
  },
);
