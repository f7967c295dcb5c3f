import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { cn } from '@paidang/ui/cn';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { labels as words } from '#labels/report-import';
import { later } from '../../../shared/later';
import { showToast } from '../../../stores/toasts';
import type { ImportDialogProps } from './import-dialog';
import { importWords, type ReportData, withImport, withoutImport } from './imported-content';
import { useFormDrop } from './use-form-drop';

const ImportDialog = later<ImportDialogProps>(
  () => import('./import-dialog'),
  ({ isOpen }) => isOpen,
);

export interface ReportImportProps extends Pick<ImportDialogProps, 'content' | 'work'> {
  onChange: (change: (now: ReportData) => ReportData) => void;
}

/** What the last import changed, kept for undo. */
interface Taken {
  file: string;
  imported: ReportData;
  before: ReportData;
}

/** Fills in the surrounding form from a file, picked or dropped anywhere on the form. */
export function ReportImport({ content, work, onChange }: ReportImportProps) {
  const [open, setOpen] = useState<{ file: File | null } | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { ref, isOver } = useFormDrop((files) => {
    const [file, ...more] = files;
    if (file && more.length === 0) setOpen({ file });
    else showToast({ title: words.oneFile, tone: 'danger' });
  });
  const undo = ({ imported, before }: Taken) => {
    onChange((now) => withoutImport(now, imported, before));
    setTaken(null);
    showToast({ title: words.undone });
    button.current?.focus();
  };
  return (
    <div ref={ref} className="grid gap-3">
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-line-strong px-4 py-3 transition-colors duration-fast',
          isOver && 'border-solid border-ink bg-hover',
        )}
      >
        <p className="min-w-0 flex-1 basis-60">
          <span className="block text-14 font-medium">{isOver ? words.release : words.offer}</span>
          <span className="block text-13 text-ink-2">{words.offerHint}</span>
        </p>
        <Button
          ref={button}
          icon={<FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen({ file: null })}
        >
          {words.action}
        </Button>
      </div>
      {taken ? (
        <Callout
          tone="success"
          role="status"
          className="[overflow-wrap:anywhere]"
          title={words.taken(taken.file, importWords(taken.imported))}
          action={
            <Button size="sm" onClick={() => undo(taken)}>
              {words.undo}
            </Button>
          }
        >
          {words.takenHint}
        </Callout>
      ) : null}
      <ImportDialog
        isOpen={open !== null}
        first={open?.file ?? null}
        content={content}
        work={work}
        onTake={(file, imported) => {
          setTaken({ file, imported, before: { figures: content.figures, curve_perday: content.curve_perday } });
          onChange((now) => withImport(now, imported));
        }}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
