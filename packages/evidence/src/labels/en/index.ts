import type { EvidenceLabels } from '..';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Every label of the package in English. */
export const en: EvidenceLabels = {
  title: 'Check a capsule of evidence',
  choose: 'Choose a capsule',
  hint: 'Drop the ZIP here. It is checked on this device and sent nowhere.',
  checking: 'Checking…',
  intact: 'Whole and unchanged',
  intactDetail: 'Each file, each entry and each signature is right.',
  broken: (count) => `${counted(count, 'problem', 'problems')} found`,
  brokenDetail: 'This capsule is not as it was made. Ask the other side or the platform for the original.',
  keyHint: (issuer) =>
    `A signature only shows that this key signed. Compare its id with ${issuer}/.well-known/paidang-keys.json to see that it is the platform’s.`,
  problems: {
    unreadable: 'cannot be read',
    'unsafe-path': 'has an unsafe path',
    missing: 'is missing',
    extra: 'does not belong here',
    changed: 'was changed',
    order: 'does not follow the entry before it',
    rewritten: 'is not what was signed that night',
    'bad-signature': 'has a wrong signature',
    'unknown-key': 'was signed by a key that is not known',
    'bad-stamp': 'has a wrong time stamp, or one not made by whom it names',
    repacked: 'is not as it was written, perhaps packed again; the files in it are unchanged',
  },
  contents: {
    person: 'the person',
    content: 'the version',
    text: 'the comment',
    words: 'the words',
    file: 'the file',
    download: 'the file that was downloaded',
  },
  places: {
    gap: ' ',
    archive: 'The archive',
    file: (path) => `“${path}”`,
    entry: (number) => `Entry ${number}:`,
    content: (name) => name,
    checkpoint: (at) => `The checkpoint of ${at}`,
    byte: (at) => `at byte ${at}`,
  },
  facts: {
    issuer: 'Made by',
    chain: 'Project',
    madeAt: 'Made at',
    key: 'Signed with key',
    head: 'Hash of the last entry',
    entries: 'Entries',
    contents: 'Contents',
    checkpoint: 'Last nightly checkpoint',
    count: (entries, withheld) =>
      withheld > 0 ? `${entries}, of which ${withheld} of other tasks as hashes only` : `${entries}`,
    contentCount: (kept, erased) =>
      erased > 0 ? `${kept}, and ${erased} erased, of which the hashes remain` : `${kept}`,
    noCheckpoint: 'none yet',
    stamped: (at, stampedAt, authority) => `${at}, stamped by ${authority} at ${stampedAt}`,
  },
  usage:
    'Usage: npx @paidang/evidence verify <capsule.zip> [--keys <file or address>] [--lang en]\n' +
    '  --keys  the keys a platform publishes, as https://paidang.example/.well-known/paidang-keys.json\n' +
    'Ends with 0 when it is whole, 1 when something is wrong, 2 when it cannot be checked.\n',
  noFile: (path) => `“${path}” cannot be read.\n`,
  noKeys: (path) => `The keys “${path}” cannot be read.\n`,
};
