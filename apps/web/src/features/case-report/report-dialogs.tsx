import type { CaseReport } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { type ReportPart, reportExtras, reportPartTitle, reportTypeDefinition } from '@paidang/contract/report';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Checkbox } from '@paidang/ui/checkbox';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { labels } from '#labels/case-report';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import type { ReportMoves } from './use-report-moves';

const askLabels = labels.ask;

/** The decision to be confirmed, and the version it is about. */
export type ReportQuestion = { move: 'accept' | 'update'; number: number } | null;

export interface ReportDialogsProps {
  question: ReportQuestion;
  report: CaseReport;
  creator: string;
  moves: ReportMoves;
  onClose: () => void;
}

/** Asks for confirmation before a report becomes final, and for what has to be updated. */
export function ReportDialogs({ question, report, creator, moves, onClose }: ReportDialogsProps) {
  const { platform_title: title } = report.platform;
  const number = question?.number ?? 0;
  const isOutdated = number < report.versions.length;
  if (question?.move === 'update') {
    return (
      <UpdateDialog
        report={report}
        creator={creator}
        isOutdated={isOutdated}
        onSend={(parts, reason) => moves.requestUpdate(parts, reason, number)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open={question !== null}
      title={isOutdated ? askLabels.outdated : labels.accept.title(title)}
      text={isOutdated ? null : labels.accept.text}
      cancel={labels.accept.cancel}
      confirm={isOutdated ? askLabels.look : labels.accept.confirm}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => (isOutdated ? onClose() : moves.accept(number))}
    />
  );
}

interface UpdateDialogProps {
  report: CaseReport;
  creator: string;
  isOutdated: boolean;
  onSend: (parts: ReportPart[], reason: string) => Promise<unknown>;
  onClose: () => void;
}

const blank: { parts: ReportPart[]; reason: string } = { parts: [], reason: '' };

function UpdateDialog({ report, creator, isOutdated, onSend, onClose }: UpdateDialogProps) {
  const kept = useKeptForm(['report-update', report.url_uid], blank);
  const { parts, reason } = kept.form;
  const [asked, setAsked] = useState(false);
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const call = usePressedCall();
  const offered: readonly ReportPart[] = [
    ...reportTypeDefinition(report.report_type).figures,
    ...(Object.keys(reportExtras) as (keyof typeof reportExtras)[]),
  ];
  const missing = { parts: parts.length === 0, reason: reason.trim() === '' };
  const set = (change: Partial<typeof blank>) => {
    kept.change(change);
    call.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.parts || missing.reason) return focusInvalid();
    if (isOutdated) return;
    void call
      .run(() => onSend(parts, reason.trim()))
      .then((isDone) => {
        if (!isDone) return;
        kept.forget(blank);
        onClose();
      });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent
        closeLabel={call.busy ? null : askLabels.close}
        onInteractOutside={(event) => (reason !== '' || parts.length > 0) && event.preventDefault()}
      >
        <DialogTitle>{askLabels.title(report.platform.platform_title)}</DialogTitle>
        <DialogDescription>{askLabels.text(creator)}</DialogDescription>
        <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
          <RestoredNote isRestored={kept.isRestored} onStartOver={() => kept.forget(blank)} />
          <fieldset aria-describedby={problemId}>
            <legend className="mb-2 text-14 font-medium">{askLabels.parts}</legend>
            <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              {offered.map((part) => (
                <Checkbox
                  key={part}
                  label={reportPartTitle(part)}
                  checked={parts.includes(part)}
                  {...(asked && missing.parts ? { 'aria-invalid': true } : {})}
                  onCheckedChange={(checked) =>
                    set({ parts: checked === true ? [...parts, part] : parts.filter((one) => one !== part) })
                  }
                />
              ))}
            </div>
            <p id={problemId} role="alert" className="mt-1 min-h-5 text-13 text-danger-600">
              {asked && missing.parts ? askLabels.partsRequired : null}
            </p>
          </fieldset>
          <Field
            label={askLabels.reason}
            required
            lines={1}
            error={asked && missing.reason ? askLabels.reasonRequired : null}
          >
            <Textarea
              value={reason}
              maxLength={reportLimits.reasonLength}
              minHeight={96}
              maxHeight={240}
              placeholder={askLabels.placeholder}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </Field>
          {isOutdated ? (
            <Callout tone="warning" role="alert">
              {askLabels.outdated}
            </Callout>
          ) : (
            <CallProblem problem={call.problem} />
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost" disabled={call.busy}>
                {askLabels.cancel}
              </Button>
            </DialogClose>
            <Button type="submit" variant="ink" busy={call.busy} off={isOutdated}>
              {askLabels.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
