import type { FeeStatementAction, FeeStatementStatus } from '@paidang/contract/vocabulary';

interface WithStatus {
  readonly status: FeeStatementStatus;
}

/** The actions each party may take on the current statement. A declined one stays current until the vendor makes another. */
const actions: Record<'vendor' | 'creator', Partial<Record<FeeStatementStatus, readonly FeeStatementAction[]>>> = {
  vendor: {
    made: ['make', 'withdraw'],
    signed: ['void'],
    invoiced: ['void'],
    declined: ['make'],
  },
  creator: { made: ['sign', 'invoice', 'decline'] },
};

/** The newest of a task's statements, unless it was withdrawn or voided. */
export function currentOf<Statement extends WithStatus>([newest]: readonly Statement[]): Statement | null {
  return newest && newest.status !== 'withdrawn' && newest.status !== 'voided' ? newest : null;
}

/** The actions a party may take now. Without a current statement, the vendor may make one. */
export function allowedActions(party: 'vendor' | 'creator', current: WithStatus | null): readonly FeeStatementAction[] {
  if (!current) return party === 'vendor' ? ['make'] : [];
  return actions[party][current.status] ?? [];
}
