import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/console';
import { saveFile } from '../paper/keep-file';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Label of the button that continues. */
  next: string;
  onKept: () => void;
}

/** Recovery codes for when the authenticator is not available. They are displayed only this once. */
export function RecoveryCodes({ codes, next, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const { recoveryCodes: words } = labels;
  const download = () =>
    saveFile(new File([`${codes.join('\r\n')}\r\n`], words.fileName, { type: 'text/plain;charset=utf-8' }));
  return (
    <div className="grid gap-5 text-left">
      <ul aria-label={words.list} className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken p-5">
        {codes.map((code) => (
          <li key={code} className="text-center font-mono text-15 text-ink">
            {code}
          </li>
        ))}
      </ul>
      <Button type="button" onClick={download}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.download}
      </Button>
      <Checkbox label={words.kept} checked={isKept} onCheckedChange={(checked) => setKept(checked === true)} />
      <Button type="button" variant="ink" className="w-full" off={!isKept} onClick={() => isKept && onKept()}>
        {next}
      </Button>
    </div>
  );
}
