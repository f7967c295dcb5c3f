import type { FeeStatement } from '@paidang/contract/entities';
import { labels } from '#labels/fee-statement';
import { dollars } from '#labels/money';
import { feeStatementFile } from '../../data/fee-statements';
import { keepFile } from '../../shared/paper/keep-file';

interface EarlierStatementsProps {
  task: string;
  statements: readonly FeeStatement[];
}

/** Earlier statements, no longer valid; those that were signed are kept on record. */
export const EarlierStatements = ({ task, statements }: EarlierStatementsProps) => (
  <details className="mt-1 text-13 text-ink-2">
    <summary className="hit w-fit cursor-pointer text-ink-3 hover:text-ink">
      {labels.earlier(statements.length)}
    </summary>
    <ul className="mt-1 grid gap-1">
      {statements.map(({ uuid, number, amount, status, reason }) => (
        <li key={uuid} className="flex flex-wrap items-baseline gap-x-3">
          {number ? (
            <button
              type="button"
              className="hit underline decoration-line-strong underline-offset-3 hover:decoration-current"
              onClick={() => void keepFile(feeStatementFile(task, uuid))}
            >
              {number}
            </button>
          ) : null}
          <span className="tabular-nums">{dollars(amount)}</span>
          <span>{labels.earlierStatus[status]}</span>
          {reason ? <span className="min-w-0 wrap-anywhere text-ink-3">{reason}</span> : null}
        </li>
      ))}
    </ul>
  </details>
);
