import { EmptyState } from '@paidang/ui/empty-state';
import { type ComponentType, useDeferredValue } from 'react';
import { useStepVersion } from '../../data/steps';
import { useDraftState } from '../draft/use-draft';
import type { StepPreviewProps } from '../step-kind';
import { useStepRoom } from './step-room';

/** Preview of the published result: of the current draft, or of the version on display. */
export function StepPreview({ Preview }: { Preview: ComponentType<StepPreviewProps<unknown>> }) {
  const { kind, source, view, choice, draft } = useStepRoom();
  const { versionView } = choice;
  const { data: shown } = useStepVersion(source, versionView === 'draft' ? null : versionView);
  const draftContent = useDraftState(draft)?.content;
  const content = versionView === 'draft' ? draftContent : shown?.number === versionView ? shown.content : undefined;
  // Typing takes priority over updating the preview.
  const settled = useDeferredValue(content);
  if (versionView === null) return <EmptyState title={kind.words.empty} className="py-12" />;
  return settled === undefined ? null : <Preview view={view} content={settled} />;
}
