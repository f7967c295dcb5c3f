import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { bonus } from '#labels/content/bonus';
import { ArticleLink } from '../../shared/article/article-link';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';
import { useSession } from '../../stores/session';

/** Explains the bonus for a creator's first piece of work. */
export function BonusPage() {
  const isGuest = useSession((state) => !state.token);
  const [first, second] = bonus.title;
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <PublicHead
        description={bonus.lead}
        shareTitle={`${first}${second}${bonus.amount}${bonus.end}`}
        picture={{ title: `${first}${second}${bonus.end}`, beside: { words: bonus.amount } }}
      />
      <header className="grid gap-x-10 gap-y-5 pt-10 pb-14 md:pt-20 md:pb-24 lg:grid-cols-[1fr_408px] lg:items-end">
        <h1 className="text-[clamp(26px,8.2vw,44px)] leading-[1.4] font-strong md:text-[64px] md:leading-[88px]">
          {first}
          <br />
          {second}
          <span className="viewfinder mx-2 inline-block px-2 whitespace-nowrap [--vf-inset:6px_0_4px] [--vf-length:14px] md:mx-3 md:px-3 md:[--vf-length:18px] md:[--vf-width:3px]">
            {bonus.amount}
          </span>
          {bonus.end}
        </h1>
        <div>
          <p className="text-16 text-ink-2 text-pretty md:text-18 md:leading-8">{bonus.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild variant="ink" size="lg">
              <Link to={isGuest ? paths.register : paths.project}>{isGuest ? bonus.start : bonus.go}</Link>
            </Button>
            <ArticleLink to={paths.rewardsRules}>{bonus.rules}</ArticleLink>
          </div>
        </div>
      </header>
      <section aria-labelledby="how">
        <h2 id="how" className="text-28 font-strong md:text-36">
          {bonus.howTitle}
        </h2>
        <ol className="mt-8 border-t border-line md:mt-12">
          {bonus.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-b border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-10"
            >
              <h3 className="flex items-baseline gap-4 text-22 font-strong">
                <span aria-hidden="true" className="font-mono text-13 font-medium text-ink-3">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-[36em] text-16 leading-[30px] text-ink-2 text-pretty">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-13 text-ink-3">{bonus.fine}</p>
      </section>
    </Page>
  );
}
