import type { ContentPicture } from '@paidang/contract/entities';
import { checkEditorImage } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { labels } from '#labels/console-content';
import { uploadContentPicture } from '../../../data/console-content';
import { wordsInside } from '../../../shared/pressed-call/report-failure';

const PictureCrop = lazy(() => import('../../../shared/pictures/picture-crop'));

const pictureLabels = labels.picture;
/** In pixels: twice the largest size at which any page displays such a picture. */
const longestEdge = 2000;

export interface ChoosePictureProps {
  /** Field name, added to the button's accessible name. */
  name: string;
  /** Required width-to-height ratio; `null` keeps the picture as it is. */
  ratio: number | null;
  round?: boolean;
  onChosen: (picture: ContentPicture) => void;
  /** Text of the button. */
  children: ReactNode;
}

/** Picks a picture, crops it to the required ratio and uploads it. */
export function ChoosePicture({ name, ratio, round = false, onChosen, children }: ChoosePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File) => {
    setChosen(null);
    setProgress(0);
    try {
      onChosen(await uploadContentPicture(file, { onProgress: setProgress }));
      setFailure(null);
    } catch (error) {
      setFailure(wordsInside(error));
    } finally {
      setProgress(null);
    }
  };

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the same file to be picked again.
    target.value = '';
    if (!file) return;
    const wrong = checkEditorImage(file);
    setFailure(wrong);
    if (wrong) return;
    if (ratio === null) void upload(file);
    else setChosen(file);
  };

  return (
    <div className="grid justify-items-start gap-1">
      <input ref={input} type="file" hidden accept="image/jpeg,image/png" aria-label={name} onChange={take} />
      <Button
        size="sm"
        aria-label={`${name}：${typeof children === 'string' ? children : pictureLabels.choose}`}
        busy={progress !== null}
        icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {progress === null ? children : pictureLabels.uploading(Math.round(progress * 100))}
      </Button>
      {failure ? (
        <p role="alert" className="text-13 text-danger-600">
          {failure}
        </p>
      ) : null}
      {chosen && ratio !== null ? (
        <Suspense>
          <PictureCrop
            file={chosen}
            title={`${pictureLabels.crop}${name}`}
            aspect={ratio}
            round={round}
            longestEdge={longestEdge}
            onUse={upload}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
