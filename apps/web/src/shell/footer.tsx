import { messages } from '@paidang/contract/rules';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { Logo } from './bar/logo';
import { labels } from './labels';

/** Who runs this, how to reach them, and the warning about fraud. */
export function Footer() {
  const { footer } = labels;
  return (
    <footer className="border-t border-line bg-sunken px-5 pt-12 pb-8 text-13 text-ink-2 md:px-6">
      <div className="mx-auto max-w-[1200px]">
        <div className="grid gap-8 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-20">
          <div>
            <Logo className="mb-2" />
            <p>{footer.company}</p>
            <p>{footer.taxId}</p>
          </div>
          <div>
            <h2 className="mb-1.5 font-strong text-ink">{footer.contact}</h2>
            <p>
              <a href={`tel:${footer.phone.replaceAll('-', '')}`} className="hover:underline">
                {footer.phone}
              </a>
            </p>
            <p>
              <a href={`mailto:${footer.mail}`} className="hover:underline">
                {footer.mail}
              </a>
            </p>
            <p>{footer.hours}</p>
          </div>
          <div>
            <h2 className="mb-1.5 font-strong text-ink">{footer.about}</h2>
            <p>
              <Link to={paths.termsOfUse} className="hover:underline">
                {labels.nav.terms}
              </Link>
            </p>
          </div>
        </div>
        <p className="mt-10 flex items-start gap-2 border-t border-line pt-5">
          <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
          {messages.fraudWarning}
        </p>
        <p className="mt-2 text-12 text-ink-3">{footer.rights}</p>
      </div>
    </footer>
  );
}
