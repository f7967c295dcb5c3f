import { limits } from '@paidang/contract/limits';
import { checkVideoFile, checkVideoLink } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { FileDrop } from '@paidang/ui/file-drop';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/video';
import { wordsInside } from '../../../shared/pressed-call/report-failure';

export interface PickFilmProps {
  /** Label of the drop zone. */
  label: string;
  onFile: (file: File) => void;
  /** Accepts a link instead; without it, only files are accepted. */
  onLink?: (url: string) => Promise<void>;
}

const pickLabels = labels.pick;
const accept = {
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
} as const;

/** Picks a film by button, drop or paste, or by a link. */
export function PickVideo({ label, onFile, onLink }: PickFilmProps) {
  return (
    <div data-tour="video-upload" className="grid gap-5">
      <FileDrop
        label={label}
        accept={accept}
        maxFiles={1}
        maxSize={limits.video.fileBytes}
        validate={checkVideoFile}
        labels={{ limits: pickLabels.limits }}
        onFiles={([file]) => file && onFile(file)}
        className="[&_[data-slot=file-drop-zone]]:py-12"
      />
      {onLink ? <LinkForm onLink={onLink} /> : null}
    </div>
  );
}

function LinkForm({ onLink }: { onLink: (url: string) => Promise<void> }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = checkVideoLink(url.trim());
    setError(refused);
    if (refused || busy) return;
    setBusy(true);
    try {
      await onLink(url.trim());
    } catch (failure) {
      setError(wordsInside(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="border-t border-line pt-5">
      <p className="mb-3 text-13 text-ink-3">{pickLabels.or}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={pickLabels.link} hint={pickLabels.linkHint} error={error} className="min-w-0 flex-[1_1_280px]">
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={limits.video.linkLength}
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setError(null);
            }}
          />
        </Field>
        <Button type="submit" busy={busy} className="mt-7">
          {pickLabels.useLink}
        </Button>
      </div>
    </form>
  );
}
