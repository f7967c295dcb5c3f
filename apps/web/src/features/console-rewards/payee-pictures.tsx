import type { ServicePicture } from '@paidang/contract/entities';
import type { NationalityStatus } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { FileLock2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { labels } from '#labels/console-rewards';
import { ConsolePart } from '../../shared/console/console-facts';
import { usePictureViewer } from '../../shared/pictures/use-picture-viewer';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { nameOfPart, useHideAgain } from '../../shared/service-data';

const pictureLabels = labels.pictures;

export interface PayeePicturesProps {
  pictures: readonly ServicePicture[];
  nationality: NationalityStatus;
  onOpen: (picture: string) => Promise<Blob>;
}

/** The payee's documents, each loaded on request. */
export const PayeePictures = ({ pictures, nationality, onOpen }: PayeePicturesProps) => (
  <ConsolePart title={pictureLabels.title} beside={pictureLabels.hint}>
    {pictures.length === 0 ? <p className="text-13 text-ink-3">{pictureLabels.none}</p> : null}
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
      {pictures.map(({ uuid, kind }) => (
        <li key={uuid}>
          <PayeePicture name={nameOfPart(kind, { nationality_status: nationality })} onOpen={() => onOpen(uuid)} />
        </li>
      ))}
    </ul>
  </ConsolePart>
);

interface PayeePictureProps {
  name: string;
  onOpen: () => Promise<Blob>;
}

function PayeePicture({ name, onOpen }: PayeePictureProps) {
  const call = usePressedCall();
  const [seen, setSeen] = useState<{ src: string } | null>(null);
  useHideAgain(
    seen,
    useCallback(() => setSeen(null), []),
  );
  useEffect(() => (seen ? () => URL.revokeObjectURL(seen.src) : undefined), [seen]);
  const open = () => call.run(async () => setSeen({ src: URL.createObjectURL(await onOpen()) }));
  return (
    <>
      <div className="relative aspect-[5/3] overflow-hidden rounded-card border border-line bg-sunken">
        {seen ? (
          <OpenPicture src={seen.src} name={name} />
        ) : (
          <div className="grid h-full place-content-center justify-items-center gap-2 text-ink-2">
            <FileLock2 size={24} strokeWidth={1.5} aria-hidden="true" />
            <Button
              size="sm"
              variant="ghost"
              busy={call.busy}
              aria-label={pictureLabels.viewOf(name)}
              onClick={() => void open()}
            >
              {pictureLabels.view}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-1.5 text-12 text-ink-2">{name}</p>
      <CallProblem problem={call.problem} className="mt-2" />
    </>
  );
}

/** A thumbnail that opens at full size when pressed. */
function OpenPicture({ src, name }: { src: string; name: string }) {
  const { show, viewer } = usePictureViewer([{ src, alt: pictureLabels.shown(name) }]);
  return (
    <>
      <button
        type="button"
        aria-label={pictureLabels.enlarge(name)}
        className="size-full cursor-zoom-in"
        onClick={() => show(0)}
      >
        <img src={src} alt={pictureLabels.shown(name)} className="size-full object-cover" />
      </button>
      {viewer}
    </>
  );
}
