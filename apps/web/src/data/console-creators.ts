import { platformCreatorRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** Which view of the cards: the one vendors see, or the public one. */
export type CardsSeenBy = 'vendors' | 'public';

const key = 'console-creators';

/** Published cards whose creator's name contains `name`; the first ones of all if it is empty. */
export const useCreatorsFound = (name: string, as: CardsSeenBy) =>
  useResource(
    [key, 'found', name, as] as const,
    async () => (await request(platformCreatorRoutes.find, { query: { q: name, as } })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  );

/** Looks up the cards of these creators: `null` for an unpublished card, `undefined` until known. */
export function useCreatorCards(creators: readonly (string | null)[], as: CardsSeenBy) {
  const ids = [...new Set(creators.flatMap((one) => one || []))].sort();
  const { data, isLoading } = useResource(
    ids.length > 0 ? ([key, 'of', ids, as] as const) : null,
    async () => (await request(platformCreatorRoutes.find, { query: { ids, as } })).data,
    { keepPreviousData: true },
  );
  return (creator: string | null) => {
    if (!creator) return undefined;
    const card = data?.find(({ uuid }) => uuid === creator);
    return card ?? (isLoading || !data ? undefined : null);
  };
}

export type CardOf = ReturnType<typeof useCreatorCards>;
