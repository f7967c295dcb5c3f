import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { chain, newSigner, packed, sampleFiles, sealed } from '../../test/sample';
import { rsaStamp } from '../../test/stamps';
import { canonicalBytes } from '../canonical';
import { capsulePaths } from '../capsule/capsule';
import { type Bytes, bytesOf } from '../hash';
import type { LogEntry, ShownEntry } from '../log/entry';
import { verifyCapsule } from './verify';

type Sample = Awaited<ReturnType<typeof sampleFiles>>;

let sample: Sample;
let files: Map<string, Bytes>;
let whole: Bytes;
beforeAll(async () => {
  sample = await sampleFiles();
  files = await sealed(sample.files, sample);
  whole = await packed(files);
});

const findingsIn = async (content: ReadonlyMap<string, Bytes>) => (await verifyCapsule(await packed(content))).findings;
const replaced = (path: string, content: Bytes) => new Map([...files, [path, content]]);

/** Simulates an altered database: everything else is signed again. */
async function resealed(change: Partial<Record<keyof typeof capsulePaths, unknown>>, seq = 5) {
  const changed = new Map(sample.files);
  for (const [name, value] of Object.entries(change)) {
    changed.set(capsulePaths[name as keyof typeof capsulePaths], canonicalBytes(value));
  }
  return findingsIn(await sealed(changed, { ...sample, seq }));
}

/** The log with one entry changed. */
const withEntry = (seq: number, change: (entry: ShownEntry) => object): LogEntry[] =>
  sample.log.map((entry) => (entry.seq === seq && 'body' in entry ? { ...entry, ...change(entry) } : entry));

const read = (path: string) => JSON.parse(new TextDecoder().decode(files.get(path)));

describe('an unmodified capsule', () => {
  test('is intact, and counts what is withheld and erased', async () => {
    const { isIntact, findings, facts } = await verifyCapsule(whole, { trustedKeys: [sample.signer.publicKey] });
    expect(findings).toEqual([]);
    expect(isIntact).toBe(true);
    expect(facts).toMatchObject({ chain, entries: 5, withheld: 1, contents: 4, erased: 1, checkpoints: [{ seq: 3 }] });
  });

  test('is by an unknown installation if its key is not trusted', async () => {
    const { publicKey } = await newSigner();
    const { findings } = await verifyCapsule(whole, { trustedKeys: [publicKey] });
    expect(findings).toEqual([
      { problem: 'unknown-key', file: 'manifest.sig.json' },
      { problem: 'unknown-key', checkpoint: '2026-11-23T19:00:00.000Z' },
    ]);
  });
});

test('any changed byte of the archive is found', async () => {
  const missed: number[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const changed = whole.slice();
    changed[at] = (changed[at] ?? 0) ^ (at % 2 === 0 ? 1 : 0x80);
    if ((await verifyCapsule(changed)).isIntact) missed.push(at);
  }
  expect(missed).toEqual([]);
});

describe('modified files are named', () => {
  test.each(['files/3-a.png', 'contents/1-content.html', 'log.json', 'keys.json'])('%s', async (file) => {
    const content = (files.get(file) ?? new Uint8Array()).slice();
    content[content.length - 2] = (content.at(-2) ?? 0) ^ 1;
    expect(await findingsIn(replaced(file, content))).toContainEqual({ problem: 'changed', file });
  });

  test('missing and additional files', async () => {
    const without = new Map(files);
    without.delete('files/3-a.png');
    expect(await findingsIn(without)).toEqual([
      { problem: 'missing', file: 'files/3-a.png' },
      { problem: 'missing', file: 'files/3-a.png', entry: 3, content: 'file' },
    ]);
    expect(await findingsIn(replaced('files/9-b.png', bytesOf('b')))).toEqual([
      { problem: 'extra', file: 'files/9-b.png' },
    ]);
  });

  test.each(['../evil', '/etc/passwd', 'C:\\evil', 'a\\..\\b', 'a//b', 'files/./a', '__proto__', 'a\u0000b'])(
    'an unsafe path: %j',
    async (path) => {
      expect(await findingsIn(replaced(path, bytesOf('x')))).toContainEqual({ problem: 'unsafe-path', file: path });
    },
  );

  test('a list of files that nobody signed', async () => {
    const manifest = { ...read(capsulePaths.manifest), issuer: 'https://other.example' };
    expect(await findingsIn(replaced(capsulePaths.manifest, canonicalBytes(manifest)))).toEqual([
      { problem: 'bad-signature', file: 'manifest.sig.json' },
    ]);
  });

  test('an archive that was packed again', async () => {
    const { findings } = await verifyCapsule(new Uint8Array(zipSync(Object.fromEntries(files))));
    expect(findings).toEqual([{ problem: 'repacked', byte: expect.any(Number) }]);
  });
});

