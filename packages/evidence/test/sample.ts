import { canonicalBytes } from '../src/canonical';
import { writeArchive } from '../src/capsule/archive';
import { capsulePaths, type Disclosure } from '../src/capsule/capsule';
import { type Bytes, bytesOf, hashOf } from '../src/hash';
import { beginning, commit, type EntryBody, hashBody, hashEntry, type LogEntry } from '../src/log/entry';
import { type Head, signHeads } from '../src/signing/checkpoint';
import { createSigner } from '../src/signing/key';

export const chain = '7d6b2b30-8d0e-4f06-9f3c-000000000001';
const task = '7d6b2b30-8d0e-4f06-9f3c-000000000002';

export async function newSigner() {
  const { privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  return createSigner(new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)));
}

export async function packed(files: ReadonlyMap<string, Bytes>): Promise<Bytes> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeArchive(Array.from(files, ([path, content]) => ({ path, content: [content] })))) {
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

interface Written {
  readonly kind: string;
  readonly contents?: Record<string, { readonly bytes: Bytes; readonly shown?: Partial<Disclosure> | null }>;
  readonly isWithheld?: boolean;
}

const photo = bytesOf('not really a picture');

/** A version, a comment by a deleted user, a file, and an action of another creator. */
const written = async (): Promise<Written[]> => {
  const file = { name: 'a.png', sha256: await hashOf(photo) };
  return [
    {
      kind: 'version',
      contents: {
        content: { bytes: bytesOf('<p>睡前三滴</p>'), shown: { path: 'contents/1-content.html' } },
        person: { bytes: canonicalBytes('阿澄'), shown: { value: '阿澄' } },
      },
    },
    { kind: 'comment', contents: { text: { bytes: canonicalBytes('再短一點'), shown: null } } },
    {
      kind: 'file',
      contents: { file: { bytes: canonicalBytes(file), shown: { value: file, file: 'files/3-a.png' } } },
    },
    { kind: 'transition', isWithheld: true },
    { kind: 'transition' },
  ];
};

/** Files of an intact capsule, and the signer that signed it. */
export async function sampleFiles() {
  const signer = await newSigner();
  const log: LogEntry[] = [];
  const disclosures: Disclosure[] = [];
  const files = new Map<string, Bytes>();
  let prev = beginning;
  for (const [index, { kind, contents = {}, isWithheld }] of (await written()).entries()) {
    const seq = index + 1;
    const commitments: Record<string, string> = {};
    for (const [name, { bytes, shown }] of Object.entries(contents)) {
      const salt = await hashOf(bytesOf(`${seq}${name}`));
      commitments[name] = await commit(salt, bytes);
      if (shown) disclosures.push({ seq, name, salt, ...shown });
      if (shown?.path) files.set(shown.path, bytes);
    }
    const body: EntryBody = {
      ...{ v: 1, chain, seq, at: `2026-11-23T04:05:0${seq}.000Z`, kind, task },
      by: { party: 'creator', user: task, session: null, super_login: false },
      about: { step: '030', version: 1 },
      contents: commitments,
    };
    const bodyHash = await hashBody(body);
    const hash = await hashEntry(prev, bodyHash);
    log.push({ seq, prev, hash, ...(isWithheld ? { withheld: bodyHash } : { body }) });
    prev = hash;
  }
  files.set('files/3-a.png', photo);
  const other: Head = { chain: 'another project', seq: 9, hash: beginning };
  const head: Head = { chain, seq: 3, hash: log[2]?.hash ?? '' };
  const { checkpoint, proofs } = await signHeads(signer, [other, head, other], new Date('2026-11-23T19:00:00Z'));
  files.set(capsulePaths.log, canonicalBytes(log));
  files.set(capsulePaths.contents, canonicalBytes(disclosures));
  files.set(capsulePaths.checkpoints, canonicalBytes([{ ...checkpoint, stamp: null, head, proof: proofs[1] }]));
  files.set(capsulePaths.keys, canonicalBytes({ keys: [signer.publicKey] }));
  return { files, signer, log };
}

/** Adds manifest and signature, as the holder of the key would. */
export async function sealed(
  files: ReadonlyMap<string, Bytes>,
  { signer, log, seq = 5 }: { signer: Awaited<ReturnType<typeof newSigner>>; log: readonly LogEntry[]; seq?: number },
): Promise<Map<string, Bytes>> {
  const listed: Record<string, { sha256: string; bytes: number }> = {};
  for (const [path, content] of files) listed[path] = { sha256: await hashOf(content), bytes: content.length };
  const manifest = {
    ...{ type: 'paidang-evidence', v: 1, chain, seq, head: log[seq - 1]?.hash ?? '' },
    ...{ made_at: '2026-11-24T02:00:00.000Z', issuer: 'https://paidang.example', files: listed },
  };
  const signature = { key: signer.publicKey.kid, signature: await signer.sign(manifest) };
  return new Map([
    ...files,
    [capsulePaths.manifest, canonicalBytes(manifest)],
    [capsulePaths.signature, canonicalBytes(signature)],
  ]);
}
