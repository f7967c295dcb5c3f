import { ContentPage } from '../features/content/content-page';
import { rewardsRules } from '../features/content/rewards-rules';

/** `/rewardsRules`. */
export default function RewardsRulesRoute() {
  return <ContentPage words={rewardsRules} />;
}
