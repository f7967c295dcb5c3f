import type { Profile } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { fileExtension, messages } from '@paidang/contract/rules';
import { isVendor } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Button } from '@paidang/ui/button';
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { labels } from '#labels/profile';
import { wordsInside } from '../../shared/pressed-call/report-failure';

const PictureCrop = lazy(() => import('../../shared/pictures/picture-crop'));

const { avatarBytes, avatarExtensions } = limits.account;

export interface AvatarFieldProps {
  profile: Profile;
  onChange: (picture: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
}

/** Validation error of a profile picture file. */
function checkPicture({ name, size }: File): string | null {
  if (!avatarExtensions.some((extension) => extension === fileExtension(name))) return messages.uploadFailed;
  return size > avatarBytes ? messages.photoTooLarge : null;
}

/** Profile picture; cropped before upload. */
export function AvatarField({ profile, onChange, onRemove }: AvatarFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { avatar } = labels;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [picture] = event.target.files ?? [];
    // Allows the same file to be picked again.
    event.target.value = '';
    if (!picture) return;
    const wrong = checkPicture(picture);
    setFailure(wrong);
    setChosen(wrong ? null : picture);
  };

  const send = async (picture: Blob) => {
    try {
      await onChange(picture);
      setFailure(null);
    } catch (error) {
      setFailure(wordsInside(error));
    } finally {
      setChosen(null);
    }
  };

  const remove = async () => {
    try {
      await onRemove();
    } catch {
      // The client reports the failure.
      return;
    }
    // The pressed button is removed together with the picture.
    const { activeElement, body } = document;
    if (activeElement === removal.current || activeElement === body) change.current?.focus();
  };

  return (
    <fieldset aria-label={avatar.label} className="m-0 flex items-center gap-5 border-0 p-0">
      <Avatar
        name={profile.name}
        src={profile.avatar}
        size={72}
        tone={isVendor(profile.role) ? 'vendor' : 'creator'}
        ring
        decorative
      />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={change}
            size="sm"
            aria-describedby={failure ? errorId : undefined}
            onClick={() => file.current?.click()}
          >
            {avatar.change}
          </Button>
          {profile.avatar ? (
            <Button ref={removal} size="sm" variant="ghost" onClick={() => void remove()}>
              {avatar.remove}
            </Button>
          ) : null}
        </div>
        <p className="text-12 text-ink-3">{avatar.hint}</p>
        <p id={errorId} role="alert" className="text-12 text-danger-600 empty:hidden">
          {failure}
        </p>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          aria-label={avatar.change}
          onChange={choose}
        />
      </div>
      {chosen ? (
        <Suspense>
          <PictureCrop
            file={chosen}
            title={avatar.cropTitle}
            aspect={1}
            round
            longestEdge={limits.account.avatarEdge}
            onUse={send}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
