import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { labels } from '#labels/picture-crop';

export interface PictureCropProps {
  file: File;
  title: string;
  /** Aspect ratio of the crop area, width to height. */
  aspect: number;
  /** Shows a round crop area. @default false */
  round?: boolean;
  /** Maximum length of the longer side, in pixels. */
  longestEdge: number;
  onUse: (picture: File) => Promise<void>;
  onClose: () => void;
}

const zooms = { min: 1, max: 4, step: 0.05 };

/** Dialog that moves and scales a picture below a crop area; with the pointer, two fingers, or the arrow keys. */
export default function PictureCrop(props: PictureCropProps) {
  const { file, title, aspect, round = false, longestEdge, onUse, onClose } = props;
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
      await onUse(await cropPicture(file, area, longestEdge));
    } catch {
      setBroken(true);
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={labels.close} className="w-[min(480px,calc(100%-32px))]">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="mt-1">{labels.hint}</DialogDescription>
        <div className="relative mt-5 h-[min(320px,50dvh)] overflow-hidden rounded-card bg-sunken">
          {url && !broken ? (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              minZoom={zooms.min}
              maxZoom={zooms.max}
              aspect={aspect}
              cropShape={round ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': labels.area, role: 'group' }}
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
          {labels.zoom}
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
            {labels.use}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Crops a picture and scales it down if it is larger than needed. @throws when it cannot be decoded */
async function cropPicture(file: File, { x, y, width, height }: CropArea, longestEdge: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('@paidang/web: this browser draws nothing, so the picture could not be cropped.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], file.name, { type })) : reject(new Error('empty picture'))),
      type,
      0.92,
    );
  });
}
