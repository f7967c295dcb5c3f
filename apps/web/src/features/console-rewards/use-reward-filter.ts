import { type RewardStage, rewardStages } from '@paidang/contract/vocabulary';
import { useAddressParams } from '../../shared/use-address-params';

const first = rewardStages[0];

/** Filter of the list, from `?stage` and `?q` of the address. */
export function useRewardFilter() {
  const [search, setSearch] = useAddressParams();
  const stage = rewardStages.find((one) => one === search.get('stage')) ?? first;
  const q = search.get('q') ?? '';
  /** In the form used in the address. */
  const query = { stage: stage === first ? undefined : stage, q: q || undefined };
  const show = (next: { stage: RewardStage; q: string }) => {
    const address = new URLSearchParams();
    if (next.stage !== first) address.set('stage', next.stage);
    if (next.q) address.set('q', next.q);
    setSearch(address, { replace: true });
  };
  return {
    stage,
    q,
    query,
    choose: (next: RewardStage) => show({ stage: next, q }),
    search: (next: string) => show({ stage, q: next }),
  };
}
