import { checkDisclosure } from '@paidang/claims';
import {
  foldPost,
  hashtagsIn,
  type PostFactBasis,
  type PostPlatform,
  postFacts,
  postLength,
} from '@paidang/contract/rules';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/copy-preview';
import { linksIn } from './post-text';

const whole = new Intl.NumberFormat('zh-TW', { maximumFractionDigits: 0 });

export interface PostCountsProps {
  platform: PostPlatform;
  text: string;
  pictures: number;
}

/** How much of a platform's limits a post uses, and whether the post discloses the cooperation visibly. */
export function PostCounts({ platform, text, pictures }: PostCountsProps) {
  const { characters, hashtags, pictures: most, opensLinks, fold, basis } = postFacts[platform];
  const links = linksIn(text).length;
  return (
    <dl aria-label={labels.counts} className="grid gap-2 text-13">
      <Row name={labels.characters}>
        <Count value={postLength(text)} most={characters} />
      </Row>
      <Row name={labels.hashtags}>
        <Count value={hashtagsIn(text).length} most={hashtags} basis={basis.hashtags} />
      </Row>
      <Row name={labels.pictureCount}>
        <Count value={pictures} most={most} basis={basis.pictures} />
      </Row>
      <Row name={labels.links}>
        <span>
          {links === 0 ? labels.noLinks : opensLinks ? labels.linksOpen(links) : labels.linksShut(links, platform)}
        </span>
        {links > 0 ? <Basis of={basis.opensLinks} /> : null}
      </Row>
      <Row name={labels.disclosure}>
        <Disclosed platform={platform} text={text} />
      </Row>
      {fold ? (
        <Row name={labels.fold}>
          <span>{labels.foldAt(fold.lines, fold.characters)}</span>
          <Basis of={basis.fold} />
        </Row>
      ) : null}
    </dl>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="w-16 shrink-0 text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

interface CountProps {
  value: number;
  /** `null` if unknown. */
  most: number | null;
  /** @default 'stated' */
  basis?: PostFactBasis | undefined;
}

/** Marks a limit that the platform itself does not state. */
function Basis({ of }: { of: PostFactBasis | undefined }) {
  if (!of || of === 'stated') return null;
  return <span className="ms-1.5 text-12 text-ink-3">{labels.basis[of]}</span>;
}

function Count({ value, most, basis }: CountProps) {
  if (most === null) return whole.format(value);
  const over = value - most;
  return (
    <>
      <span className="tabular-nums">{labels.of(whole.format(value), whole.format(most))}</span>
      <Basis of={basis} />
      {over > 0 ? (
        <Mark isGood={false}>{!basis || basis === 'stated' ? labels.over(whole.format(over)) : labels.overMaybe}</Mark>
      ) : null}
    </>
  );
}

function Mark({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <span className={`flex gap-1.5 ${isGood ? 'text-success-600' : 'text-warning-600'}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {children}
    </span>
  );
}

function Disclosed({ platform, text }: Omit<PostCountsProps, 'pictures'>) {
  const { found, strength } = checkDisclosure(text, { platform: 'instagram' });
  if (!found) return <Mark isGood={false}>{labels.undisclosed}</Mark>;
  const { fold } = postFacts[platform];
  const seen = (fold && foldPost(text, fold)) ?? text;
  if (!seen.includes(found.text)) return <Mark isGood={false}>{labels.disclosedLate(found.text)}</Mark>;
  if (strength !== 'clear') return <Mark isGood={false}>{labels.disclosedWeak(found.text)}</Mark>;
  return <Mark isGood>{labels.disclosed(found.text)}</Mark>;
}
