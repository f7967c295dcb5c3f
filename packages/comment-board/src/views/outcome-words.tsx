import type { CommentOutcome } from '@paidang/contract/entities';
import { Fragment } from 'react';
import { useLabels } from '../react/board-context';
import type { OutcomeContentProps } from '../react/components';

const looks = {
  added: 'pdb:rounded-hair pdb:bg-success-50 pdb:text-success-600 pdb:decoration-[1.5px] pdb:underline-offset-4',
  removed: 'pdb:rounded-hair pdb:bg-danger-50 pdb:text-danger-600 pdb:decoration-[1.5px]',
} as const;

/** The text of a place before and after, and its picture if that changed. */
export function OutcomeWords({ outcome }: OutcomeContentProps) {
  const { runs, pictures } = outcome;
  return (
    <>
      {runs.length > 0 ? <Runs runs={runs} /> : null}
      {pictures ? <Pictures {...pictures} /> : null}
    </>
  );
}

function Runs({ runs }: Pick<CommentOutcome, 'runs'>) {
  const labels = useLabels().outcome;
  const named = (words: string) => <span className="pdb:sr-only">{`（${words}）`}</span>;
  return (
    <p
      data-slot="comment-outcome-words"
      className="pdb:text-13 pdb:leading-[22px] pdb:wrap-anywhere pdb:whitespace-pre-wrap pdb:text-ink-2"
    >
      {runs.map(({ text, change }, index) => {
        const key = `${index}${change}`;
        if (change === 'same') return <Fragment key={key}>{text}</Fragment>;
        const Tag = change === 'added' ? 'ins' : 'del';
        return (
          <Tag key={key} className={looks[change]}>
            {named(labels[change])}
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

function Pictures({ before, after }: NonNullable<CommentOutcome['pictures']>) {
  const labels = useLabels().outcome;
  const sides = [
    { src: before, alt: labels.pictureBefore },
    { src: after, alt: labels.pictureAfter },
  ];
  return (
    <span data-slot="comment-outcome-pictures" className="pdb:mt-1 pdb:grid pdb:grid-cols-2 pdb:gap-2">
      {sides.map(({ src, alt }) =>
        src ? (
          <img
            key={alt}
            src={src}
            alt={alt}
            loading="lazy"
            className="pdb:aspect-square pdb:w-full pdb:rounded-small pdb:bg-sunken pdb:object-contain"
          />
        ) : (
          <span
            key={alt}
            className="pdb:grid pdb:aspect-square pdb:w-full pdb:place-items-center pdb:rounded-small pdb:border pdb:border-dashed pdb:border-line-strong pdb:text-12 pdb:text-ink-3"
          >
            {labels.noPicture}
          </span>
        ),
      )}
    </span>
  );
}
