import type { FeeStatementAction, FeeStatementStatus } from '@paidang/contract/vocabulary';

interface Standing {
  readonly status: FeeStatementStatus;
}

/** Who may do what with a statement that counts. One that was declined counts until the vendor makes another. */
const actions: Record<'vendor' | 'creator', Partial<Record<FeeStatementStatus, readonly FeeStatementAction[]>>> = {
  vendor: {
    made: ['make', 'withdraw'],
    signed: ['void'],
    invoiced: ['void'],
    declined: ['make'],
  },
  creator: { made: ['sign', 'invoice', 'decline'] },
};

/** The newest of a task's statements, unless it was taken back. */
export function currentOf<Statement extends Standing>([newest]: readonly Statement[]): Statement | null {
  return newest && newest.status !== 'withdrawn' && newest.status !== 'voided' ? newest : null;
}

/** What somebody may do now. Where nothing counts, the vendor makes a statement. */
export function allowedActions(party: 'vendor' | 'creator', current: Standing | null): readonly FeeStatementAction[] {
  if (!current) return party === 'vendor' ? ['make'] : [];
  return actions[party][current.status] ?? [];
}
