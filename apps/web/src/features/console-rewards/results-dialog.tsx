import type { PayoutResult } from '@paidang/contract/entities';
import { rewardLimits } from '@paidang/contract/limits';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { FileDrop } from '@paidang/ui/file-drop';
import { Progress } from '@paidang/ui/progress';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@paidang/ui/table';
import { useState } from 'react';
import { labels } from '#labels/console-rewards';
import { usePayoutResults } from '../../data/console-rewards';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useRewardFilter } from './use-reward-filter';

const resultLabels = labels.results;
const tones = { paid: 'success', failed: 'danger', refused: 'warning' } as const;
const accept = { 'text/csv': ['.csv'], 'text/plain': ['.txt'] };

/** Imports the bank's result file and shows the outcome of each line. */
export function ResultsDialog({ onClose }: { onClose: () => void }) {
  const importResults = usePayoutResults(useRewardFilter().q);
  const call = usePressedCall();
  const [done, setDone] = useState<{ file: string; results: PayoutResult[] } | null>(null);
  const send = (file: File) => call.run(async () => setDone({ file: file.name, results: await importResults(file) }));
  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>{resultLabels.title}</DialogTitle>
        {done ? (
          <>
            <Outcome {...done} />
            <DialogFooter>
              <Button variant="ghost" onClick={() => setDone(null)}>
                {resultLabels.again}
              </Button>
              <Button variant="ink" onClick={onClose}>
                {resultLabels.done}
              </Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <DialogDescription>{resultLabels.text}</DialogDescription>
            <div className="mt-6 grid gap-4">
              {call.busy ? (
                <Progress label={resultLabels.reading} value={null} />
              ) : (
                <FileDrop
                  label={resultLabels.drop}
                  accept={accept}
                  maxSize={rewardLimits.resultBytes}
                  labels={{ limits: () => resultLabels.limits(rewardLimits.resultBytes / 1_000_000) }}
                  maxFiles={1}
                  onFiles={([file]) => file && void send(file)}
                />
              )}
              <CallProblem problem={call.problem} />
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Outcome of the file, starting with lines that could not be parsed. */
function Outcome({ file, results }: { file: string; results: readonly PayoutResult[] }) {
  const of = (wanted: PayoutResult['outcome']) => results.filter(({ outcome }) => outcome === wanted);
  const [refused, failed, paid] = [of('refused'), of('failed'), of('paid')];
  return (
    <>
      <DialogDescription role="status">
        {results.length > 0 ? resultLabels.summary(paid.length, failed.length, refused.length) : resultLabels.nothing}
      </DialogDescription>
      {results.length > 0 ? (
        <TableScroll label={resultLabels.table(file)} className="mt-5 max-h-96">
          <Table>
            <TableCaption visuallyHidden>{resultLabels.table(file)}</TableCaption>
            <TableHead sticky>
              <TableRow>
                <TableHeader>{resultLabels.line}</TableHeader>
                <TableHeader>{resultLabels.number}</TableHeader>
                <TableHeader>{resultLabels.outcome}</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {[...refused, ...failed, ...paid].map(({ line, number, outcome, message }) => (
                <TableRow key={line}>
                  <TableRowHeader className="tabular-nums">{resultLabels.lineOf(line)}</TableRowHeader>
                  <TableCell label={resultLabels.number} className="font-mono wrap-anywhere">
                    {number || labels.payee.none}
                  </TableCell>
                  <TableCell label={resultLabels.outcome}>
                    <Badge tone={tones[outcome]}>{resultLabels.outcomes[outcome]}</Badge>
                    {message ? <span className="ml-2 text-13 text-ink-2">{message}</span> : null}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableScroll>
      ) : null}
    </>
  );
}
