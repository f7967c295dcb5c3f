import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilmCell } from '../internal/film-frame';
import { type RenderLink, renderAnchor } from '../internal/render-link';

/** One step of a `FilmStrip`. */
export interface FilmFrame extends FilmCell {
  /** Short code in a monospaced font. */
  code: string;
  title: string;
  /** The state in words: what happened, whose turn it is, or when. */
  caption?: ReactNode;
  /** Address of a picture, or a line drawing (an `svg`, 140 x 76). */
  picture?: ReactNode;
  /** Makes the frame a link. */
  href?: string | undefined;
}

export interface FilmFrameItemProps {
  frame: FilmFrame;
  pictured: boolean;
  renderLink?: RenderLink | undefined;
}

const marks = { done: Check, late: CircleAlert, now: null, next: null, skipped: null } as const;

/** One frame of the strip. */
export function FilmFrameItem({ frame, pictured, renderLink = renderAnchor }: FilmFrameItemProps) {
  const { code, title, caption, picture, href, state, tone, apart } = frame;
  const Mark = marks[state];
  const current = state === 'now' ? ({ 'aria-current': 'step' } as const) : {};
  const body = (
    <>
      {pictured ? (
        <span aria-hidden="true" className="pd-frame-picture">
          {typeof picture === 'string' ? <img src={picture} alt="" /> : picture}
        </span>
      ) : null}
      <span className="pd-frame-caption">
        <span className="pd-frame-code">{code}</span>
        <span className="pd-frame-title" title={title}>
          {title}
        </span>
        {caption ? (
          <span className="pd-frame-state">
            {Mark ? <Mark aria-hidden="true" size={12} strokeWidth={2.25} /> : null}
            <span>{caption}</span>
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <li
      data-slot="film-frame"
      data-state={state}
      data-variant={tone}
      data-apart={apart ? '' : undefined}
      className="pd-frame"
      {...(href ? {} : current)}
    >
      {href ? (
        renderLink({ href, className: 'pd-frame-body', children: body, ...current })
      ) : (
        <div className="pd-frame-body">{body}</div>
      )}
    </li>
  );
}
