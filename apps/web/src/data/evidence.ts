import { evidenceKeysPath, evidenceRoutes } from '@paidang/contract/routes';
import type { PublicKey } from '@paidang/evidence';
import { open, request } from './api';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

/** The state of the evidence of a project. */
export const useEvidence = (project: string) =>
  useResource(
    ['evidence', project] as const,
    async () => (await request(evidenceRoutes.get, { params: { project } })).data,
  );

/** The current evidence capsule of a project. */
export const capsuleFile = (project: string) =>
  fileFromResponse(open(evidenceRoutes.capsule, { params: { project }, handles: 'all' }), 'evidence.zip');

/** The present and past signing keys of this installation. */
export async function publishedKeys(): Promise<PublicKey[]> {
  const { keys }: { keys: PublicKey[] } = await (await fetch(evidenceKeysPath)).json();
  return keys;
}
