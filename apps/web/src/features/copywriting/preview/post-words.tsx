import { foldPost, type PostPlatform, postFacts } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { useState } from 'react';
import { labels } from '#labels/copy-preview';
import { postPieces } from './post-text';

export interface PostWordsProps {
  platform: PostPlatform;
  text: string;
  /** Author, on platforms that print the name before the text. */
  by?: string;
  /** Displayed on a picture instead of on paper. @default false */
  onPicture?: boolean;
  className?: string;
}

/** The text of a post, truncated where the platform truncates it; the button expands it. */
export function PostWords({ platform, text, by, onPicture = false, className }: PostWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const { fold, opensLinks } = postFacts[platform];
  const folded = fold && foldPost(text, fold);
  const shown = folded === null || isOpen ? text : folded;
  if (text === '') return null;
  const colour = onPicture ? 'font-medium' : 'text-(--post-link)';
  return (
    <p className={cn('text-14 leading-6 whitespace-pre-line [overflow-wrap:anywhere]', className)}>
      {by ? <b className="font-strong">{`${by} `}</b> : null}
      {postPieces(shown).map(({ kind, text: words, at }) => (
        <span key={at} className={kind === 'tag' || (kind === 'link' && opensLinks) ? colour : undefined}>
          {words}
        </span>
      ))}
      {folded === null ? null : (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn('hit ml-1', onPicture ? 'font-medium' : 'text-ink-3 hover:text-ink')}
        >
          {isOpen ? labels.less : labels.more[platform]}
        </button>
      )}
    </p>
  );
}
