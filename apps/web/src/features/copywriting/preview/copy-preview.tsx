import type { CopyContent, CopyPhoto, PhotosContent } from '@paidang/contract/entities';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useContext, useMemo } from 'react';
import { labels } from '#labels/copy-preview';
import { photosSource } from '../../../data/copywritings';
import type { StepPageView } from '../../../data/step-source';
import { useStep, useStepVersion } from '../../../data/steps';
import { useFilmCover } from '../../../data/videos';
import { sidesOf } from '../../../shared/people';
import type { StepPreviewProps } from '../../../step/step-kind';
import { SentCopyContext } from '../photos/with-sent-copy';
import { PostPreview } from './post-preview';
import { StoryFrames } from './story-frames';

/** Preview of a platform's copy as published, with the pictures that accompany it. */
export function CopyPreview({ view, content }: StepPreviewProps<CopyContent>) {
  const { platform, step, task } = view;
  // Pictures can be requested once copy was sent.
  const hasPictures = platform?.needs_photos === true && step.version > 0;
  return (
    <Scrolled>
      {hasPictures ? (
        <WithPictures task={task.uuid} platform={platform.platform_uuid}>
          {(photos) => <Whole view={view} copy={content} photos={photos} />}
        </WithPictures>
      ) : (
        <Whole view={view} copy={content} photos={none} />
      )}
    </Scrolled>
  );
}

/** Preview of a platform's pictures as published, with the copy that was sent for them. */
export function PhotosPreview({ view, content: { photos } }: StepPreviewProps<PhotosContent>) {
  const copy = useContext(SentCopyContext)?.content ?? noWords;
  return (
    <Scrolled>
      <Whole view={view} copy={copy} photos={photos} />
    </Scrolled>
  );
}

const none: readonly CopyPhoto[] = [];
const noWords: CopyContent = { mode: 'post', text: '' };

const Scrolled = ({ children }: { children: ReactNode }) => (
  <section aria-label={labels.region} className="min-h-0 min-w-0 flex-1 overflow-y-auto">
    {children}
  </section>
);

interface WithPicturesProps {
  task: string;
  platform: string;
  children: (photos: readonly CopyPhoto[]) => ReactNode;
}

/** Provides the pictures the user may see: their own draft, or what was sent last. */
function WithPictures({ task, platform, children }: WithPicturesProps) {
  const source = useMemo(() => photosSource(task, platform), [task, platform]);
  const { data: step } = useStep(source);
  const latest = step?.versions.at(-1)?.number ?? null;
  const { data: sent } = useStepVersion(source, latest);
  return children(step?.draft?.content.photos ?? sent?.content.photos ?? none);
}

interface WholeProps {
  view: StepPageView;
  copy: CopyContent;
  photos: readonly CopyPhoto[];
}

function Whole({ view, copy, photos }: WholeProps) {
  const pictures = useMemo(() => photos.map(({ path, caption }) => ({ src: path, alt: caption })), [photos]);
  const film = useFilmCover(view.task.uuid);
  if (copy.mode === 'post') {
    return <PostPreview view={view} html={copy.text} pictures={pictures} film={film} />;
  }
  const { left, right } = sidesOf(view);
  // Separately reviewed pictures are assigned to the frames in order.
  const frames = copy.frames.map((frame, index) => ({ ...frame, image: pictures[index]?.src ?? frame.image }));
  return frames.length === 0 ? (
    <EmptyState title={labels.empty} className="border-0 py-12" />
  ) : (
    <div className="mx-auto max-w-80 p-5">
      <StoryFrames by={right} vendor={left.name} frames={frames} />
    </div>
  );
}
