import { useState } from 'react';
import { Button } from '../button';
import { useDocsLanguage } from './docs-language';

const steps = [
  ['120', '滑過、按下、提示', 'Hover, press, tooltips', 'pd:duration-fast'],
  ['200', '浮出面板、分頁、選單', 'Popovers, tabs, menus', 'pd:duration-mid'],
  ['320', '對話框、抽屜', 'Dialogs, drawers', 'pd:duration-slow'],
] as const;

/** The three durations side by side, played on request. */
export function MotionScale() {
  const language = useDocsLanguage();
  const [there, setThere] = useState(false);
  return (
    <div className="sb-unstyled pd-root pd:my-6 pd:grid pd:gap-4">
      <Button className="pd:justify-self-start" onClick={() => setThere(!there)}>
        {language === 'en' ? 'Play' : '播放'}
      </Button>
      <ul className="pd:grid pd:gap-3">
        {steps.map(([duration, chinese, english, className]) => (
          <li
            key={duration}
            className="pd:grid pd:grid-cols-[64px_minmax(0,1fr)] pd:items-center pd:gap-x-4 pd:gap-y-2 pd:sm:grid-cols-[64px_160px_minmax(0,1fr)]"
          >
            <span className="pd:font-mono pd:text-13">{duration} ms</span>
            <span className="pd:text-13 pd:text-ink-2">{language === 'en' ? english : chinese}</span>
            <span className="pd:block pd:overflow-hidden pd:rounded-pill pd:bg-sunken pd:p-1 pd:max-sm:col-span-2">
              <span
                className={`pd:block pd:w-full pd:transition-transform pd:ease-enter ${className} ${there ? 'pd:translate-x-[calc(100%-24px)]' : ''}`}
              >
                <span className="pd:block pd:size-6 pd:rounded-pill pd:bg-ink" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
