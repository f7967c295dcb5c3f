import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { multiPageSource } from '../data/scripts';
import { multiPageKind } from '../features/script/multi-page-kind';
import { ScriptPage } from './parts/script-page';

/** `/draft/{taskId}/draft-script?index&v&comment`: the multi-page script. */
export default function DraftScriptRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => multiPageSource(taskId), [taskId]);
  return <ScriptPage task={taskId} form="multi" kind={multiPageKind} source={source} />;
}
