import themeCss from '../styles/theme.css?raw';
import { colorPairs } from './color-pairs';
import { contrast } from './contrast';
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

const figure = (front: string, ground: string, theme: Theme) =>
  contrast(token(front, theme), token(ground, theme)).toFixed(2);

/** Contrast of every pair in use, measured from the stylesheet. */
export function ContrastTable() {
  return (
    <div className="sb-unstyled pd-root pd:overflow-x-auto">
      <table className="pd:w-full pd:border-collapse pd:text-13 pd:tabular-nums">
        <thead>
          <tr className="pd:text-left pd:text-ink-3">
            <th className="pd:py-2 pd:font-medium">前景</th>
            <th className="pd:py-2 pd:font-medium">底</th>
            <th className="pd:py-2 pd:font-medium">至少</th>
            <th className="pd:py-2 pd:font-medium">亮色</th>
            <th className="pd:py-2 pd:font-medium">暗色</th>
          </tr>
        </thead>
        <tbody>
          {colorPairs.map(({ front, ground, least }) => (
            <tr key={`${front} ${ground}`} className="pd:border-t pd:border-line">
              <td className="pd:py-1.5 pd:font-mono">{front}</td>
              <td className="pd:py-1.5 pd:font-mono">{ground}</td>
              <td className="pd:py-1.5">{least}</td>
              <td className="pd:py-1.5">{figure(front, ground, 'light')}</td>
              <td className="pd:py-1.5">{figure(front, ground, 'dark')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
