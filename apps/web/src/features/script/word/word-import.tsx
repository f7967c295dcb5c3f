import type { ImportedScript, ScriptSegment } from '@paidang/contract/entities';
import { documentLimits } from '@paidang/contract/limits';
import { checkWordFile } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { FileDrop } from '@paidang/ui/file-drop';
import { Progress } from '@paidang/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { labels } from '#labels/script';
import { useScriptRoom } from '../storyboard/script-room';
import { ImportPreview } from './import-preview';

export interface WordImportProps {
  segments: readonly ScriptSegment[];
  /** Called with the new list; `words` describe what happened. */
  onTake: (segments: ScriptSegment[], words: string) => void;
  onClose: () => void;
}

const words = labels.word;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const doc = 'application/msword';

/** Imports a Word file: picked, parsed by the server, previewed, and only then added to the draft. */
export default function WordImport({ segments, onTake, onClose }: WordImportProps) {
  const { importWord } = useScriptRoom();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<ImportedScript | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File) => {
    const upload = new AbortController();
    running.current = upload;
    setFailure(null);
    setProgress(0);
    try {
      setFound(await importWord(file, { onProgress: setProgress, signal: upload.signal }));
    } catch (error) {
      if (!upload.signal.aborted) setFailure((error instanceof Error && error.message) || words.failed);
    } finally {
      setProgress(null);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" className="flex max-h-[calc(100dvh-32px)] flex-col">
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{found ? words.found(found.scripts.length) : words.hint}</DialogDescription>
        {found ? (
          <ImportPreview
            found={found}
            segments={segments}
            onAgain={() => setFound(null)}
            onTake={(next, said) => {
              onTake(next, said);
              onClose();
            }}
          />
        ) : (
          <div className="mt-6 grid gap-4">
            {progress === null ? (
              <FileDrop
                label={words.drop}
                // Old Word files can be picked: the refusal tells the user what to do instead.
                accept={{ [docx]: ['.docx'], [doc]: ['.doc'] }}
                labels={{ limits: () => words.limits(documentLimits.wordBytes / 1_000_000) }}
                maxFiles={1}
                validate={checkWordFile}
                onFiles={([file]) => file && void read(file)}
              />
            ) : (
              <>
                <Progress label={words.uploading} value={progress < 1 ? progress * 100 : null} />
                <Button size="sm" className="justify-self-start" onClick={() => running.current?.abort()}>
                  {words.cancel}
                </Button>
              </>
            )}
            {failure ? (
              <Callout tone="danger" role="alert">
                {failure}
              </Callout>
            ) : null}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
