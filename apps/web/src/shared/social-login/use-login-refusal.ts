import { type LoginRefusal, loginRefusalParameter, loginRefusals } from '@paidang/contract/rules';
import { useSearchParams } from 'react-router-dom';
import { labels } from '#labels/social-login';

/** Why the way through a provider ended at this page, in words; `null` for who comes another way. */
export function useLoginRefusal(): string | null {
  const [search] = useSearchParams();
  const refusal = search.get(loginRefusalParameter);
  const known = loginRefusals.find((one): one is LoginRefusal => one === refusal);
  return known ? labels.refusals[known] : null;
}
