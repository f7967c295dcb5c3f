import { lazyExtra } from '../../shared/lazy-extra';
import { useStepRoom, useStepSession } from '../page/step-room';

const NameVersionDialog = lazyExtra(() => import('./name-version-dialog'));
const TakeBackDialog = lazyExtra(() => import('./take-back-dialog'));

/** Dialogs about a single version. */
export function VersionQuestions() {
  const { session } = useStepRoom();
  const question = useStepSession((state) => state.versionQuestion);
  if (!question) return null;
  const own = { version: question.version, onClose: () => session.setState({ versionQuestion: null }) };
  return question.about === 'name' ? <NameVersionDialog {...own} /> : <TakeBackDialog {...own} />;
}
