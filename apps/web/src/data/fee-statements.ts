import { feeStatementRoutes } from '@paidang/contract/routes';
import { open, request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

const keyOf = (task: string) => ['fee-statements', task] as const;

/** Whether a cache key holds the fee of a task. */
export const isFeeKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'fee-statements' && key[1] === task;

type BodyOf<Name extends keyof typeof feeStatementRoutes> = RequestOf<(typeof feeStatementRoutes)[Name]>['body'];

/** How the vendor of a closed project pays a task's fee, and the moves for it. Callers show errors. */
export function useTaskFee(task: string) {
  const fee = useResource(keyOf(task), async () => {
    const answer = await request(feeStatementRoutes.get, { params: { task } });
    return answer.data;
  });
  const call = { params: { task }, handles: 'all' } as const;
  /** Shows the response of a call; after a refusal, reloads. */
  const then = async (response: Promise<{ data: NonNullable<typeof fee.data> }>): Promise<void> => {
    try {
      await fee.keep((await response).data);
    } catch (error) {
      void fee.refresh();
      throw error;
    }
  };
  return {
    data: fee.data,
    make: (body: BodyOf<'make'>) => then(request(feeStatementRoutes.make, { ...call, body })),
    withdraw: (statement: string) => then(request(feeStatementRoutes.withdraw, { ...call, body: { statement } })),
    sign: (body: BodyOf<'sign'>) => then(request(feeStatementRoutes.sign, { ...call, body })),
    invoice: (body: BodyOf<'invoice'>) => then(request(feeStatementRoutes.invoice, { ...call, body })),
    decline: (statement: string, reason: string) =>
      then(request(feeStatementRoutes.decline, { ...call, body: { statement, reason } })),
    void: (statement: string, reason: string) =>
      then(request(feeStatementRoutes.void, { ...call, body: { statement, reason } })),
  };
}

export type TaskFeeMoves = Omit<ReturnType<typeof useTaskFee>, 'data'>;

/** The caller's copy of a signed statement, with the creator's numbers masked. */
export const feeStatementFile = (task: string, statement: string): Promise<File> =>
  fileFromResponse(
    open(feeStatementRoutes.file, { params: { task }, query: { statement }, handles: 'all' }),
    `${statement}.pdf`,
  );

/** The vendor's copy, with unmasked numbers. */
export const unmaskedFeeStatementFile = (task: string, statement: string, password: string): Promise<File> =>
  fileFromResponse(
    open(feeStatementRoutes.wholeFile, { params: { task }, body: { statement, password }, handles: 'all' }),
    `${statement}.pdf`,
  );