describe('changes to the database are named, even if signed afterwards', () => {
  test('the body of an entry', async () => {
    const log = withEntry(1, ({ body }) => ({ body: { ...body, at: '2026-11-23T04:05:02.000Z' } }));
    expect(await resealed({ log })).toEqual([{ problem: 'changed', entry: 1 }]);
  });

  test('a hash', async () => {
    const log = withEntry(5, () => ({ hash: '1'.repeat(64) }));
    expect(await resealed({ log })).toEqual([
      { problem: 'changed', entry: 5 },
      { problem: 'changed', entry: 5 },
    ]);
  });

  test('an entry that was removed, from the middle or the end', async () => {
    expect(await resealed({ log: sample.log.filter(({ seq }) => seq !== 2) })).toContainEqual({
      problem: 'missing',
      entry: 2,
    });
    expect(await resealed({ log: sample.log.slice(0, 4) })).toEqual([{ problem: 'missing', entry: 5 }]);
  });

  test('entries in a different order', async () => {
    const [first, second, ...rest] = sample.log;
    expect(await resealed({ log: [second, first, ...rest] })).toContainEqual({ problem: 'order', entry: 1 });
  });

  test('a content, its salt, and a content that never existed', async () => {
    const contents = read(capsulePaths.contents);
    const [version, person] = contents;
    const forged = { ...person, value: '阿橙' };
    expect(await resealed({ contents: [version, forged, contents[2]] })).toEqual([
      { problem: 'changed', entry: 1, content: 'person' },
    ]);
    const salted = { ...person, salt: '2'.repeat(64) };
    expect(await resealed({ contents: [version, salted, contents[2]] })).toEqual([
      { problem: 'changed', entry: 1, content: 'person' },
    ]);
    expect(await resealed({ contents: [...contents, { ...person, name: 'toString' }] })).toEqual([
      { problem: 'extra', entry: 1, content: 'toString' },
    ]);
  });

  test('a chain rewritten after the night in which it was signed', async () => {
    const other = await sampleFiles();
    const checkpoints = read(capsulePaths.checkpoints);
    const [checkpoint] = checkpoints;
    const forged = { ...checkpoint, head: { ...checkpoint.head, hash: other.log[1]?.hash } };
    const at = '2026-11-23T19:00:00.000Z';
    expect(await resealed({ checkpoints: [forged] })).toEqual([{ problem: 'changed', checkpoint: at }]);
    const cut = withEntry(3, () => ({ hash: '3'.repeat(64) }));
    expect(await resealed({ log: cut })).toContainEqual({ problem: 'rewritten', checkpoint: at, entry: 3 });
    const moved = { ...checkpoint, statement: { ...checkpoint.statement, at: '2026-11-22T19:00:00.000Z' } };
    expect(await resealed({ checkpoints: [moved] })).toEqual([
      { problem: 'bad-signature', checkpoint: '2026-11-22T19:00:00.000Z' },
    ]);
  });
});

test('a time stamp about something else is named, with the night it should be about', async () => {
  const [checkpoint] = read(capsulePaths.checkpoints);
  for (const stamp of [rsaStamp, '', 'no stamp']) {
    expect(await resealed({ checkpoints: [{ ...checkpoint, stamp }] })).toEqual([
      { problem: 'bad-stamp', checkpoint: '2026-11-23T19:00:00.000Z' },
    ]);
  }
});

describe('input that is not a capsule', () => {
  test.each<[string, Bytes]>([
    ['nothing', new Uint8Array()],
    ['words', bytesOf('hello')],
    ['an empty archive', new Uint8Array(zipSync({}))],
    ['half of one', new Uint8Array([0x50, 0x4b, 5, 6])],
  ])('is not intact: %s', async (_, bytes) => {
    expect((await verifyCapsule(bytes)).isIntact).toBe(false);
  });

  test('files with valid names and invalid contents are named', async () => {
    for (const content of ['[[[', '{}', '[1]', 'null', '[{"seq":1}]', `${'['.repeat(50_000)}`]) {
      const file = capsulePaths.log;
      expect(await findingsIn(replaced(file, bytesOf(content))), content.slice(0, 20)).toContainEqual({
        problem: 'unreadable',
        file,
      });
    }
  });
});
