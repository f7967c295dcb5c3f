import { cx } from '@paidang/ui/recipes';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';
import { LinkedText } from './parts/linked-text';

interface CommentTextProps {
  id: string;
  text: string;
  className?: string;
}

/** Plain text, cut off after four lines; the button that expands it is shown only if there is more. */
export function CommentText(props: CommentTextProps) {
  return <MeasuredText key={props.text} {...props} />;
}

function MeasuredText({ id, text, className }: CommentTextProps) {
  const board = useCommentBoard();
  const labels = useLabels();
  const expanded = useCommentBoardState((state) => state.expanded[id] ?? false);
  const [overflows, setOverflows] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const node = paragraph.current;
    if (!node) return;
    const measure = () => {
      const style = getComputedStyle(node);
      const limit = Number.parseFloat(style.lineHeight) * Number(style.getPropertyValue('--pd-comment-lines'));
      setOverflows(node.scrollHeight > limit + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <p
        ref={paragraph}
        data-slot="comment-text"
        data-state={expanded ? 'expanded' : 'collapsed'}
        className={cx('pd-comment-text', className)}
      >
        <LinkedText id={id} text={text} />
      </p>
      {overflows ? (
        <button
          type="button"
          data-slot="comment-fold"
          aria-expanded={expanded}
          onClick={() => board.setExpanded(id, !expanded)}
          className="pdb:mt-1 pdb:min-h-6 pdb:text-13 pdb:font-medium pdb:text-ink pdb:hover:underline"
        >
          {expanded ? labels.fold : labels.expand}
        </button>
      ) : null}
    </>
  );
}
