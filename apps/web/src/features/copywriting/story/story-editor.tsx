import type { StoryFrame } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/copywriting';
import { moved, Sortable } from '../../../shared/sorting/sortable';
import type { StepEditorProps } from '../../../step/step-kind';
import { showToast } from '../../../stores/toasts';
import { FrameCard } from './frame-card';

export interface StoryEditorProps extends Pick<StepEditorProps<unknown>, 'port' | 'onUploadingChange' | 'errors'> {
  frames: readonly StoryFrame[];
  onChange: (frames: StoryFrame[]) => void;
}

const storyLabels = labels.story;
const { frames: most } = limits.copy;

const newFrame = (): StoryFrame => ({
  frame_uuid: crypto.randomUUID(),
  image: null,
  caption: '',
  link_sticker: null,
});

/** Editor of a story: one card per frame, reordered by drag or keyboard. */
export function StoryEditor({ frames, onChange, port, onUploadingChange, errors }: StoryEditorProps) {
  const latest = useRef(frames);
  useEffect(() => {
    latest.current = frames;
  }, [frames]);
  const uploads = useRef(0);
  const order = frames.map(({ frame_uuid }) => frame_uuid);
  const set = (next: readonly StoryFrame[]) => {
    latest.current = next;
    onChange([...next]);
  };
  const remove = (index: number) => {
    const gone = frames[index];
    if (!gone) return;
    set(frames.filter((_, at) => at !== index));
    showToast({
      title: storyLabels.removed(index + 1),
      duration: 8000,
      action: {
        label: storyLabels.undo,
        onSelect: () => set([...latest.current.slice(0, index), gone, ...latest.current.slice(index)]),
      },
    });
  };
  return (
    <div className="grid gap-5" data-quote-skip="">
      {frames.length === 0 ? <p className="text-ink-3">{storyLabels.empty}</p> : null}
      <Sortable
        order={order}
        nameOf={(id) => storyLabels.frame(order.indexOf(id) + 1)}
        onMove={(id, to) => set(moved(frames, order.indexOf(id), to))}
      >
        <ol aria-label={storyLabels.frames} className="grid gap-4">
          {[...frames.entries()].map(([index, frame]) => (
            <FrameCard
              key={frame.frame_uuid}
              frame={frame}
              number={index + 1}
              isLast={index === frames.length - 1}
              onMove={(step) => set(moved(frames, index, index + step))}
              port={port}
              error={errors[`frames.${index}`]}
              linkError={errors[`frames.${index}.link_sticker.url`]}
              onChange={(change) =>
                set(latest.current.map((one) => (one.frame_uuid === frame.frame_uuid ? { ...one, ...change } : one)))
              }
              onRemove={() => remove(index)}
              onUploading={(step) => {
                uploads.current += step;
                onUploadingChange(uploads.current);
              }}
            />
          ))}
        </ol>
      </Sortable>
      {errors.frames ? (
        <p role="alert" className="text-13 text-danger-600">
          {errors.frames}
        </p>
      ) : null}
      <Button
        className="justify-self-start"
        disabled={frames.length >= most}
        title={frames.length >= most ? storyLabels.full(most) : undefined}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => set([...frames, newFrame()])}
      >
        {storyLabels.add}
      </Button>
    </div>
  );
}
