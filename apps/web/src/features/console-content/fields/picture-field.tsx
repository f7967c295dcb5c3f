import type { ContentPicture } from '@paidang/contract/entities';
import { siteContentLimits } from '@paidang/contract/limits';
import { cn } from '@paidang/ui/cn';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { X } from 'lucide-react';
import { labels } from '#labels/console-content';
import { ChoosePicture } from './choose-picture';

const pictureLabels = labels.picture;

export interface PictureFieldProps {
  name: string;
  picture: ContentPicture | null;
  ratio: number | null;
  round?: boolean | undefined;
  /** Whether to ask for an image description. @default false */
  described?: boolean | undefined;
  required: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (picture: ContentPicture | null) => void;
}

/** One picture: pick, crop, replace or remove it. */
export function PictureField(props: PictureFieldProps) {
  const { name, picture, ratio, round = false, described = false, required, hint, error, onChange } = props;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-14 font-medium">
        {name}
        {required ? null : <span className="ml-1.5 text-12 font-regular text-ink-3">{labels.optional}</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <span className={cn('relative block', ratio === 1 ? 'w-18' : ratio ? 'w-48' : 'max-w-48 bg-sunken p-3')}>
            <img
              src={picture.path}
              alt={picture.alt || name}
              width={picture.width}
              height={picture.height}
              className={cn(
                'h-auto w-full object-cover',
                round ? 'rounded-pill' : 'rounded-small',
                ratio === null && 'max-h-12 w-auto object-contain dark:invert',
              )}
            />
            {required ? null : (
              <IconButton
                size="sm"
                label={pictureLabels.remove(name)}
                className="absolute -top-2 -right-2 border border-line bg-surface"
                onClick={() => onChange(null)}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </span>
        ) : null}
        <ChoosePicture
          name={name}
          ratio={ratio}
          round={round}
          onChosen={(next) => onChange({ ...next, alt: picture?.alt ?? '' })}
        >
          {picture ? pictureLabels.change : pictureLabels.choose}
        </ChoosePicture>
      </div>
      <p className="text-12 text-ink-3">{[hint, pictureLabels.formats].filter(Boolean).join(' ')}</p>
      {error ? (
        <p role="alert" className="text-13 text-danger-600">
          {error}
        </p>
      ) : null}
      {picture && described ? (
        <Field label={pictureLabels.alt} hint={pictureLabels.altHint}>
          <Input
            value={picture.alt}
            maxLength={siteContentLimits.altLength}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        </Field>
      ) : null}
    </fieldset>
  );
}

export interface PicturesFieldProps {
  name: string;
  pictures: readonly ContentPicture[];
  ratio: number;
  onChange: (pictures: readonly ContentPicture[]) => void;
}

/** An ordered list of further pictures. */
export function PicturesField({ name, pictures, ratio, onChange }: PicturesFieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-14 font-medium">
        {name}
        <span className="ml-1.5 text-12 font-regular text-ink-3">{labels.optional}</span>
      </legend>
      {pictures.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.path} className="relative">
              <img
                src={picture.path}
                alt={picture.alt || pictureLabels.number(name, index + 1)}
                width={picture.width}
                height={picture.height}
                className="h-auto w-full rounded-small"
              />
              <IconButton
                size="sm"
                label={pictureLabels.remove(pictureLabels.number(name, index + 1))}
                className="absolute -top-2 -right-2 border border-line bg-surface"
                onClick={() => onChange(pictures.filter((one) => one !== picture))}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length < siteContentLimits.pictures ? (
        <ChoosePicture name={name} ratio={ratio} onChosen={(next) => onChange([...pictures, next])}>
          {pictureLabels.choose}
        </ChoosePicture>
      ) : null}
    </fieldset>
  );
}
