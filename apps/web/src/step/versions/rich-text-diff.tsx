import { lazyExtra } from '../../shared/lazy-extra';
import { PaperSkeleton } from '../page/step-skeleton';

/** Two versions in one text. Comparing is fetched when it is first shown: whoever reads one version does without it. */
export const RichTextDiff = lazyExtra(() => import('./rich-text-diff-view'), <PaperSkeleton />);
