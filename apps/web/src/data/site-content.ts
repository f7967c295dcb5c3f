import { siteContentRoutes } from '@paidang/contract/routes';
import type { Industry } from '@paidang/contract/vocabulary';
import { request } from './api';
import { useResource } from './resource';

const key = 'site-content';

/** Content changes rarely, and a delay does not matter. */
const rarelyChanging = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** With a preview token, the response includes drafts and inactive records. */
const query = (preview: string | undefined) => ({ query: { preview }, handles: 'all' as const });

/** Success cases. */
export const useSuccessProjects = (preview?: string) =>
  useResource(
    [key, 'success-projects', preview] as const,
    async () => (await request(siteContentRoutes.successProjects, query(preview))).data,
    rarelyChanging,
  );

/** What creators say about the product. */
export const useCreatorSays = (preview?: string) =>
  useResource(
    [key, 'creator-says', preview] as const,
    async () => (await request(siteContentRoutes.creatorSays, query(preview))).data,
    rarelyChanging,
  );

/** What customers say about the product. */
export const useCustomerSays = (preview?: string) =>
  useResource(
    [key, 'customer-says', preview] as const,
    async () => (await request(siteContentRoutes.customerSays, query(preview))).data,
    rarelyChanging,
  );

/** Articles of the guide that the operator wrote. */
export const useGuideArticles = () =>
  useResource(
    [key, 'guide-articles'] as const,
    async () => (await request(siteContentRoutes.guideArticles, { handles: 'all' })).data,
    rarelyChanging,
  );

/** Brands that work with us. */
export const useBrands = () =>
  useResource(
    [key, 'brands'] as const,
    async () => (await request(siteContentRoutes.brands, { handles: 'all' })).data,
    rarelyChanging,
  );

/** Figures and services of the operator. */
export const useSiteClaims = () =>
  useResource(
    [key, 'claims'] as const,
    async () => (await request(siteContentRoutes.claims, { handles: 'all' })).data,
    rarelyChanging,
  );

/** Recommended creators to start with. */
export const useRecommendations = () =>
  useResource(
    [key, 'recommendations'] as const,
    async () => (await request(siteContentRoutes.recommendations, { handles: 'all' })).data,
    rarelyChanging,
  );

/** The industries that have cases. */
export const useCaseTypes = () =>
  useResource(
    [key, 'case-types'] as const,
    async () => (await request(siteContentRoutes.cooperationCaseTypes, { handles: 'all' })).data,
    rarelyChanging,
  );

/** All cases of an industry; of all industries for `null`. */
export const useCases = (type: Industry | null) =>
  useResource(
    [key, 'cases', type] as const,
    async () => {
      if (type) return (await request(siteContentRoutes.cooperationCases, { params: { type }, handles: 'all' })).data;
      return (await request(siteContentRoutes.successProjects, { handles: 'all' })).data;
    },
    rarelyChanging,
  );
