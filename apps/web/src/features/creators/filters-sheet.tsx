import { Button } from '@paidang/ui/button';
import { Sheet, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import { labels } from '#labels/creators';
import { CreatorsFilters, type CreatorsFiltersProps } from './creators-filters';
import { ListsSection } from './lists-section';

export interface FiltersSheetProps extends CreatorsFiltersProps {
  list: string | null;
  /** Number of results, as text. */
  total: string;
  onClose: () => void;
}

/** The filters as a sheet, for windows too narrow for the column. */
export default function FiltersSheet({ list, total, onClose, ...filters }: FiltersSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom" aria-describedby={undefined} className="px-5">
        <SheetTitle className="pb-4 text-16 font-strong">{labels.filters.title}</SheetTitle>
        <CreatorsFilters {...filters} />
        <ListsSection current={list} />
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-raised px-5 py-3">
          <Button variant="ink" className="w-full" onClick={onClose}>
            {total ? labels.filters.show(total) : labels.filters.close}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  );
}
