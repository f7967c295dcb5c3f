import { paths } from '@paidang/contract/pages';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/landing/hero';
import { consultationId } from '../../shared/links';
import { useSession } from '../../stores/session';
import { Scene } from './scene';
import serum from './serum.jpg';
import './landing.css';

const { brief, outline, scriptPages, video, copyText, worksOnline, closingReport } = functionCodes;
const frames = [brief, outline, scriptPages, video, copyText, worksOnline, closingReport] as const;
const lit = frames.indexOf(video);

/** First screen: two short lines, one sentence, and a miniature of the product. */
export function Hero() {
  const isGuest = useSession((state) => !state.token);
  const [first, second, framed, end] = labels.headline;
  return (
    <section className="landing-hero">
      <div className="landing-width landing-head">
        <h1 className="landing-headline">
          {first}
          <br />
          {second}
          <span className="viewfinder landing-frame">{framed}</span>
          {end}
        </h1>
        <div>
          <p className="mb-5 text-16 text-ink-2 text-pretty md:mb-6 md:text-18 md:leading-8">{labels.lead}</p>
          <div className="flex gap-2 md:gap-3">
            <Button asChild variant="ink" size="lg" className="max-md:flex-1">
              <Link to={isGuest ? paths.register : paths.project}>{isGuest ? labels.start : labels.go}</Link>
            </Button>
            {isGuest ? (
              <Button asChild size="lg" className="max-md:flex-1">
                <a href={`#${consultationId}`}>{labels.talk}</a>
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <Scene />
      <Reel />
    </section>
  );
}

/** The steps of a task as a film strip across the page. */
function Reel() {
  return (
    <div aria-hidden="true" className="landing-reel">
      <div className="landing-frames">
        {frames.map((code, index) => (
          <span key={code} className="landing-cell" data-state={index === lit ? 'now' : index < lit ? 'done' : 'next'}>
            {index === lit ? <img src={serum} alt="" width="166" height="115" /> : null}
            <i>{code}</i>
            {functionTitles[code]}
            {index < lit ? <Check size={12} strokeWidth={2.25} className="absolute top-3.5 right-3.5" /> : null}
          </span>
        ))}
      </div>
    </div>
  );
}
