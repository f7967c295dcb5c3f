import { captionRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** The captions of a film, the text of its script, and the calls that change the captions. Callers show errors. */
export function useCaptions(task: string, video: string) {
  const params = { task, video };
  const { data, error, refresh, keep } = useResource(
    ['captions', task, video],
    async () => (await request(captionRoutes.view, { params })).data,
  );
  return {
    captions: data,
    error,
    refresh,
    upload: async (file: File) => {
      const { data: kept } = await request(captionRoutes.keep, { params, files: { file }, handles: 'all' });
      await keep(kept);
      return kept;
    },
    remove: async () => {
      await keep((await request(captionRoutes.remove, { params, handles: 'all' })).data);
    },
  };
}
