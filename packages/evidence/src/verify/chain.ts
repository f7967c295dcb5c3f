import type { Manifest } from '../capsule/capsule';
import { beginning, hashBody, hashEntry, type LogEntry } from '../log/entry';
import type { Finding } from './findings';

/** Expected hash of an entry. */
const expectedHash = async (entry: LogEntry): Promise<string> =>
  hashEntry(entry.prev, 'body' in entry ? await hashBody(entry.body) : entry.withheld);

/** Whether an entry states its actual position in the chain. */
const isInPlace = (entry: LogEntry, chain: string): boolean =>
  !('body' in entry) || (entry.body.chain === chain && entry.body.seq === entry.seq);

/** Follows a chain from its first entry to its expected head. */
export async function checkChain(
  log: readonly LogEntry[],
  { chain, seq, head }: Pick<Manifest, 'chain' | 'seq' | 'head'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let [prev, number] = [beginning, 0];
  for (const entry of log) {
    number += 1;
    if (entry.seq > number) {
      findings.push({ problem: 'missing', entry: number });
    } else if (entry.seq < number || entry.prev !== prev || !isInPlace(entry, chain)) {
      findings.push({ problem: 'order', entry: entry.seq });
    }
    if ((await expectedHash(entry)) !== entry.hash) findings.push({ problem: 'changed', entry: entry.seq });
    prev = entry.hash;
    number = entry.seq;
  }
  if (number < seq) findings.push({ problem: 'missing', entry: number + 1 });
  else if (number > seq) findings.push({ problem: 'extra', entry: seq + 1 });
  else if (prev !== head) findings.push({ problem: 'changed', entry: seq });
  return findings;
}
