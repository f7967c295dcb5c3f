import { creatorCardRoutes } from '@paidang/contract/routes';
import type { CardLevel } from '@paidang/contract/vocabulary';
import { request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';

export type CardInput = RequestOf<typeof creatorCardRoutes.save>['body']['content'];
export type ShownLevel = Exclude<CardLevel, 'off'>;

const handles = 'all' as const;
const keys = {
  own: ['creator-card'] as const,
  preview: (as: ShownLevel) => ['creator-card', 'preview', as] as const,
  works: ['creator-card', 'works'] as const,
  consent: (task: string) => ['work-consent', task] as const,
};

/** The caller's own card. Callers show errors of changes. */
export function useOwnCard() {
  const { data, error, refresh, keep } = useResource(
    keys.own,
    async () => (await request(creatorCardRoutes.own)).data,
    // Edits are based on a revision.
    { revalidateOnFocus: false },
  );
  return {
    card: data,
    error: error as unknown,
    refresh,
    save: async (content: CardInput, revision: number) => {
      const { data } = await request(creatorCardRoutes.save, { body: { content, revision }, handles });
      await keep(data);
      return data;
    },
    publish: async (level: ShownLevel) => {
      await keep((await request(creatorCardRoutes.publish, { body: { level, is_adult: true }, handles })).data);
    },
    unpublish: async () => {
      await keep((await request(creatorCardRoutes.unpublish, { handles })).data);
    },
  };
}

/** The caller's card as others see it. @param revision a new revision loads it again */
export const useCardPreview = (as: ShownLevel, revision: number) =>
  useResource(
    [...keys.preview(as), revision] as const,
    async () => (await request(creatorCardRoutes.preview, { query: { as }, handles })).data,
    { keepPreviousData: true },
  );

/** Works of closed projects, and whether their vendors let them be shown. */
export function useWorksToShow() {
  const { data, error, refresh } = useResource(keys.works, async () => (await request(creatorCardRoutes.works)).data);
  return {
    works: data,
    error: error as unknown,
    refresh,
    ask: async (task: string) => {
      await request(creatorCardRoutes.askConsent, { params: { task }, handles });
      await refresh();
    },
  };
}

/** Whether the vendor of a task agreed to showing its work. @param task `null` loads nothing */
export function useWorkConsent(task: string | null) {
  const { data, keep } = useResource(
    task && keys.consent(task),
    async () => (await request(creatorCardRoutes.consent, { params: { task: task ?? '' }, handles })).data,
    { shouldRetryOnError: false },
  );
  return {
    consent: data,
    answer: async (isGiven: boolean) => {
      if (!task) return;
      const body = { is_given: isGiven };
      await keep((await request(creatorCardRoutes.answerConsent, { params: { task }, body, handles })).data);
    },
  };
}
