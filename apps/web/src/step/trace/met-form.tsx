import '@paidang/claims/styles.css';
import { ReasonForm, type ReasonFormProps } from '@paidang/claims/view';
import { limits } from '@paidang/contract/limits';
import { labels } from '#labels/trace';
import { wordsInside } from '../../shared/pressed-call/report-failure';

/** Says where a requirement is met that was not found: what claims are answered with. */
export function MetForm(props: Pick<ReasonFormProps, 'onReason' | 'onClose'>) {
  return <ReasonForm labels={labels.form} maxLength={limits.trace.noteLength} describeError={wordsInside} {...props} />;
}
