import { paths } from '@paidang/contract/pages';
import type { ReactNode } from 'react';
import { labels as words } from '#labels/footer';
import { labels } from '#labels/shell';
import { mailLink, phoneLink, site } from '../config/site';
import { FraudNotice } from '../shared/fraud-notice';
import { PlaceLink } from '../shared/links';
import { Logo } from '../shared/logo';
import { useSession } from '../stores/session';
import { type NavLink, publicPlaces } from './bar/places';

const about: readonly NavLink[] = [
  ...publicPlaces,
  { label: words.cases, to: paths.moreCases() },
  { label: words.contactUs, to: paths.contactUs },
  { label: words.terms, to: paths.termsOfUse },
];

const offers: readonly NavLink[] = [
  { label: words.service, to: paths.customizedService },
  { label: words.guideline, to: paths.guideline },
  { label: words.bonus, to: paths.bonus },
  { label: words.rewardsRules, to: paths.rewardsRules },
];

/** Signed-in users are redirected from the landing page to their projects; this address shows it anyway. */
const landing: NavLink = { label: words.landing, to: paths.homeStay };

const socialLinks: readonly NavLink[] = (['facebook', 'instagram', 'youtube'] as const).flatMap((name) => {
  const to = site[name];
  return to ? [{ label: words.social[name], to, isElsewhere: true }] : [];
});

/** Fraud warning, operator and contact details, as far as they are configured on the server. */
export function Footer() {
  const { company, taxId, phone, email, hours } = site;
  const isGuest = useSession((state) => !state.token);
  return (
    <>
      <aside className="border-t border-line px-(--page-edge) py-3">
        <FraudNotice />
      </aside>
      <footer className="print:hidden border-t border-line bg-sunken px-(--page-edge) pt-12 pb-8 text-13 text-ink-2">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-8">
          <div className="basis-60 max-sm:basis-full">
            <Logo className="mb-2" />
            {company ? <p>{company}</p> : null}
            {taxId ? <p>{words.taxId(taxId)}</p> : null}
          </div>
          <div className="grid gap-x-16 gap-y-8 max-sm:w-full max-sm:grid-cols-2 max-sm:*:first:col-span-2 sm:flex">
            {phone || email ? (
              <Column title={words.contact}>
                {phone ? <FooterLink href={phoneLink(phone)}>{phone}</FooterLink> : null}
                {email ? <FooterLink href={mailLink(email)}>{email}</FooterLink> : null}
                {hours ? <li>{hours}</li> : null}
              </Column>
            ) : null}
            <FooterLinks title={words.about} places={isGuest ? about : [landing, ...about]} />
            <FooterLinks title={words.offers} places={offers} />
            {socialLinks.length > 0 ? <FooterLinks title={words.follow} places={socialLinks} /> : null}
          </div>
        </div>
        <p className="mt-10 border-t border-line pt-5 text-12 text-ink-3">{words.rights(company ?? labels.brand)}</p>
      </footer>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1.5 font-strong text-ink">{title}</h2>
      <ul className="grid gap-0.5">{children}</ul>
    </div>
  );
}

const linkClass =
  'inline-block py-0.5 wrap-anywhere pointer-coarse:min-w-11 pointer-coarse:py-3 hover:text-ink hover:underline';

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className={linkClass}>
        {children}
      </a>
    </li>
  );
}

function FooterLinks({ title, places }: { title: string; places: readonly NavLink[] }) {
  return (
    <Column title={title}>
      {places.map(({ to, label, isElsewhere = false }) => (
        <li key={to}>
          <PlaceLink to={to} isElsewhere={isElsewhere} className={linkClass}>
            {label}
          </PlaceLink>
        </li>
      ))}
    </Column>
  );
}
