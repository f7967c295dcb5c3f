import { platformCreatorRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** Whose view of the cards: what vendors see, or what everybody does. */
export type CardsSeenBy = 'vendors' | 'public';

const key = 'console-creators';

/** Published cards by a part of the creator's name; the first of all without one. */
export const useCreatorsFound = (name: string, as: CardsSeenBy) =>
  useResource(
    [key, 'found', name, as] as const,
    async () => (await request(platformCreatorRoutes.find, { query: { q: name, as } })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  );

/** The cards of these creators: `null` of one that is not published, `undefined` until that is known. */
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
