import '@paidang/claims/styles.css';
import { ReasonForm, type ReasonFormProps } from '@paidang/claims/view';
import { limits } from '@paidang/contract/limits';
import { labels } from '#labels/trace';
import { wordsInside } from '../../shared/pressed-call/report-failure';

/** Form for where a requirement is met that was not found automatically; the same one as for claims. */
export function MetForm(props: Pick<ReasonFormProps, 'onReason' | 'onClose'>) {
  return <ReasonForm labels={labels.form} maxLength={limits.trace.noteLength} describeError={wordsInside} {...props} />;
}
