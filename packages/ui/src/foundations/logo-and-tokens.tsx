import { useDocsLanguage } from './docs-language';

const roles = [
  [{ 'zh-TW': ['墨色', '主要動作'], en: ['Ink', 'main action'] }, 'pd:bg-ink'],
  [{ 'zh-TW': ['鈷藍', '廠商'], en: ['Cobalt', 'vendor'] }, 'pd:bg-vendor-500'],
  [{ 'zh-TW': ['橘', '創作者'], en: ['Orange', 'creator'] }, 'pd:bg-creator-500'],
  [{ 'zh-TW': ['紙', '作品'], en: ['Paper', 'the work'] }, 'pd:border pd:border-line-strong pd:bg-paper'],
  [{ 'zh-TW': ['底片', '進度'], en: ['Film', 'progress'] }, 'pd:bg-film'],
] as const;

/** The logo, and the five colours the design language is based on. */
export function LogoAndTokens() {
  const language = useDocsLanguage();
  return (
    <div className="sb-unstyled pd-root pd:my-6 pd:flex pd:flex-wrap pd:items-center pd:gap-x-12 pd:gap-y-6 pd:border-y pd:border-line pd:py-6">
      <svg viewBox="0 0 32 24" width="96" height="72" aria-hidden="true">
        <rect x="1" y="1" width="19" height="15" rx="4.5" className="pd:fill-vendor-500" />
        <rect x="12" y="8" width="19" height="15" rx="4.5" className="pd:fill-creator-500" />
        <path
          d="M16.500 8H20v3.500A4.500 4.500 0 0 1 15.500 16H12v-3.500A4.500 4.500 0 0 1 16.500 8z"
          className="pd:fill-ink"
        />
      </svg>
      <ul className="pd:flex pd:flex-wrap pd:gap-6">
        {roles.map(
          ([
            {
              [language]: [name, use],
            },
            ground,
          ]) => (
            <li key={name} className="pd:w-20">
              <span className={`pd:mb-2 pd:block pd:h-12 pd:rounded-control ${ground}`} />
              <span className="pd:block pd:text-14 pd:font-medium">{name}</span>
              <span className="pd:block pd:text-13 pd:text-ink-3">{use}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
