import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { labels } from '#labels/profile';
import { type CropArea, cropPicture } from './crop-picture';

export interface AvatarCropProps {
  file: File;
  onUse: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

const zooms = { min: 1, max: 4, step: 0.05 };
const { avatar } = labels;

/** Moves and scales a picture under a round window; with the pointer, two fingers, or the arrow keys. */
export default function AvatarCrop({ file, onUse, onClose }: AvatarCropProps) {
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const [area, setArea] = useState<CropArea | null>(null);
  const [broken, setBroken] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const use = async () => {
    if (!area || broken) return;
    setBusy(true);
    try {
      await onUse(await cropPicture(file, area));
    } catch {
      setBroken(true);
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={labels.close} className="w-[min(480px,calc(100%-32px))]">
        <DialogTitle>{avatar.cropTitle}</DialogTitle>
        <DialogDescription className="mt-1">{avatar.cropHint}</DialogDescription>
        <div className="relative mt-5 h-[min(320px,50dvh)] overflow-hidden rounded-card bg-sunken">
          {url && !broken ? (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              minZoom={zooms.min}
              maxZoom={zooms.max}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': avatar.cropArea, role: 'group' }}
              mediaProps={{ onError: () => setBroken(true), alt: '' }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          ) : null}
        </div>
        <div aria-live="assertive" className="mt-3 empty:hidden">
          {broken ? <Callout tone="danger">{messages.uploadFailed}</Callout> : null}
        </div>
        <label className="mt-4 flex items-center gap-3 text-13 text-ink-2">
          {avatar.zoom}
          <input
            type="range"
            {...zooms}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 accent-ink"
          />
        </label>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button variant="ink" off={!area || broken} busy={busy} onClick={() => void use()}>
            {avatar.use}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
