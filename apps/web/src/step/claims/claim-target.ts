import { checkedSteps } from '@paidang/contract/steps';
import type { ClaimTarget } from '../../data/claims';
import type { StepPageView } from '../../data/step-source';
import type { StepNature } from '../step-kind';

/** The text that answers to claims belong to. */
export function claimTarget({ code }: StepNature, { task, platform }: StepPageView): ClaimTarget {
  const checked = checkedSteps.find((one) => one === code);
  if (!checked) throw new Error(`@paidang/web: the texts of ${code} are not checked.`);
  return { task: task.uuid, function: checked, platform: platform?.platform_uuid };
}
