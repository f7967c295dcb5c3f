import { siteContentRoutes } from '@paidang/contract/routes';
import type { Industry } from '@paidang/contract/vocabulary';
import { request } from './api';
import { useResource } from './resource';

const key = 'site-content';

/** Content changes seldom, and nobody waits for it to change. */
const seldom = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** With the token of a preview: everything that was written, inactive too. */
const query = (preview: string | undefined) => ({ query: { preview }, handles: 'all' as const });

/** Success cases. */
export const useSuccessProjects = (preview?: string) =>
  useResource(
    [key, 'success-projects', preview] as const,
    async () => (await request(siteContentRoutes.successProjects, query(preview))).data,
    seldom,
  );

/** What creators say of the product. */
export const useCreatorSays = (preview?: string) =>
  useResource(
    [key, 'creator-says', preview] as const,
    async () => (await request(siteContentRoutes.creatorSays, query(preview))).data,
    seldom,
  );

/** What customers say of the product. */
export const useCustomerSays = (preview?: string) =>
  useResource(
    [key, 'customer-says', preview] as const,
    async () => (await request(siteContentRoutes.customerSays, query(preview))).data,
    seldom,
  );

/** Articles of the guide that the operator wrote. */
export const useGuideArticles = () =>
  useResource(
    [key, 'guide-articles'] as const,
    async () => (await request(siteContentRoutes.guideArticles, { handles: 'all' })).data,
    seldom,
  );

/** Brands that work with us. */
export const useBrands = () =>
  useResource(
    [key, 'brands'] as const,
    async () => (await request(siteContentRoutes.brands, { handles: 'all' })).data,
    seldom,
  );

/** Figures and services of the operator. */
export const useSiteClaims = () =>
  useResource(
    [key, 'claims'] as const,
    async () => (await request(siteContentRoutes.claims, { handles: 'all' })).data,
    seldom,
  );

/** Creators to begin with. */
export const useRecommendations = () =>
  useResource(
    [key, 'recommendations'] as const,
    async () => (await request(siteContentRoutes.recommendations, { handles: 'all' })).data,
    seldom,
  );

/** The industries that have cases. */
export const useCaseTypes = () =>
  useResource(
    [key, 'case-types'] as const,
    async () => (await request(siteContentRoutes.cooperationCaseTypes, { handles: 'all' })).data,
    seldom,
  );

/** All cases of an industry; of every one without it. */
export const useCases = (type: Industry | null) =>
  useResource(
    [key, 'cases', type] as const,
    async () => {
      if (type) return (await request(siteContentRoutes.cooperationCases, { params: { type }, handles: 'all' })).data;
      return (await request(siteContentRoutes.successProjects, { handles: 'all' })).data;
    },
    seldom,
  );
