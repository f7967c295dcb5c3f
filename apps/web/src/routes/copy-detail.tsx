import type { CopyContent } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { photoBoard } from '#labels/copy-photos-board';
import { copySource, photosSource, useCopywritingAfter } from '../data/copywritings';
import { useStep, useStepVersion } from '../data/steps';
import { copyKind, photosKind } from '../features/copywriting/copy-kinds';
import { CopyTabs } from '../features/copywriting/copy-tabs';
import { SentCopyContext } from '../features/copywriting/photos/with-sent-copy';
import { Unwritten } from '../features/copywriting/unwritten';
import { createCommentPort } from '../wiring/comment-port';
import { useCopyTools } from './parts/copy-tools';
import { StepPage, type StepPageProps } from './parts/step-page';

/** `/copywriting/detail/{task_id}/{platform_uuid}?index&tab&v&comment`: one platform's copy, or its pictures. */
export default function CopyDetailRoute() {
  const { taskId = '', platformId = '' } = useParams();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'photos' ? 'photos' : 'text';
  const text = useMemo(() => copySource(taskId, platformId), [taskId, platformId]);
  const photos = useMemo(() => photosSource(taskId, platformId), [taskId, platformId]);
  const list = useCopywritingAfter(tab === 'photos' ? photos : text, taskId);
  const platform = list?.platforms.find(({ platform_uuid }) => platform_uuid === platformId);
  const comments = useMemo(() => {
    const part = tab === 'photos' ? functionCodes.copyPhotos : functionCodes.copyText;
    return createCommentPort({ area: 'copyComments', task: taskId, platform: platformId, function: part });
  }, [taskId, platformId, tab]);
  const tabs = <CopyTabs task={taskId} index={list?.task.index} platform={platform} tab={tab} />;
  const unwritten = <Unwritten task={taskId} platform={platformId} index={list?.task.index} tabs={tabs} />;
  const shared = { comments, unwritten, slots: { tabs } };
  return tab === 'photos' ? (
    <SentCopyOf source={text} version={platform?.text?.version ?? 0}>
      <StepPage key="photos" kind={photosKind} source={photos} boardLabels={photoBoard} {...shared} />
    </SentCopyOf>
  ) : (
    <TextPage key="text" source={text} shared={shared} />
  );
}

interface TextPageProps {
  source: ReturnType<typeof copySource>;
  shared: Pick<StepPageProps<CopyContent>, 'comments' | 'unwritten' | 'slots'>;
}

/** The copy of a platform, and its guest links. */
function TextPage({ source, shared }: TextPageProps) {
  const { data: view } = useStep(source);
  const { tools, dialog } = useCopyTools(view);
  return (
    <>
      <StepPage kind={copyKind} source={source} {...shared} slots={{ ...shared.slots, tools }} />
      {dialog}
    </>
  );
}

interface SentCopyProps {
  source: ReturnType<typeof copySource>;
  /** Number of the version sent last, 0 before the first. */
  version: number;
  children: ReactNode;
}

/** Provides the latest sent copy to the pictures that are published with it. */
function SentCopyOf({ source, version, children }: SentCopyProps) {
  const { data } = useStepVersion(source, version > 0 ? version : null);
  const copy = useMemo(() => (data ? { number: data.number, content: data.content } : null), [data]);
  return <SentCopyContext.Provider value={copy}>{children}</SentCopyContext.Provider>;
}
