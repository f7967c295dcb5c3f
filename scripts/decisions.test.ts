import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const numbers = files.map((name) => name.slice(0, 4));

/** `| [0009](0009-….md) | 2026-11-21 | amended by [0074](…) | What was decided. |` */
const rows = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [, number, date, status, decided] = line.split('|').map((cell) => cell.trim());
    return { number: number ?? '', date, status: status ?? '', decided };
  });
const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? '');

test('every decision has a name, a unique number and that number in its title', () => {
  for (const file of files) {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(read(file).split('\n')[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
  }
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the index lists every decision once, with its date and what was decided', () => {
  expect(rows.map(({ number }) => number).sort()).toEqual(files.map((file) => `[${file.slice(0, 4)}](${file})`).sort());
  for (const { date, decided } of rows) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(decided).toMatch(/\S.*\.$/);
  }
});

test('a status names existing decisions, in the index and at the top of the file alike', () => {
  for (const { number, status } of rows) {
    const file = links(number)[0] ?? '';
    const [, kind] = status.match(/^(accepted$|amended|superseded)/) ?? [];
    expect(kind, `${file}: ${status}`).toBeDefined();
    const top = read(file).match(/^\*\*Status\.\*\* .*$/m)?.[0] ?? '';
    if (kind === 'accepted') expect(top, file).toBe('');
    else expect(top, file).toMatch(new RegExp(`^\\*\\*Status\\.\\*\\* ${kind} by`, 'i'));
    expect(links(top), file).toEqual(links(status));
    expect(status).toMatch(kind === 'accepted' ? /^accepted$/ : / by \[\d{4}\]/);
  }
});

/** The anchors GitHub generates for the headings of a document. */
const anchors = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links between documents of the repository have targets', () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const papers = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs/**,packages/*}/*.md', { cwd: root })];
  for (const file of papers.filter((name) => !name.endsWith('CHANGELOG.md'))) {
    const text = readFileSync(root + file, 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
      const [path = '', anchor] = target.split('#');
      const found = path ? fileURLToPath(new URL(path, `file://${root}${file}`)) : root + file;
      expect(existsSync(found), `${file}: ${target}`).toBe(true);
      if (anchor && found.endsWith('.md')) {
        expect(anchors(readFileSync(found, 'utf8')), `${file}: ${target}`).toContain(anchor);
      }
    }
  }
});
