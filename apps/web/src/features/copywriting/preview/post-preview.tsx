import {
  type PostPlatform,
  postFactSources,
  postFactsDate,
  postPlatformOf,
  postPlatforms,
} from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Select } from '@paidang/ui/select';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { labels } from '#labels/copy-preview';
import type { StepPageView } from '../../../data/step-source';
import { copyText } from '../../../shared/copy-text';
import { type Side, sidesOf } from '../../../shared/people';
import { showToast } from '../../../stores/toasts';
import { PostCounts } from './post-counts';
import { postFrames } from './post-frames';
import type { PostPicture } from './post-pictures';
import { postText } from './post-text';

interface Post {
  html: string;
  pictures: readonly PostPicture[];
  /** Cover of the video published with the copy; displayed if there are no pictures. @default none */
  film?: string | null;
}

const platformOptions = postPlatforms.map((value) => ({ value, label: value }));
const day = postFactsDate.replaceAll('-', '/');

export interface PostPreviewProps extends Post {
  view: Pick<StepPageView, 'project' | 'task' | 'platform'>;
}

/** Preview of a task's post on its platform, with warnings about exceeded limits. */
export function PostPreview({ view, ...post }: PostPreviewProps) {
  const { left, right } = sidesOf(view);
  const on = view.platform?.platform_title ?? '';
  return <PublishedPost on={on} by={right} vendor={left.name} title={view.task.title} {...post} />;
}

export interface PublishedPostProps extends Post {
  /** Name of the platform the post is written for. */
  on: string;
  by: Side;
  vendor: string;
  title: string;
}

/** Preview of a post under the given names, with warnings about exceeded limits. */
export function PublishedPost({ on, by, vendor, title, html, pictures: own, film = null }: PublishedPostProps) {
  const [platform, setPlatform] = useState<PostPlatform>(() => postPlatformOf(on) ?? 'Instagram');
  const { text, pictures: inText, losesLooks } = useMemo(() => postText(html), [html]);
  const written = own.length > 0 ? own : inText.map((src) => ({ src, alt: '' }));
  const pictures = written.length === 0 && film ? [{ src: film, alt: labels.cover }] : written;
  const Frame = postFrames[platform];
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { title: labels.copied, tone: 'success' } : { title: labels.copyFailed, tone: 'danger' });
  };
  return (
    <div className="grid gap-4 p-5">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="shrink-0 text-13 text-ink-3">
          {labels.as}
        </span>
        <Select
          aria-label={labels.as}
          size="sm"
          options={platformOptions}
          value={platform}
          onValueChange={setPlatform}
          className="min-w-36"
        />
      </div>
      {text === '' && pictures.length === 0 ? (
        <EmptyState title={labels.empty} className="py-10" />
      ) : (
        <>
          <article
            aria-label={`${labels.region}，${platform}`}
            className="mx-auto w-full max-w-90 overflow-hidden rounded-card border border-line bg-surface [--post-link:#1d5a96] dark:[--post-link:#8cc4f5]"
          >
            <Frame key={platform} by={by} vendor={vendor} title={title} text={text} pictures={pictures} />
          </article>
          <PostCounts platform={platform} text={text} pictures={pictures.length} />
          <Button
            size="sm"
            className="justify-self-start"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {labels.copy}
          </Button>
          <ul className="grid gap-1 text-12 text-ink-3">
            {losesLooks ? <li>{labels.plainNote}</li> : null}
            <li>{labels.labelNote}</li>
            <li>{labels.date(day, postFactSources.sites.join('、'), postFactSources.checked)}</li>
          </ul>
        </>
      )}
    </div>
  );
}
