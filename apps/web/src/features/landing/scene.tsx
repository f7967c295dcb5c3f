import { Avatar } from '@paidang/ui/avatar';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { CloudCheck } from 'lucide-react';
import { labels } from '#labels/landing/hero';
import acheng from './people/acheng.svg';
import sanmin from './people/sanmin.svg';

const vendor = { name: labels.vendorName, src: sanmin, tone: 'vendor' } as const;
const creator = { name: labels.creatorName, src: acheng, tone: 'creator' } as const;
const { change, end } = labels;

/** Illustration of two people working together: the text in the middle, a comment, a reply, and whose turn it is. */
export function Scene() {
  return (
    <div role="img" aria-label={labels.scene} className="landing-table">
      <div aria-hidden="true" className="contents">
        <PaperPreview />
        <div className="landing-seat landing-seat-left">
          <Avatar {...vendor} size={64} ring decorative />
          <span>
            {labels.vendor}
            <b>{labels.vendorName}</b>
          </span>
        </div>
        <div className="landing-seat landing-seat-right">
          <Avatar {...creator} size={64} ring decorative />
          <span>
            {labels.creator}
            <b>{labels.creatorName}</b>
          </span>
        </div>
        <div className="landing-note">
          <div className="flex items-center gap-2">
            <Avatar {...vendor} size={24} decorative />
            <span className="font-medium">{labels.vendorPerson}</span>
            <span className="ml-auto text-12 text-ink-3">{labels.noteTime}</span>
          </div>
          <p className="mt-2.5 border-l-2 border-line-strong py-0.5 pl-2.5 text-13 text-ink-2">{labels.quote}</p>
          <p className="mt-2 text-15">{labels.note}</p>
        </div>
        <div className="landing-reply">{labels.reply}</div>
        <div className="landing-turn">
          <AvatarPair left={vendor} right={creator} to="right" size={28} />
          <span>
            <b className="mr-2 font-strong text-creator-600">{labels.turn}</b>
            {labels.turnWhat}
          </span>
        </div>
      </div>
    </div>
  );
}

function PaperPreview() {
  return (
    <div className="landing-sheet">
      <div className="landing-sheet-head">
        <span className="font-mono text-13 font-medium text-ink-3">040</span>
        {labels.sheet}
        <span className="font-mono text-13 font-medium text-ink-3">v2</span>
        <span className="landing-saved">
          <CloudCheck size={16} strokeWidth={1.75} />
          {labels.saved}
        </span>
      </div>
      <dl className="landing-lines">
        {labels.lines.map(({ at, scene, before, marked, after }) => (
          <div key={at}>
            <dt>{at}</dt>
            <dd>{scene}</dd>
            <dd>
              {before}
              {marked ? <mark>{marked}</mark> : null}
              {after}
            </dd>
          </div>
        ))}
        <div>
          <dt>{change.at}</dt>
          <dd>{change.scene}</dd>
          <dd>
            {change.before}
            <ins>{change.added}</ins>
            <del>{change.removed}</del>
            {change.after}
          </dd>
        </div>
        <div>
          <dt>{end.at}</dt>
          <dd>{end.scene}</dd>
          <dd>{end.words}</dd>
        </div>
      </dl>
    </div>
  );
}
