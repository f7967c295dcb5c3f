import type { DeletedScript, ScriptSegment } from '@paidang/contract/entities';
import { formatTimeIndex } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Switch } from '@paidang/ui/switch';
import { FileUp, History } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/script';
import { lazyExtra } from '../../../shared/lazy-extra';
import { lengthOf } from '../segments/segment';
import { useScriptRoom } from './script-room';

const WordImport = lazyExtra(() => import('../word/word-import'));
const DeletedDrawer = lazyExtra(() => import('./deleted-drawer'));

export interface StoryboardToolsProps {
  segments: readonly ScriptSegment[];
  sync: boolean;
  onSyncChange: (sync: boolean) => void;
  onReplace: (segments: ScriptSegment[], words: string) => void;
  onRestore: (deleted: DeletedScript) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Tools for all segments: their number, whether times move together, import, and deleted segments. */
export function StoryboardTools({ segments, sync, onSyncChange, onReplace, onRestore }: StoryboardToolsProps) {
  const { deleted } = useScriptRoom();
  const [layer, setLayer] = useState<'word' | 'deleted' | null>(null);
  const length = lengthOf(segments);
  const close = () => setLayer(null);
  return (
    <div data-quote-skip="" data-tour="script-tools" className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      {segments.length > 0 ? (
        <>
          <p className="w-full text-13 text-ink-3">
            {labels.total(segments.length, length > 0 ? formatTimeIndex(length) : '')}
          </p>
          <Switch label={labels.sync} checked={sync} onCheckedChange={onSyncChange} title={labels.syncHint} />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button size="sm" icon={<FileUp {...icon} />} onClick={() => setLayer('word')}>
          {labels.word.open}
        </Button>
        <Button size="sm" icon={<History {...icon} />} onClick={() => setLayer('deleted')}>
          {labels.deleted.open(deleted.length)}
        </Button>
      </div>
      {layer === 'word' ? <WordImport segments={segments} onTake={onReplace} onClose={close} /> : null}
      {layer === 'deleted' ? <DeletedDrawer onRestore={onRestore} onClose={close} /> : null}
    </div>
  );
}
