import type { Checkpoint, Head, Proof, ProvenHead, PublicKey } from '@paidang/evidence';
import { asc, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { evidenceCheckpointHeads, evidenceCheckpoints, evidenceHeads, evidenceKeys } from './schema';

/** The heads of chains that have grown since their last checkpoint. */
export async function listGrownHeads(db: Database): Promise<Head[]> {
  const signed = db
    .select({
      projectId: evidenceCheckpointHeads.projectId,
      signedSeq: max(evidenceCheckpointHeads.seq).as('signed_seq'),
    })
    .from(evidenceCheckpointHeads)
    .groupBy(evidenceCheckpointHeads.projectId)
    .as('signed');
  return db
    .select({ chain: evidenceHeads.projectId, seq: evidenceHeads.seq, hash: evidenceHeads.hash })
    .from(evidenceHeads)
    .leftJoin(signed, eq(signed.projectId, evidenceHeads.projectId))
    .where(gt(evidenceHeads.seq, sql`coalesce(${signed.signedSeq}, 0)`))
    .orderBy(asc(evidenceHeads.projectId));
}

/** Stores the public half of a signing key, so that it stays published permanently. */
export const keepKey = ({ db, now }: Transaction, { kid, x }: PublicKey) =>
  db.insert(evidenceKeys).values({ kid, x, createdAt: now }).onConflictDoNothing();

/** Every key that was ever used to sign, oldest first. */
export async function listKeys(db: Database): Promise<PublicKey[]> {
  const rows = await db.select().from(evidenceKeys).orderBy(asc(evidenceKeys.createdAt));
  return rows.map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x }));
}

/** Rows per statement, since the number of parameters of a statement is limited. */
const batchSize = 500;

export async function insertCheckpoint(
  db: Database,
  { statement, key, signature, stamp }: Checkpoint,
  heads: readonly { readonly head: Head; readonly proof: Proof }[],
): Promise<void> {
  const signedAt = new Date(statement.at);
  const [checkpoint] = await db
    .insert(evidenceCheckpoints)
    .values({ signedAt, root: statement.root, kid: key, signature, stamp })
    .returning({ id: evidenceCheckpoints.id });
  if (!checkpoint) throw new Error('@paidang/server: insert returned no row for evidence_checkpoints.');
  for (let at = 0; at < heads.length; at += batchSize) {
    const rows = heads.slice(at, at + batchSize).map(({ head: { chain, seq, hash }, proof }) => {
      return { projectId: chain, checkpointId: checkpoint.id, seq, hash, proof };
    });
    await db.insert(evidenceCheckpointHeads).values(rows);
  }
}

const ofProject = (db: Database, projectId: string) =>
  db
    .select({ checkpoint: evidenceCheckpoints, head: evidenceCheckpointHeads })
    .from(evidenceCheckpointHeads)
    .innerJoin(evidenceCheckpoints, eq(evidenceCheckpoints.id, evidenceCheckpointHeads.checkpointId))
    .where(eq(evidenceCheckpointHeads.projectId, projectId));

/** The checkpoints that include a project, oldest first. */
export async function listCheckpoints(db: Database, projectId: string): Promise<ProvenHead[]> {
  const rows = await ofProject(db, projectId).orderBy(asc(evidenceCheckpoints.signedAt));
  return rows.map(({ checkpoint, head }) => ({
    statement: { type: 'paidang-checkpoint', at: checkpoint.signedAt.toISOString(), root: checkpoint.root },
    key: checkpoint.kid,
    signature: checkpoint.signature,
    stamp: checkpoint.stamp,
    head: { chain: head.projectId, seq: head.seq, hash: head.hash },
    proof: head.proof,
  }));
}

/** The newest checkpoint that includes a project. */
export async function lastCheckpoint(db: Database, projectId: string) {
  const [row] = await ofProject(db, projectId).orderBy(desc(evidenceCheckpoints.signedAt)).limit(1);
  return row ? { at: row.checkpoint.signedAt, seq: row.head.seq, isStamped: row.checkpoint.stamp !== null } : null;
}
