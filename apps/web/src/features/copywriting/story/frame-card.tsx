import type { StoryFrame } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { Link, Trash2 } from 'lucide-react';
import { labels } from '#labels/copywriting';
import { SortableCard } from '../../../shared/sorting/sortable';
import { MoveButtons } from '../move-buttons';
import { FramePicture } from './frame-picture';

export interface FrameCardProps {
  frame: StoryFrame;
  /** Position, starting at 1. */
  number: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  port: EditorPort;
  /** Error about the frame as a whole. */
  error: string | undefined;
  linkError: string | undefined;
  onChange: (change: Partial<StoryFrame>) => void;
  onRemove: () => void;
  /** Changes the number of running uploads by one. */
  onUploading: (step: 1 | -1) => void;
}

const storyLabels = labels.story;

/** One story frame: picture, text on it, and a link sticker. */
export function FrameCard({
  frame,
  number,
  isLast,
  onMove,
  port,
  error,
  linkError,
  onChange,
  onRemove,
  onUploading,
}: FrameCardProps) {
  const { link_sticker: sticker } = frame;
  return (
    <SortableCard
      id={frame.frame_uuid}
      handleLabel={storyLabels.move(number)}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[144px_minmax(0,1fr)]"
    >
      {(handle) => (
        <>
          <FramePicture
            src={frame.image}
            alt={frame.caption}
            number={number}
            port={port}
            onChange={(image) => onChange({ image })}
            onUploading={onUploading}
          />
          <div className="grid content-start gap-3">
            <div className="-mt-1 flex items-center gap-1">
              {handle}
              <h3 className="mr-auto font-mono text-13 text-ink-3">{storyLabels.frame(number)}</h3>
              <MoveButtons name={storyLabels.frame(number)} isFirst={number === 1} isLast={isLast} onMove={onMove} />
              <IconButton label={storyLabels.remove(number)} size="sm" onClick={onRemove}>
                <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </div>
            <Field label={storyLabels.caption} error={error ? storyLabels.blank : null}>
              <Textarea
                value={frame.caption}
                maxLength={limits.copy.captionLength}
                minHeight={72}
                onChange={(event) => onChange({ caption: event.target.value })}
              />
            </Field>
            {sticker ? (
              <fieldset className="grid items-start gap-2 md:grid-cols-[2fr_3fr_auto]">
                <legend className="sr-only">{storyLabels.sticker}</legend>
                <Field label={storyLabels.stickerText}>
                  <Input
                    value={sticker.text}
                    maxLength={limits.copy.stickerLength}
                    onChange={(event) => onChange({ link_sticker: { ...sticker, text: event.target.value } })}
                  />
                </Field>
                <Field label={storyLabels.stickerUrl} error={linkError} lines={1}>
                  <Input
                    type="url"
                    value={sticker.url}
                    placeholder="https://"
                    onChange={(event) => onChange({ link_sticker: { ...sticker, url: event.target.value.trim() } })}
                  />
                </Field>
                <IconButton
                  label={storyLabels.removeSticker}
                  className="md:mt-7"
                  onClick={() => onChange({ link_sticker: null })}
                >
                  <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </fieldset>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                className="justify-self-start"
                icon={<Link size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => onChange({ link_sticker: { text: '', url: '' } })}
              >
                {storyLabels.addSticker}
              </Button>
            )}
          </div>
        </>
      )}
    </SortableCard>
  );
}
