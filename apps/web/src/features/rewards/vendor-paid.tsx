import type { RewardItem } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Link as TextLink } from '@paidang/ui/link';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rewards';
import { ItemLine } from './item-line';

const { item: words } = labels;

/** Items that vendors pay directly: they cannot be requested from the platform. */
export function VendorPaid({ items }: { items: readonly RewardItem[] }) {
  const own = items.filter(({ payer }) => payer === 'vendor');
  if (own.length === 0) return null;
  return (
    <div className="mt-4 rounded-card bg-sunken px-4 py-3.5">
      <h3 className="font-medium">{words.byVendor}</h3>
      <p className="text-13 text-ink-3">{words.byVendorHint}</p>
      <ul className="mt-1">
        {own.map((item) => (
          <li key={item.uuid} className="border-b border-line py-2.5 last:border-b-0 last:pb-0">
            <ItemLine item={item}>
              {item.project ? (
                <TextLink asChild className="hit">
                  <Link
                    to={paths.projectProgress(item.project.uuid, item.task?.index)}
                    aria-label={words.toProjectOf(item.project.name)}
                  >
                    {words.toProject}
                  </Link>
                </TextLink>
              ) : null}
            </ItemLine>
          </li>
        ))}
      </ul>
    </div>
  );
}
