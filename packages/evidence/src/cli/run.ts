import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultLabels, type EvidenceLabels, findingText, summaryOf } from '../labels';
import { en } from '../labels/en';
import type { PublicKey } from '../signing/key';
import { isPublicKey } from '../verify/shapes';
import { verifyCapsule } from '../verify/verify';

interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Exit codes: intact, findings, or not checked. */
const exitCodes = { intact: 0, broken: 1, unchecked: 2 } as const;

/** @throws if this file or address has no valid keys */
async function readKeys(place: string): Promise<PublicKey[]> {
  const text = /^https?:\/\//.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8');
  const { keys } = JSON.parse(text) as { keys?: unknown };
  if (!Array.isArray(keys) || !keys.every(isPublicKey)) throw new Error('The file contains no valid keys.');
  return keys;
}

function readArguments(words: readonly string[]) {
  try {
    const options = { keys: { type: 'string' }, lang: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [command, path, ...rest] = positionals;
    const isComplete = command === 'verify' && path !== undefined && rest.length === 0;
    return { ...values, path: isComplete ? path : null };
  } catch {
    return { path: null, keys: undefined, lang: words.includes('en') ? 'en' : undefined };
  }
}

async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  return promise.catch(() => null);
}

/** Runs `npx @paidang/evidence verify capsule.zip`. @returns the exit code */
export async function run(words: readonly string[], { out, error }: Streams): Promise<number> {
  const { path, keys: keysAt, lang } = readArguments(words);
  const labels: EvidenceLabels = lang === 'en' ? en : defaultLabels;
  if (path === null) {
    error(labels.usage);
    return exitCodes.unchecked;
  }
  const bytes = await orNull(readFile(path));
  if (!bytes) {
    error(labels.noFile(path));
    return exitCodes.unchecked;
  }
  const trustedKeys = keysAt === undefined ? undefined : await orNull(readKeys(keysAt));
  if (trustedKeys === null) {
    error(labels.noKeys(keysAt ?? ''));
    return exitCodes.unchecked;
  }
  const { isIntact, findings, facts } = await verifyCapsule(new Uint8Array(bytes), { trustedKeys });
  out(`${isIntact ? `✓ ${labels.intact}` : `✗ ${labels.broken(findings.length)}`}\n`);
  for (const finding of findings) out(`  ${findingText(finding, labels)}\n`);
  if (facts) {
    out('\n');
    for (const [name, value] of summaryOf(facts, labels)) out(`${name}  ${value}\n`);
    if (isIntact && !trustedKeys) out(`\n${labels.keyHint(facts.issuer)}\n`);
  }
  return isIntact ? exitCodes.intact : exitCodes.broken;
}
