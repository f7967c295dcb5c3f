import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import { Check } from 'lucide-react';
import serum from './serum.jpg';

const { brief, outline, scriptPages, video, copyText, worksOnline, closingReport } = functionCodes;
const frames = [brief, outline, scriptPages, video, copyText, worksOnline, closingReport] as const;
const lit = frames.indexOf(video);

/** The steps of one piece of work as a strip of film across the page. */
export function Reel() {
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
