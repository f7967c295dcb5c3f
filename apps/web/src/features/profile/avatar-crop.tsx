import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { limits } from '@paidang/contract/limits';
import { labels } from '#labels/profile';

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

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The chosen square of a picture, no larger than it is shown anywhere. @throws when it cannot be decoded */
async function cropPicture(file: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const edge = Math.min(limits.account.avatarEdge, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('@paidang/web: this browser draws nothing, so the picture could not be cropped.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))), type, 0.92);
  });
}
