import { formatBytes } from '@paidang/contract/rules';
import type { ServicePictureKind } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Progress } from '@paidang/ui/progress';
import { Check, FileLock2, ImageUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { labels } from '#labels/service-data';
import { useProfile } from '../../data/account';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { ProofDialog } from '../../shared/proof-dialog';
import { nameOfPart } from '../../shared/service-data';
import { type PictureActions, usePictureSlot } from './use-picture-slot';
import type { ServiceDataForm } from './use-service-data-form';

const pictureLabels = labels.pictures;

export interface PictureSlotProps {
  kind: ServicePictureKind;
  title: string;
  hint?: string;
  form: ServiceDataForm;
  actions: PictureActions;
}

/** Slot for one picture of a document: empty, uploading, stored, or displayed. */
export function PictureSlot({ kind, title, hint, form, actions }: PictureSlotProps) {
  const titleId = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasPassword = useProfile().profile?.has_password ?? true;
  const slot = usePictureSlot(kind, actions);
  const picture = form.pictures.find((one) => one.kind === kind);
  const name = nameOfPart(kind, form.fields);
  const choose = () => input.current?.click();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) slot.take(file);
  };
  const view = () => {
    if (!picture) return;
    if (hasPassword) return setAsking(true);
    slot.view(picture.uuid).catch((error: unknown) => slot.say(wordsInside(error)));
  };

  return (
    <fieldset
      id={kind}
      aria-labelledby={titleId}
      aria-describedby={problemId}
      className="m-0 grid min-w-0 gap-2 border-0 p-0"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
        }}
        onDrop={drop}
        className={cn(
          'relative aspect-[5/3] overflow-hidden rounded-card border border-line bg-sunken text-ink-2',
          isOver && 'outline-2 outline-ink',
        )}
      >
        {slot.progress !== null ? (
          <div className="grid h-full content-center gap-3 px-8">
            <Progress label={pictureLabels.uploading(name)} value={slot.progress * 100} />
            <Button size="sm" variant="ghost" className="justify-self-center" onClick={slot.cancel}>
              {pictureLabels.cancel}
            </Button>
          </div>
        ) : picture ? (
          <>
            {slot.src ? (
              <img src={slot.src} alt={pictureLabels.shown(name)} className="size-full object-cover" />
            ) : (
              <div className="grid h-full place-content-center justify-items-center gap-2">
                <FileLock2 size={24} strokeWidth={1.5} aria-hidden="true" />
                <Button size="sm" variant="ghost" aria-label={pictureLabels.viewOf(name)} onClick={view}>
                  {pictureLabels.view}
                </Button>
              </div>
            )}
            {slot.src && !slot.hasWatermark ? <Watermark /> : null}
            <Button
              size="sm"
              className="absolute top-2.5 right-2.5"
              aria-label={pictureLabels.replaceOf(name)}
              onClick={choose}
            >
              {pictureLabels.replace}
            </Button>
          </>
        ) : (
          <button
            type="button"
            onClick={choose}
            className="viewfinder grid size-full place-content-center justify-items-center gap-1 p-4 text-center [--vf-color:var(--pd-ink-2)] [--vf-inset:10px] [--vf-length:16px] hover:bg-hover hover:text-ink"
          >
            <ImageUp size={22} strokeWidth={1.5} aria-hidden="true" className="mb-1" />
            <b className="font-medium text-ink">{isOver ? pictureLabels.drop : pictureLabels.upload(name)}</b>
            <span className="text-12 text-ink-3">{pictureLabels.limits}</span>
          </button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
        <b id={titleId} className="text-13 font-strong text-ink">
          {title}
        </b>
        {picture ? (
          <>
            <span className="tabular-nums">{formatBytes(picture.bytes)}</span>
            <span className="ml-auto flex items-center gap-1 text-success-600">
              <Check size={14} strokeWidth={2} aria-hidden="true" />
              {pictureLabels.sealed}
            </span>
            <button
              type="button"
              aria-label={pictureLabels.removeOf(name)}
              onClick={() => slot.remove(picture.uuid)}
              className="underline underline-offset-2 hover:text-ink"
            >
              {pictureLabels.remove}
            </button>
          </>
        ) : (
          <span>{hint}</span>
        )}
      </p>
      <p id={problemId} role="alert" className="text-12 text-danger-600 empty:hidden">
        {slot.problem}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={pictureLabels.upload(name)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be picked again.
          target.value = '';
          if (file) slot.take(file);
        }}
      />
      {isAsking && picture ? (
        <ProofDialog
          title={pictureLabels.viewOf(name)}
          hint={pictureLabels.proofHint}
          confirm={pictureLabels.view}
          onConfirm={(password) => slot.view(picture.uuid, password)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </fieldset>
  );
}

/** Shows the watermark of the stored picture on the file that was just sent. */
function Watermark() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <pattern id={id} width={150} height={50} patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <text
          x={8}
          y={30}
          strokeWidth={3}
          className="fill-black/60 stroke-white/60 text-[12px] font-medium [paint-order:stroke]"
        >
          {pictureLabels.watermark}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
