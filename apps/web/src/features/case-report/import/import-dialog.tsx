import type { CaseReport, ReportContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { type ImportRefusal, importSources } from '@paidang/contract/report-import';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { FileDrop } from '@paidang/ui/file-drop';
import { Progress } from '@paidang/ui/progress';
import { Select } from '@paidang/ui/select';
import { type ReactNode, useState } from 'react';
import { labels as words } from '#labels/report-import';
import { ImportPreview } from './import-preview';
import type { ReportData } from './imported-content';
import { useReadFile } from './use-read-file';

export interface ImportDialogProps {
  isOpen: boolean;
  /** File dropped on the form; `null` shows the file picker. */
  first: File | null;
  content: ReportContent;
  work: CaseReport['work'];
  onTake: (file: string, imported: ReportData) => void;
  onClose: () => void;
}

// Old Excel files, and others with the same extension, can be picked: the refusal tells the user what to do instead.
const accept = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'application/zip': ['.zip'],
};

/** Imports a file: picked, parsed in a worker, previewed, and only then filled in. */
export default function ImportDialog({ isOpen, onClose, ...props }: ImportDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>{words.title}</DialogTitle>
        <ImportSteps {...props} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function ImportSteps({ first, content, work, onTake, onClose }: Omit<ImportDialogProps, 'isOpen'>) {
  const [file, setFile] = useState(first);
  const { answer, open, map } = useReadFile(file, content.report_type);
  if (!file) {
    return (
      <>
        <DialogDescription>{words.hint}</DialogDescription>
        <FileDrop
          label={words.drop}
          accept={accept}
          labels={{ limits: () => words.limits(reportLimits.importBytes / 1024 ** 2) }}
          maxFiles={1}
          onFiles={([chosen]) => chosen && setFile(chosen)}
          className="mt-6"
        />
      </>
    );
  }
  if (!answer) {
    return (
      <>
        <DialogDescription className="[overflow-wrap:anywhere]">{file.name}</DialogDescription>
        <div className="mt-6 grid gap-4">
          <Progress label={words.reading} value={null} />
          <Button size="sm" className="justify-self-start" onClick={() => setFile(null)}>
            {words.stop}
          </Button>
        </div>
      </>
    );
  }
  const again = () => setFile(null);
  if ('refusal' in answer) return <Refusal file={file.name} refusal={answer} onAgain={again} />;
  const { parts, part, found } = answer;
  const chooser = parts.length > 1 ? <PartField parts={parts} part={part} onChange={open} /> : null;
  if ('refusal' in found) {
    return (
      <Refusal file={part || file.name} refusal={found} onAgain={again}>
        {chooser}
      </Refusal>
    );
  }
  const source = found.source ? importSources[found.source] : words.unknownSource;
  return (
    <>
      <DialogDescription className="[overflow-wrap:anywhere]">{words.from(file.name, source)}</DialogDescription>
      {chooser}
      <ImportPreview
        key={part}
        found={found}
        content={content}
        work={work}
        onMap={(mapping) => map(part, mapping)}
        onAgain={again}
        onTake={(imported) => {
          onTake(file.name, imported);
          onClose();
        }}
      />
    </>
  );
}

interface RefusalProps {
  file: string;
  refusal: ImportRefusal;
  onAgain: () => void;
  /** Picker for the other files of the archive. */
  children?: ReactNode;
}

function Refusal({ file, refusal: { refusal, line }, onAgain, children }: RefusalProps) {
  return (
    <>
      <DialogDescription className="sr-only">{words.hint}</DialogDescription>
      {children}
      <Callout tone="danger" role="alert" title={words.refused(file)} className="mt-6 [overflow-wrap:anywhere]">
        {line === null ? refusal : words.atLine(line, refusal)}
      </Callout>
      <DialogFooter>
        <Button variant="ink" onClick={onAgain}>
          {words.again}
        </Button>
      </DialogFooter>
    </>
  );
}

interface PartFieldProps {
  /** Names of the files in the archive. */
  parts: readonly string[];
  part: string;
  onChange: (part: string) => void;
}

/** Chooses which file of an archive is imported. */
function PartField({ parts, part, onChange }: PartFieldProps) {
  return (
    <Field label={words.part} className="mt-6">
      <Select options={parts.map((name) => ({ value: name, label: name }))} value={part} onValueChange={onChange} />
    </Field>
  );
}
