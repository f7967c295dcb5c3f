import themeCss from '../styles/theme.css?raw';
import { readTokens, type Theme } from './tokens';

const token = readTokens(themeCss);

const groups: [string, string[]][] = [
  ['底色', ['paper', 'surface', 'raised', 'sunken']],
  ['文字', ['ink', 'ink-2', 'ink-3', 'on-ink']],
  ['線', ['line', 'line-strong', 'focus']],
  ['廠商', ['vendor-50', 'vendor-100', 'vendor-500', 'vendor-600', 'vendor-700']],
  ['創作者', ['creator-50', 'creator-100', 'creator-500', 'creator-600', 'creator-700']],
  ['狀態', ['success-50', 'success-600', 'warning-50', 'warning-600', 'danger-50', 'danger-600']],
  ['底片', ['film', 'film-cell', 'film-edge', 'film-ink', 'film-ink-2', 'film-lit', 'film-hole']],
];

/** Every colour token in one theme. */
export function ColorTokens({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} className="sb-unstyled pd-root pd:grid pd:gap-4 pd:rounded-card pd:bg-paper pd:p-6">
      {groups.map(([name, tokens]) => (
        <section key={name}>
          <h4 className="pd:mb-2 pd:text-13 pd:font-medium pd:text-ink-2">{name}</h4>
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
