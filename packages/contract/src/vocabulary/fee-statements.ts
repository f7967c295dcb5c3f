/**
 * Statuses of the 勞務報酬單 of a task's fee. `made`: the creator has not answered yet; the creator `signed` it,
 * bills the vendor instead (`invoiced`), or `declined`; the vendor has `withdrawn` it before an answer, or `voided` it after one.
 */
export const feeStatementStatuses = ['made', 'signed', 'invoiced', 'declined', 'withdrawn', 'voided'] as const;
export type FeeStatementStatus = (typeof feeStatementStatuses)[number];

/** Actions the caller may take on it. */
export const feeStatementActions = ['make', 'withdraw', 'sign', 'invoice', 'decline', 'void'] as const;
export type FeeStatementAction = (typeof feeStatementActions)[number];
