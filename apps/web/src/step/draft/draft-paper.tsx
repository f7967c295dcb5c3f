import { MergePanel } from '../merge/merge-panel';
import type { StepEditorProps, StepKind } from '../step-kind';
import type { Autosave } from './autosave';
import { useDraftState } from './use-draft';

export interface DraftPaperProps<Content> extends Omit<StepEditorProps<Content>, 'content' | 'onChange' | 'save'> {
  kind: StepKind<Content>;
  draft: Autosave<Content>;
}

/** The draft being written, and what there is to decide about it first. */
export function DraftPaper<Content>({ kind, draft, ...editor }: DraftPaperProps<Content>) {
  const { Editor } = kind;
  const state = useDraftState(draft);
  if (!state) return null;
  const save = async () => ((await draft.flush()) ? draft.revision() : null);
  return (
    <>
      <MergePanel kind={kind} draft={draft} />
      <Editor content={state.content} onChange={draft.change} save={save} {...editor} />
    </>
  );
}
