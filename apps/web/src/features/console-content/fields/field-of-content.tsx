import type { ContentPicture } from '@paidang/contract/entities';
import {
  claimedServices,
  claimedServiceTitles,
  type Industry,
  industries,
  industryTitles,
} from '@paidang/contract/vocabulary';
import { type EditorPort, RichTextEditor } from '@paidang/editor';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { Textarea } from '@paidang/ui/textarea';
import { labels } from '#labels/console-content';
import { categories } from '#labels/user-guide/catalogue';
import { uploadContentPicture } from '../../../data/console-content';
import type { ContentField } from '../content-fields';
import { CreatorField } from './creator-field';
import { PictureField, PicturesField } from './picture-field';

export interface FieldOfContentProps {
  field: ContentField;
  label: string;
  hint: string | undefined;
  value: unknown;
  /** Title of the saved record. */
  recordedName: string;
  /** Errors of the form, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

const industryOptions = industries.map((value) => ({ value, label: industryTitles[value] }));
const guideCategories = Object.entries(categories).map(([value, { title }]) => ({ value, label: title }));
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

const port: EditorPort = {
  uploadImage: async (file, settings) => ({ src: (await uploadContentPicture(file, settings)).path }),
};

/** Renders the input for a content field, by its type. */
export function FieldOfContent({ field, label, hint, value, recordedName, errors, onChange }: FieldOfContentProps) {
  const { name, required = false } = field;
  const error = errors[name];
  const shell = { label, hint, error, required, ...(required ? {} : { optional: labels.optional }) };
  switch (field.type) {
    case 'line':
      return (
        <Field {...shell}>
          <Input value={asText(value)} maxLength={field.max} onChange={({ target }) => onChange(target.value)} />
        </Field>
      );
    case 'paragraph':
      return (
        <Field {...shell}>
          <Textarea value={asText(value)} maxLength={field.max} onChange={({ target }) => onChange(target.value)} />
        </Field>
      );
    case 'number':
      return (
        <Field {...shell}>
          <NumberInput
            min={1}
            max={field.max}
            value={typeof value === 'number' ? value : null}
            onValueChange={onChange}
          />
        </Field>
      );
    case 'industry':
      return (
        <Field {...shell}>
          <Select<Industry>
            options={industryOptions}
            value={value as Industry | undefined}
            placeholder={labels.choose}
            onValueChange={onChange}
          />
        </Field>
      );
    case 'guide-category':
      return (
        <Field {...shell}>
          <Select
            options={guideCategories}
            value={asText(value) || undefined}
            placeholder={labels.choose}
            onValueChange={onChange}
          />
        </Field>
      );
    case 'services':
      return (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-14 font-medium">{label}</legend>
          {claimedServices.map((service) => (
            <Checkbox
              key={service}
              label={claimedServiceTitles[service]}
              checked={asList(value).includes(service)}
              onCheckedChange={(checked) =>
                onChange(claimedServices.filter((one) => (one === service ? checked : asList(value).includes(one))))
              }
            />
          ))}
        </fieldset>
      );
    case 'creator':
      return (
        <CreatorField
          label={label}
          hint={hint}
          error={error}
          creator={asText(value)}
          recordedName={recordedName}
          onChange={onChange}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={label}
          picture={(value as ContentPicture | null | undefined) ?? null}
          ratio={field.ratio}
          round={field.round}
          described={field.described}
          required={required}
          hint={hint}
          error={error}
          onChange={onChange}
        />
      );
    case 'pictures':
      return (
        <PicturesField name={label} pictures={asList<ContentPicture>(value)} ratio={field.ratio} onChange={onChange} />
      );
    case 'rich-text':
      return (
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-14 font-medium">
            {label}
          </span>
          <RichTextEditor label={label} value={asText(value)} port={port} onChange={onChange} />
          <p role="alert" className="text-13 text-danger-600 empty:hidden">
            {error}
          </p>
        </div>
      );
  }
}
