import type { CaseReport, ReportContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import {
  checkReport,
  type FigureName,
  type FigureValue,
  isGiven,
  reportTypeDefinition,
  reportWarnings,
} from '@paidang/contract/report';
import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/case-report';
import type { StepErrors } from '../../step/step-kind';
import { CurveEditor } from './curve-editor';
import { FigureField } from './figure-field';
import { ReportImport } from './import/report-import';
import { AddPicture, TakenPicture } from './picture-field';

const formLabels = labels.form;

export interface ReportFormProps {
  content: ReportContent;
  /** The published post. */
  work: CaseReport['work'];
  onChange: (content: ReportContent) => void;
  /** Errors that kept the report from being provided. */
  errors: StepErrors;
  port: EditorPort;
  onUploading: (step: 1 | -1) => void;
  /** Called with whether a day is half filled in. Must be a stable reference. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** Errors in the values given; missing values are reported only when the user tries to provide the report. */
function liveErrors(content: ReportContent): StepErrors {
  const problems = Object.entries(checkReport(content, content.report_type));
  const given = (field: string) => isGiven(content.figures[field.replace('figures.', '') as FigureName]);
  return Object.fromEntries(problems.filter(([field]) => !field.startsWith('figures.') || given(field)));
}

/** One platform's figures, daily views and screenshots. A separate file, so that readers never load it. */
export default function ReportForm({
  content,
  work,
  onChange,
  errors: tried,
  port,
  onUploading,
  onUnfinished,
}: ReportFormProps) {
  const { figures, evidence, other_info: info, other_img: pictures, report_banner_url: banner } = content;
  const { figures: own, required } = reportTypeDefinition(content.report_type);
  const errors = { ...tried, ...liveErrors(content) };
  const warnings = reportWarnings(content);
  // An upload ends long after it began: keep what was typed since.
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);
  const set = (change: (now: ReportContent) => Partial<ReportContent>) => {
    latest.current = { ...latest.current, ...change(latest.current) };
    onChange(latest.current);
  };
  const setInfo = (at: number, change: Partial<(typeof info)[number]>) =>
    set((now) => ({ other_info: now.other_info.map((one, index) => (index === at ? { ...one, ...change } : one)) }));
  const setEvidence = (name: FigureName, src: string) =>
    set(({ evidence: { [name]: _, ...rest } }) => ({ evidence: src ? { ...rest, [name]: src } : rest }));
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-10">
      <ReportImport content={content} work={work} onChange={set} />
      <fieldset>
        <legend className="mb-4 text-18 font-strong">{formLabels.figures}</legend>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {own.map((name) => (
            <FigureField
              key={name}
              name={name}
              value={figures[name] ?? null}
              required={required.includes(name)}
              error={errors[`figures.${name}`]}
              warning={warnings[`figures.${name}`]}
              evidence={evidence[name] ?? ''}
              port={port}
              onChange={(value: FigureValue | null) => set((now) => ({ figures: { ...now.figures, [name]: value } }))}
              onEvidence={(src) => setEvidence(name, src)}
              onUploading={onUploading}
            />
          ))}
        </div>
      </fieldset>
      <CurveEditor
        days={content.curve_perday}
        onChange={(curve_perday) => set(() => ({ curve_perday }))}
        onUnfinished={onUnfinished}
        errors={errors}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-18 font-strong">{formLabels.info}</legend>
        <p className="text-13 text-ink-2">{formLabels.infoHint}</p>
        {info.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position, and all inputs are controlled
          <div key={index} className="flex items-start gap-2 max-sm:flex-wrap">
            <Field label={formLabels.label(index + 1)} labelHidden className="min-w-0 flex-1 max-sm:basis-full">
              <Input
                value={label}
                maxLength={reportLimits.info.labelLength}
                placeholder={formLabels.labelPlaceholder}
                onChange={(event) => setInfo(index, { label: event.target.value })}
              />
            </Field>
            <Field label={formLabels.content(index + 1)} labelHidden className="min-w-0 flex-1">
              <Input
                value={value}
                maxLength={reportLimits.info.valueLength}
                placeholder={formLabels.contentPlaceholder}
                onChange={(event) => setInfo(index, { value: event.target.value })}
              />
            </Field>
            <IconButton
              label={formLabels.removeInfo(index + 1)}
              onClick={() => set((now) => ({ other_info: now.other_info.filter((_, at) => at !== index) }))}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <Button
          size="sm"
          className="w-fit"
          off={info.length >= reportLimits.info.items}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => set((now) => ({ other_info: [...now.other_info, { label: '', value: '' }] }))}
        >
          {formLabels.addInfo}
        </Button>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-18 font-strong">{formLabels.banner}</legend>
        <p className="text-13 text-ink-2">{formLabels.bannerHint}</p>
        {banner ? (
          <div className="max-w-80">
            <TakenPicture
              src={banner}
              name={formLabels.banner}
              onRemove={() => set(() => ({ report_banner_url: '' }))}
            />
          </div>
        ) : (
          <AddPicture
            label={formLabels.choosePicture}
            port={port}
            onAdded={(report_banner_url) => set(() => ({ report_banner_url }))}
            onUploading={onUploading}
          >
            {formLabels.choosePicture}
          </AddPicture>
        )}
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-18 font-strong">{formLabels.others}</legend>
        <p className="text-13 text-ink-2">{formLabels.othersHint}</p>
        {pictures.length > 0 ? (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {pictures.map((src, index) => (
              <li key={src}>
                <TakenPicture
                  src={src}
                  name={labels.paper.picture(index + 1)}
                  onRemove={() => set((now) => ({ other_img: now.other_img.filter((one) => one !== src) }))}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <AddPicture
          label={formLabels.add}
          port={port}
          off={pictures.length >= reportLimits.pictures}
          onAdded={(src) => set((now) => ({ other_img: [...now.other_img, src] }))}
          onUploading={onUploading}
        >
          {formLabels.add}
        </AddPicture>
      </fieldset>
    </form>
  );
}
