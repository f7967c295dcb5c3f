import { Readable } from 'node:stream';
import { evidenceCalls, evidenceKeysPath } from '@paidang/contract/calls';
import type { ProjectEvidence } from '@paidang/contract/entities';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import filenamify from 'filenamify';
import type { CallRegistry } from '../../http/call-registry';
import { addProjectReplyRoute } from '../../http/reply-route';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { type EvidenceReader, openCapsule, visibleTo } from './capsule';
import { countEntries, findHead } from './capsule-store';
import { lastCheckpoint, listKeys } from './checkpoint-store';

async function stateOf(tx: Transaction, reader: EvidenceReader, key: string): Promise<ProjectEvidence> {
  const { id } = reader.membership.project;
  const head = await findHead(tx.db, id);
  const checkpoint = await lastCheckpoint(tx.db, id);
  return {
    entries: head?.seq ?? 0,
    shown: await countEntries(tx.db, id, await visibleTo(tx, reader)),
    head: head?.hash ?? null,
    checkpoint: checkpoint && {
      at: checkpoint.at.toISOString(),
      seq: checkpoint.seq,
      is_stamped: checkpoint.isStamped,
    },
    key,
  };
}

/** Serves the current and former signing keys, for anybody who verifies a capsule. */
function serveKeys(app: FastifyInstance, { db, signer }: Platform): void {
  app.get(evidenceKeysPath, { config: { access: 'guest' } }, async (_, reply) => {
    const { publicKey } = signer;
    const others = (await listKeys(db)).filter(({ kid }) => kid !== publicKey.kid);
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send({ keys: [...others, publicKey] });
  });
}

export function evidenceRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  const { publicKey } = platform.signer;
  serveKeys(app, platform);

  calls.project(evidenceCalls.get, async (tx, { membership, user }) => ({
    data: await stateOf(tx, { membership, user }, publicKey.kid),
  }));

  const rate = { ratePerMinute: 6 };
  addProjectReplyRoute(app, platform, evidenceCalls.capsule, rate, async ({ membership, user, transact }, reply) => {
    const zip = await openCapsule(platform, { membership, user }, transact);
    const name = filenamify(`${membership.project.name}｜存證包`, { replacement: ' ', maxLength: 100 });
    return reply
      .header('content-disposition', contentDisposition(`${name}.zip`))
      .type('application/zip')
      .send(Readable.from(zip));
  });
}
