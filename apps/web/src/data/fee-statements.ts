import { feeStatementRoutes } from '@paidang/contract/routes';
import { open, request } from './api';
import type { RequestOf } from './call-types';
import { useResource } from './resource';
import { named } from './version-files';

const keyOf = (task: string) => ['fee-statements', task] as const;

/** Whether a cache key is how the fee of a task is paid. */
export const isFeeKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'fee-statements' && key[1] === task;

type BodyOf<Name extends keyof typeof feeStatementRoutes> = RequestOf<(typeof feeStatementRoutes)[Name]>['body'];

/** How the vendor of a closed project pays a task's fee, and what one may do about it. The caller shows what went wrong. */
export function useTaskFee(task: string) {
  const fee = useResource(keyOf(task), async () => {
    const answer = await request(feeStatementRoutes.get, { params: { task } });
    return answer.data;
  });
  const call = { params: { task }, handles: 'all' } as const;
  /** What the call responded with is shown; after a refusal, what there is now. */
  const then = async (coming: Promise<{ data: NonNullable<typeof fee.data> }>): Promise<void> => {
    try {
      await fee.keep((await coming).data);
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

/** One's own copy of a signed statement, the creator's numbers masked. */
export const feeStatementFile = (task: string, statement: string): Promise<File> =>
  named(open(feeStatementRoutes.file, { params: { task }, query: { statement }, handles: 'all' }), `${statement}.pdf`);

/** The vendor's copy with the numbers whole. */
export const wholeFeeStatementFile = (task: string, statement: string, password: string): Promise<File> =>
  named(
    open(feeStatementRoutes.wholeFile, { params: { task }, body: { statement, password }, handles: 'all' }),
    `${statement}.pdf`,
  );
