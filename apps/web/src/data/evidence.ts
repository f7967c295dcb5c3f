import { evidenceKeysPath, evidenceRoutes } from '@paidang/contract/routes';
import type { PublicKey } from '@paidang/evidence';
import { open, request } from './api';
import { useResource } from './resource';
import { named } from './version-files';

/** Where the evidence of a project stands. */
export const useEvidence = (project: string) =>
  useResource(
    ['evidence', project] as const,
    async () => (await request(evidenceRoutes.get, { params: { project } })).data,
  );

/** Its capsule as it is now. */
export const capsuleFile = (project: string) =>
  named(open(evidenceRoutes.capsule, { params: { project }, handles: 'all' }), 'evidence.zip');

/** The keys this installation signs and has signed with. */
export async function publishedKeys(): Promise<PublicKey[]> {
  const { keys }: { keys: PublicKey[] } = await (await fetch(evidenceKeysPath)).json();
  return keys;
}
