import { creatorCardLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Avatar } from '@paidang/ui/avatar';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { facts, labels } from '#labels/creators';
import { feeText } from '../../shared/creators/facts';
import { type ComparedCreator, useComparedCreators } from '../../stores/compared-creators';
import { InviteCreator } from './invite-creator';

const compareLabels = labels.compare;
const maxCompared = creatorCardLimits.compared;

/** Creators selected for comparison, at the bottom of the page, with a link to the comparison. */
export function CompareTray() {
  const { chosen, toggle } = useComparedCreators();
  const [first] = chosen;
  if (!first) return null;
  const free = Array.from({ length: maxCompared - chosen.length }, (_, index) => chosen.length + index + 1);
  return (
    <section
      aria-label={compareLabels.title}
      className="sticky bottom-0 z-(--pd-z-sticky) border-t border-line bg-surface px-(--page-edge) pb-[env(safe-area-inset-bottom)] shadow-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <div className="max-md:flex max-md:items-baseline max-md:gap-2">
          <b className="block text-15 font-strong">{compareLabels.title}</b>
          <span role="status" className="block text-12 text-ink-3">
            {compareLabels.chosen(chosen.length, maxCompared)}
          </span>
        </div>
        <ul className="flex min-w-0 flex-1 gap-3 max-md:order-last max-md:w-full max-md:flex-none max-md:overflow-x-auto">
          {chosen.map((creator) => (
            <Chosen key={creator.uuid} creator={creator} onRemove={() => toggle(creator)} />
          ))}
          {free.map((place) => (
            <li
              key={place}
              aria-hidden="true"
              className="viewfinder grid h-14 [--vf-color:var(--pd-line-strong)] [--vf-inset:0px] [--vf-length:9px] [--vf-width:1.5px] min-w-0 flex-1 place-items-center text-13 text-ink-3 max-lg:hidden"
            >
              {place}
            </li>
          ))}
        </ul>
        <div className="ml-auto flex gap-2">
          {chosen.length > 1 ? (
            <Button asChild variant="ink">
              <Link to={paths.creatorsCompare(chosen.map(({ uuid }) => uuid))}>{compareLabels.go(chosen.length)}</Link>
            </Button>
          ) : (
            <>
              <Button disabled className="max-md:hidden">
                {compareLabels.needsMore}
              </Button>
              <InviteCreator creator={first} isNamed />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Chosen({ creator, onRemove }: { creator: ComparedCreator; onRemove: () => void }) {
  const [fee] = creator.fees;
  return (
    <li className="flex h-14 min-w-0 items-center gap-3 rounded-control border border-line bg-paper pr-1 pl-3 max-md:shrink-0 lg:flex-1">
      <Avatar name={creator.name} src={creator.avatar} size={36} tone="creator" ring decorative />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-13">{creator.name}</b>
        {fee ? <span className="block truncate text-12 text-ink-2">{facts.fee(feeText(fee))}</span> : null}
      </span>
      <IconButton size="sm" label={compareLabels.remove(creator.name)} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
