import type { CaptionLine, Captions, SpokenSentence } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Segmented } from '@paidang/ui/segmented';
import { Fragment, useState } from 'react';
import { Virtualizer } from 'virtua';
import { labels } from '#labels/captions';
import { MomentButton } from './caption-lines';

export interface SpokenScriptProps {
  script: NonNullable<Captions['script']>;
  lines: readonly CaptionLine[];
  onGoTo: (seconds: number) => void;
}

const tones = { said: 'success', otherwise: 'warning', missing: 'danger' } as const;
const looks = {
  added: 'rounded-[2px] bg-success-50 text-success-600 decoration-[1.5px] underline-offset-4',
  removed: 'rounded-[2px] bg-danger-50 text-danger-600 decoration-[1.5px]',
} as const;

/** Each sentence of the script: spoken, spoken differently (with the differing words), or missing. */
export function SpokenScript({ script: { version, sentences }, lines, onGoTo }: SpokenScriptProps) {
  const other = sentences.filter(({ state }) => state !== 'said');
  const [shown, show] = useState<'other' | 'all'>(other.length > 0 ? 'other' : 'all');
  const listed = shown === 'all' ? sentences : other;
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <div className="grid gap-2 px-6 py-3">
        <p className="text-14 text-ink-2">
          {other.length === 0 ? labels.allSaid : labels.summary(sentences.length - other.length, sentences.length)}
          <span className="ms-2 text-12 text-ink-3">{labels.onVersion(version)}</span>
        </p>
        {other.length > 0 ? (
          <Segmented
            label={labels.filter}
            value={shown}
            onValueChange={show}
            options={[
              { value: 'other', label: labels.onlyOther, count: other.length },
              { value: 'all', label: labels.all, count: sentences.length },
            ]}
            className="justify-self-start"
          />
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Virtualizer as="ol" item="li">
          {listed.map((sentence, index) => {
            const line = sentence.line === null ? undefined : lines[sentence.line];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a script may contain the same sentence twice
              <div key={index} className="grid gap-1.5 border-t border-line px-6 py-3">
                <div className="flex items-center justify-between gap-2">
                  <Badge tone={tones[sentence.state]}>{labels.said[sentence.state]}</Badge>
                  {line ? <MomentButton at={line.from} onGoTo={onGoTo} /> : null}
                </div>
                <Words sentence={sentence} />
              </div>
            );
          })}
        </Virtualizer>
      </div>
    </div>
  );
}

function Words({ sentence: { text, runs } }: { sentence: SpokenSentence }) {
  if (runs.length === 0) return <p className="text-15 break-words">{text}</p>;
  return (
    <p className="text-15 break-words">
      {runs.map(({ text: words, change }, index) => {
        const key = `${index}${change}`;
        if (change === 'same') return <Fragment key={key}>{words}</Fragment>;
        const Tag = change === 'added' ? 'ins' : 'del';
        return (
          <Tag key={key} className={looks[change]}>
            <span className="sr-only">{`（${labels.change[change]}）`}</span>
            {words}
          </Tag>
        );
      })}
    </p>
  );
}
