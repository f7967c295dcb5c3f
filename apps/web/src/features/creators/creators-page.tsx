import { creatorSorts, creatorSortTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/creators';
import { amount } from '#labels/money';
import { useCreatorFacets, useCreators } from '../../data/creators';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PressMenu } from '../../shared/layers/press-menu';
import { lazyExtra } from '../../shared/lazy-extra';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { CompareTray } from './compare-tray';
import { CreatorsFilters } from './creators-filters';
import { useCreatorsQuery } from './creators-query';
import { CreatorsResults } from './creators-results';
import { FilterChips } from './filter-chips';
import { activeFilters } from './filter-texts';
import { ListView } from './list-view';
import { ListsSection } from './lists-section';
import { SearchField } from './search-field';

const loadMenu = () => import('../../shared/layers/choice-menu');
const FiltersSheet = lazyExtra(() => import('./filters-sheet'));

/** Creator search: filters whose state is in the address, saved lists, and a comparison tray. */
export function CreatorsPage() {
  const { search, list, setSearch } = useCreatorsQuery();
  const today = dayOf(useNow());
  const found = useCreators(search);
  const { data: facets } = useCreatorFacets(search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { rows, total, isMoreThanTotal } = found;
  const totalText = isMoreThanTotal ? labels.more(total) : amount(total);
  const filters = { search, facets, today, onChange: setSearch };
  const sort = search.sort ?? 'relevance';

  return (
    <>
      <Page className="pb-10">
        <PageHead
          title={labels.title}
          lead={<span role="status">{rows && !list ? labels.lead(totalText) : ' '}</span>}
          actions={
            <SearchField
              value={search.q ?? ''}
              onSearch={(q) => setSearch({ ...search, q: q || undefined }, search.q !== undefined)}
            />
          }
        />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-7 lg:grid-cols-[216px_minmax(0,1fr)]">
          <aside aria-label={labels.filters.title} className="max-lg:hidden">
            <ListsSection current={list} />
            {list ? null : <CreatorsFilters {...filters} />}
          </aside>
          {list ? (
            <ListView key={list} list={list} today={today} />
          ) : (
            <Tabs
              value={search.together ? 'together' : 'found'}
              onValueChange={(tab) => setSearch({ ...search, together: tab === 'together' || undefined })}
              activationMode="manual"
            >
              <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line">
                <TabsList aria-label={labels.tabs.label} className="shadow-none">
                  <TabsTrigger value="found">
                    {labels.tabs.found}
                    {facets ? <span className="tabular-nums"> {amount(facets.total)}</span> : null}
                  </TabsTrigger>
                  <TabsTrigger value="together">
                    {labels.tabs.together}
                    {facets ? <span className="tabular-nums"> {amount(facets.together)}</span> : null}
                  </TabsTrigger>
                </TabsList>
                <div className="flex gap-2 py-1.5">
                  <Button
                    size="sm"
                    className="lg:hidden"
                    aria-haspopup="dialog"
                    icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => setSheetOpen(true)}
                  >
                    {labels.filters.open(activeFilters(search, today).length)}
                  </Button>
                  <PressMenu
                    load={loadMenu}
                    menu={{
                      label: labels.sort,
                      options: creatorSorts.map((value) => ({ value, label: creatorSortTitles[value] })),
                      value: sort,
                      onChoose: (value: string) => {
                        const chosen = creatorSorts.find((one) => one === value);
                        setSearch({ ...search, sort: chosen === 'relevance' ? undefined : chosen });
                      },
                    }}
                    trigger={(props) => (
                      <Button
                        size="sm"
                        aria-label={labels.sortBy(creatorSortTitles[sort])}
                        icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden="true" />}
                        {...props}
                      >
                        {creatorSortTitles[sort]}
                      </Button>
                    )}
                  />
                </div>
              </div>
              <FilterChips search={search} today={today} onChange={setSearch} />
              <TabsContent value={search.together ? 'together' : 'found'}>
                <CreatorsResults found={found} search={search} today={today} onSearch={setSearch} />
              </TabsContent>
            </Tabs>
          )}
        </div>
      </Page>
      <CompareTray />
      {isSheetOpen ? (
        <FiltersSheet {...filters} list={list} total={rows ? totalText : ''} onClose={() => setSheetOpen(false)} />
      ) : null}
    </>
  );
}
