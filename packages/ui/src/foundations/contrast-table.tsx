import themeCss from '../styles/theme.css?raw';
import { TableScroll } from '../table';
import { type ColorPair, colorPairs } from './color-pairs';
import { contrast } from './contrast';
import { useDocsLanguage } from './docs-language';
import { readTokens, type Theme } from './tokens';

const token = readTokens(themeCss);

const words = {
  'zh-TW': { title: '量到的對比', heads: ['前景', '底', '至少', '亮色', '暗色'], graphic: '圖形' },
  en: { title: 'Measured contrast', heads: ['Foreground', 'Ground', 'At least', 'Light', 'Dark'], graphic: 'graphic' },
};

function Measured({ pair: { front, ground, least }, theme }: { pair: ColorPair; theme: Theme }) {
  const { graphic } = words[useDocsLanguage()];
  const ratio = contrast(token(front, theme), token(ground, theme));
  const style = { background: token(ground, theme), color: token(front, theme) };
  return (
    <td className="pd:py-1 pd:pr-4">
      <span className="pd:flex pd:items-center pd:gap-3">
        <span
          style={style}
          className="pd:inline-flex pd:h-8 pd:w-16 pd:shrink-0 pd:items-center pd:justify-center pd:rounded-control pd:border pd:border-line"
        >
          {least === 4.5 ? '拍檔Aa' : <span className="pd:size-4 pd:rounded-pill pd:bg-current" />}
        </span>
        <span className="pd:w-12 pd:font-mono pd:text-13">{ratio.toFixed(2)}</span>
        <span className="pd:text-12 pd:text-ink-3">{ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : graphic}</span>
      </span>
    </td>
  );
}

/** Contrast of every pair in use, computed from the style sheet and rendered in its own colours. */
export function ContrastTable() {
  const { title, heads } = words[useDocsLanguage()];
  return (
    <TableScroll label={title} className="sb-unstyled">
      <table className="pd:w-full pd:min-w-160 pd:border-collapse pd:text-13 pd:tabular-nums">
        <thead>
          <tr className="pd:text-left pd:text-ink-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="pd:py-2 pd:pr-4 pd:font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorPairs.map((pair) => (
            <tr key={`${pair.front} ${pair.ground}`} className="pd:border-t pd:border-line">
              <td className="pd:py-1 pd:pr-4 pd:font-mono">{pair.front}</td>
              <td className="pd:py-1 pd:pr-4 pd:font-mono">{pair.ground}</td>
              <td className="pd:py-1 pd:pr-4 pd:whitespace-nowrap">{pair.least}:1</td>
              <Measured pair={pair} theme="light" />
              <Measured pair={pair} theme="dark" />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
