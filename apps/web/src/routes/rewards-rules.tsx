import { rewardsRules } from '#labels/content/rewards-rules';
import { ContentPage } from '../features/content/content-page';

/** `/rewardsRules`. */
export default function RewardsRulesRoute() {
  return <ContentPage words={rewardsRules} />;
}
