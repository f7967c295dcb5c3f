import themeCss from '../styles/theme.css?raw';
import { useDocsLanguage } from './docs-language';
import { readTokens, type Theme } from './tokens';

const token = readTokens(themeCss);

const groups: [chinese: string, english: string, tokens: string[]][] = [
  ['底色', 'Grounds', ['paper', 'surface', 'raised', 'sunken']],
  ['文字', 'Text', ['ink', 'ink-2', 'ink-3', 'on-ink']],
  ['線', 'Lines', ['line', 'line-strong', 'focus']],
  ['廠商', 'Vendor', ['vendor-50', 'vendor-100', 'vendor-500', 'vendor-600', 'vendor-700']],
  ['創作者', 'Creator', ['creator-50', 'creator-100', 'creator-500', 'creator-600', 'creator-700']],
  ['狀態', 'States', ['success-50', 'success-600', 'warning-50', 'warning-600', 'danger-50', 'danger-600']],
  ['底片', 'Film', ['film', 'film-cell', 'film-edge', 'film-ink', 'film-ink-2', 'film-lit', 'film-hole']],
];

/** Every colour token in one theme. */
export function ColorTokens({ theme }: { theme: Theme }) {
  const language = useDocsLanguage();
  return (
    <div data-theme={theme} className="sb-unstyled pd-root pd:grid pd:gap-4 pd:rounded-card pd:bg-paper pd:p-6">
      {groups.map(([chinese, english, tokens]) => (
        <section key={english}>
          <h4 className="pd:mb-2 pd:text-13 pd:font-medium pd:text-ink-2">{language === 'en' ? english : chinese}</h4>
          <ul className="pd:grid pd:grid-cols-[repeat(auto-fill,minmax(132px,1fr))] pd:gap-3">
            {tokens.map((one) => (
              <li key={one}>
                <span
                  className="pd:block pd:h-10 pd:rounded-control pd:border pd:border-line-strong"
                  style={{ background: `var(--pd-${one})` }}
                />
                <span className="pd:block pd:font-mono pd:text-12 pd:text-ink">{one}</span>
                <span className="pd:block pd:font-mono pd:text-12 pd:text-ink-3">{token(one, theme)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
