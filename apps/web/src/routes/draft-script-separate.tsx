import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { separateSource } from '../data/scripts';
import { separateKind } from '../features/script/separate-kind';
import { ScriptPage } from './parts/script-page';

/** `/draft/{taskId}/draft-script-separate?index&v&comment&script`: the multi-page script, written one segment at a time. */
export default function DraftScriptSeparateRoute() {
  const { taskId = '' } = useParams();
  const source = useMemo(() => separateSource(taskId), [taskId]);
  return <ScriptPage task={taskId} form="separate" kind={separateKind} source={source} />;
}
