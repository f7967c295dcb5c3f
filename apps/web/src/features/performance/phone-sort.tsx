import type { PerformanceOrder } from '@paidang/contract/calls';
import { performanceSorts } from '@paidang/contract/report';
import { Button } from '@paidang/ui/button';
import { ArrowDownUp } from 'lucide-react';
import { labels } from '#labels/performance';
import { PressMenu } from '../../shared/layers/press-menu';
import { firstDirection } from './performance-query';

const loadMenu = () => import('../../shared/layers/choice-menu');

export interface PhoneSortProps {
  order: PerformanceOrder;
  onOrder: (order: Partial<PerformanceOrder>) => void;
}

/** Sort control for phones, where there are no column headers. */
export function PhoneSort({ order, onOrder }: PhoneSortProps) {
  const options = performanceSorts.map((value) => ({
    value,
    label: value === 'name' ? labels.groups.names[order.group] : labels.columns[value],
  }));
  return (
    <PressMenu
      load={loadMenu}
      menu={{
        label: labels.sort,
        options,
        value: order.sort,
        onChoose: (value: string) => {
          const sort = performanceSorts.find((one) => one === value);
          if (sort) onOrder({ sort, direction: firstDirection(sort) });
        },
      }}
      trigger={(props) => (
        <Button size="sm" icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden="true" />} {...props}>
          {labels.sortBy(options.find(({ value }) => value === order.sort)?.label ?? '')}
        </Button>
      )}
    />
  );
}
