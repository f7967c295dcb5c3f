import { Button } from '@paidang/ui/button';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/console-rewards';
import { payoutFile } from '../../data/console-rewards';
import { saveFile } from '../../shared/paper/keep-file';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { ResultsDialog } from './results-dialog';

const payoutLabels = labels.payouts;

/** Payment files for the bank, and the results it returns. */
export function Payouts() {
  const call = usePressedCall();
  const [isImporting, setImporting] = useState(false);
  const download = () => call.run(async () => saveFile(await payoutFile()));
  return (
    <div className="border-b border-line bg-sunken px-5 py-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={call.busy}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void download()}
        >
          {payoutLabels.download}
        </Button>
        <Button
          size="sm"
          icon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          {payoutLabels.import}
        </Button>
      </div>
      <CallProblem problem={call.problem} className="mt-2.5" />
      <p className="mt-2.5 text-12 text-pretty text-ink-3">{payoutLabels.hint}</p>
      {isImporting ? <ResultsDialog onClose={() => setImporting(false)} /> : null}
    </div>
  );
}
