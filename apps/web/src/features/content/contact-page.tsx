import { Link } from '@paidang/ui/link';
import type { ReactNode } from 'react';
import { contactUs } from '#labels/content/contact-us';
import { mailLink, phoneLink, site } from '../../config/site';
import { Page } from '../../shared/page/page';
import { ContentHead, ContentSections } from './content-page';

export interface ContactPageProps {
  /** The consultation form. */
  consultation: ReactNode;
}

/** Contact details: phone number and address in large type, and a form that is answered by mail. */
export function ContactPage({ consultation }: ContactPageProps) {
  const { phone, email, hours } = site;
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <ContentHead title={contactUs.title} lead={contactUs.lead} />
      <dl className="grid gap-x-10 gap-y-8 border-t border-line py-8 md:grid-cols-[repeat(3,auto)] md:justify-between md:py-12">
        {phone ? (
          <ContactWay name={contactUs.phone}>
            <Link href={phoneLink(phone)}>{phone}</Link>
          </ContactWay>
        ) : null}
        {email ? (
          <ContactWay name={contactUs.mail}>
            <Link href={mailLink(email)}>{email}</Link>
          </ContactWay>
        ) : null}
        {hours ? <ContactWay name={contactUs.hours}>{hours}</ContactWay> : null}
      </dl>
      {consultation}
      <ContentSections sections={contactUs.sections} />
    </Page>
  );
}

function ContactWay({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="mt-1 text-22 font-strong">{children}</dd>
    </div>
  );
}
