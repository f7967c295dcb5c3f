import { type RewardStage, rewardStages } from '@paidang/contract/vocabulary';
import { useSearchParams } from 'react-router-dom';

const first = rewardStages[0];

/** The stage the list is filtered by: `?stage` of the page. */
export function useRewardStage() {
  const [search, setSearch] = useSearchParams();
  const stage = rewardStages.find((one) => one === search.get('stage')) ?? first;
  return {
    stage,
    /** As the address has it. */
    query: { stage: stage === first ? undefined : stage },
    choose: (next: RewardStage) => setSearch(next === first ? {} : { stage: next }, { replace: true }),
  };
}
