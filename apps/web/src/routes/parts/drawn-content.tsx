import type {
  ShownBrand,
  ShownCreatorSay,
  ShownCustomerSay,
  ShownSuccessProject,
  SiteClaims,
} from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import type { ReactNode } from 'react';
import type { ContentForm } from '../../data/console-content';
import { CaseArticle } from '../../features/landing/case-article';
import { Claims } from '../../features/landing/claims';
import { CreatorVoice, CustomerVoice } from '../../features/landing/voices';
import '../../features/landing/landing.css';

/** Content of a form in the shape pages expect; the form has the fields of its kind. */
const asShown = <Shown,>(content: ContentForm): Shown => ({ ...content, uuid: 'preview', active: true }) as Shown;

/** Renders content as the landing page does; `null` if too little is filled in, or for kinds it does not show alone. */
export function drawContent(kind: ContentKind, content: ContentForm): ReactNode {
  switch (kind) {
    case 'success-project':
      return content.main_image && content.type ? <CaseArticle item={asShown<ShownSuccessProject>(content)} /> : null;
    case 'creator-say':
      return content.content ? <CreatorVoice say={asShown<ShownCreatorSay>(content)} /> : null;
    case 'customer-say':
      return content.content && content.industry ? <CustomerVoice say={asShown<ShownCustomerSay>(content)} /> : null;
    case 'brand':
      return content.logo ? <Brand {...asShown<ShownBrand>(content)} /> : null;
    case 'claims':
      return <Claims claims={asShown<SiteClaims>(content)} />;
    default:
      return null;
  }
}

function Brand({ name, logo }: ShownBrand) {
  return <img src={logo.path} alt={name} width={logo.width} height={logo.height} className="landing-brand" />;
}
