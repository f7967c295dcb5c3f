import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps the local provider's data in memory, for the life of the process. */
export class MemoryAdapter implements Adapter {
  private readonly rows = new Map<string, { payload: AdapterPayload; until: number }>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.rows.set(id, { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = this.rows.get(id);
    return row && row.until > Date.now() ? row.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.rows.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const row = this.rows.get(id);
    if (row) row.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.rows.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.rows) if (payload.grantId === grantId) this.rows.delete(id);
  }
}
