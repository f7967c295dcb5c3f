import type { ImportedScript, ScriptSegment } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { documentText } from '@paidang/editor/view';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { DialogFooter } from '@paidang/ui/dialog';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { ScrollArea } from '@paidang/ui/scroll-area';
import { useState } from 'react';
import { labels } from '#labels/script';
import { appendSegments, spanWords } from '../segments/segment';

export interface ImportPreviewProps {
  found: ImportedScript;
  /** Current segments of the draft. */
  segments: readonly ScriptSegment[];
  onAgain: () => void;
  onTake: (segments: ScriptSegment[], words: string) => void;
}

const words = labels.word;

/** Preview of an imported file: its segments replace those of the draft, or are appended to them. */
export function ImportPreview({ found: { scripts, warnings }, segments, onAgain, onTake }: ImportPreviewProps) {
  const fits = segments.length + scripts.length <= limits.script.segments;
  const [place, setPlace] = useState<'replace' | 'append'>(fits ? 'append' : 'replace');
  const take = () =>
    place === 'append' && segments.length > 0
      ? onTake(appendSegments(segments, scripts), labels.said.appended(scripts.length))
      : onTake(scripts, labels.said.replaced(scripts.length));
  return (
    <>
      {warnings.length > 0 ? (
        <Callout tone="warning" title={words.warnings} className="mt-4">
          <ul className="list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <ScrollArea label={words.preview} className="mt-4 min-h-32 flex-1 rounded-control border border-line px-4">
        <ol>
          {scripts.map((segment, index) => (
            <PreviewRow key={segment.script_uuid} segment={segment} number={index + 1} />
          ))}
        </ol>
      </ScrollArea>
      {segments.length > 0 ? (
        <RadioGroup
          value={place}
          onValueChange={(value) => setPlace(value === 'append' ? 'append' : 'replace')}
          aria-label={words.take}
          className="mt-4"
        >
          <Radio value="append" label={words.append} disabled={!fits} />
          <Radio value="replace" label={words.replace(segments.length)} />
        </RadioGroup>
      ) : null}
      {segments.length > 0 ? (
        <p className="mt-2 text-12 text-ink-3">{fits ? words.kept : words.tooMany(limits.script.segments)}</p>
      ) : null}
      <DialogFooter>
        <Button variant="ghost" onClick={onAgain}>
          {words.again}
        </Button>
        <Button variant="ink" onClick={take}>
          {words.put}
        </Button>
      </DialogFooter>
    </>
  );
}

function PreviewRow({ segment, number }: { segment: ScriptSegment; number: number }) {
  const { title, text, narration, picture } = segment;
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-2 border-t border-line py-3 first:border-t-0">
      <span className="font-mono text-ink-3">{labels.number(number)}</span>
      <div className="min-w-0">
        <p className="font-medium break-words">{title || labels.untitled}</p>
        <p className="font-mono text-12 text-ink-3">{spanWords(segment)}</p>
        <p className="line-clamp-2 text-13 text-ink-2">{[documentText(text), narration].filter(Boolean).join('　')}</p>
      </div>
      {picture ? (
        <img src={picture} alt="" className="aspect-video w-24 rounded-control border border-line object-contain" />
      ) : null}
    </li>
  );
}
