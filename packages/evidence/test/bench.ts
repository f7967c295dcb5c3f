import { canonicalBytes } from '../src/canonical';
import { capsulePaths } from '../src/capsule/capsule';
import { beginning, type EntryBody, hashBody, hashEntry, type LogEntry } from '../src/log/entry';
import { signHeads } from '../src/signing/checkpoint';
import { verifyCapsule } from '../src/verify/verify';
import { chain, newSigner, packed, sealed } from './sample';

const size = 10_000;

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(52)} ${Math.round(performance.now() - start)} ms`);
  return result;
}

async function chainOf(entries: number): Promise<LogEntry[]> {
  const log: LogEntry[] = [];
  let prev = beginning;
  for (let seq = 1; seq <= entries; seq += 1) {
    const body: EntryBody = {
      ...{ v: 1, chain, seq, at: '2026-11-23T04:05:06.000Z', kind: 'transition', task: chain },
      by: { party: 'creator', user: chain, session: chain, super_login: false },
      about: { step: '030', platform: null, action: 'send', from: 'todo', to: 'provided', version: 1 },
      contents: { person: beginning },
    };
    const hash = await hashEntry(prev, await hashBody(body));
    log.push({ seq, prev, hash, body });
    prev = hash;
  }
  return log;
}

const log = await timed(`a chain of ${size} entries`, () => chainOf(size));
const signer = await newSigner();
const heads = Array.from({ length: size }, (_, seq) => ({ chain: `${seq}`, seq, hash: beginning }));
await timed(`a signed tree over ${size} heads, with proofs`, () => signHeads(signer, heads, new Date()));
const film = new Uint8Array(20_000_000);
const files = new Map([
  ['files/film.mp4', film],
  [capsulePaths.log, canonicalBytes(log)],
  [capsulePaths.contents, canonicalBytes([])],
  [capsulePaths.checkpoints, canonicalBytes([])],
  [capsulePaths.keys, canonicalBytes({ keys: [signer.publicKey] })],
]);
const archive = await packed(await sealed(files, { signer, log, seq: size }));
const verdict = await timed(`a capsule of ${size} entries and 20 MB is checked`, () => verifyCapsule(archive));
if (!verdict.isIntact) throw new Error(`The capsule should be intact: ${JSON.stringify(verdict.findings[0])}`);
