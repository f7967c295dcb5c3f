import type { ReportContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { labels } from '#labels/case-report';
import { isSameContent } from '../../shared/same-content';
import type { StepErrors } from '../../step/step-kind';
import { showToast } from '../../stores/toasts';
import { type CurveRow, completeDays, isHalf, rowProblems } from './curve-rows';
import { pastedDays, withDays } from './pasted-days';

const formLabels = labels.form;
const maxDays = reportLimits.days;

type Days = ReportContent['curve_perday'];

export interface CurveEditorProps {
  days: Days;
  onChange: (days: Days) => void;
  /** Called with whether a row is half filled in. Must be a stable reference. */
  onUnfinished: (isUnfinished: boolean) => void;
  errors: StepErrors;
}

/** Table of daily views; accepts two pasted columns. Incomplete rows stay in local state only. */
export function CurveEditor({ days, onChange, onUnfinished, errors }: CurveEditorProps) {
  const [rows, setRows] = useState<readonly CurveRow[]>(days);
  // The draft was replaced by a merge or by another tab.
  const shown = isSameContent(completeDays(rows), days) ? rows : days;
  const problems = rowProblems(shown, errors);
  const isUnfinished = shown.some(isHalf);
  useEffect(() => {
    onUnfinished(isUnfinished);
    return () => onUnfinished(false);
  }, [isUnfinished, onUnfinished]);
  const set = (next: readonly CurveRow[]) => {
    setRows(next);
    onChange(completeDays(next));
  };
  const put = (at: number, change: Partial<CurveRow>) =>
    set(shown.map((row, index) => (index === at ? { ...row, ...change } : row)));

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!text.includes('\t') && !text.trim().includes('\n')) return;
    event.preventDefault();
    const read = pastedDays(text);
    if ('line' in read) return showToast({ title: formLabels.notPasted(read.line), tone: 'danger' });
    const next = withDays(completeDays(shown), read.days);
    if (next.length > maxDays) return showToast({ title: formLabels.tooManyDays(maxDays), tone: 'danger' });
    set(next);
    showToast({ title: formLabels.pasted(read.days.length), tone: 'success' });
  };

  return (
    <fieldset onPaste={paste} className="grid gap-3">
      <legend className="mb-1 text-18 font-strong">{formLabels.curve}</legend>
      <p className="text-13 text-ink-2">{formLabels.curveHint}</p>
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position, and all inputs are controlled
        <div key={index} className="flex items-start gap-2">
          <Field
            label={formLabels.date(index + 1)}
            labelHidden
            error={problems[index]?.date}
            className="min-w-0 flex-1"
          >
            <Input
              type="date"
              size="sm"
              value={row.date}
              onChange={(event) => put(index, { date: event.target.value })}
            />
          </Field>
          <Field
            label={formLabels.value(index + 1)}
            labelHidden
            error={problems[index]?.value}
            className="min-w-0 flex-1"
          >
            <NumberInput
              size="sm"
              min={0}
              max={reportLimits.count}
              value={row.value}
              onValueChange={(value) => put(index, { value: value === null ? null : Math.trunc(value) })}
            />
          </Field>
          <IconButton
            size="sm"
            label={formLabels.removeDay(index + 1)}
            onClick={() => set(shown.filter((_, at) => at !== index))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        className="w-fit"
        off={shown.length >= maxDays}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => set([...shown, { date: '', value: null }])}
      >
        {formLabels.addDay}
      </Button>
    </fieldset>
  );
}
