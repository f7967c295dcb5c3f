import { useDocsLanguage } from './docs-language';

const sizes = [
  ['pd:text-12', '12/18', '提示、時間、標籤', 'Hints, times, labels'],
  ['pd:text-13', '13/20', '小按鈕、表格補充', 'Small buttons, notes in tables'],
  ['pd:text-14', '14/22', '介面的基本字級', 'The interface'],
  ['pd:text-15', '15/24', '留言', 'Comments'],
  ['pd:text-16', '16/28', '閱讀：腳本、大綱', 'Reading: scripts, outlines'],
  ['pd:text-18', '18/28', '對話框標題', 'Titles of dialogs'],
  ['pd:text-22', '22/32', '頁面標題', 'Titles of pages'],
  ['pd:text-28', '28/38', '大標題', 'Large titles'],
  ['pd:text-36', '36/46', '首頁', 'Landing page'],
  ['pd:text-48', '48/64', '首頁', 'Landing page'],
] as const;

/** The type scale, set in its own sizes. */
export function TypeScale() {
  const language = useDocsLanguage();
  return (
    <ul className="sb-unstyled pd-root pd:mb-6 pd:grid pd:gap-3">
      {sizes.map(([size, measure, chinese, english]) => (
        <li key={size} className="pd:grid pd:grid-cols-[72px_minmax(0,1fr)] pd:items-baseline pd:gap-4">
          <span className="pd:font-mono pd:text-12 pd:text-ink-3">{measure}</span>
          <span className={size}>{language === 'en' ? `拍檔 Paidang: ${english}` : `拍檔Paidang，${chinese}`}</span>
        </li>
      ))}
    </ul>
  );
}

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 56, 80, 120];

/** The space scale as bars. */
export function SpaceScale() {
  return (
    <ul className="sb-unstyled pd-root pd:mb-10 pd:grid pd:gap-2">
      {steps.map((step) => (
        <li key={step} className="pd:flex pd:items-center pd:gap-4">
          <span className="pd:w-10 pd:font-mono pd:text-12 pd:text-ink-3">{step}</span>
          <span className="pd:h-3 pd:rounded-hair pd:bg-ink" style={{ width: step }} />
        </li>
      ))}
    </ul>
  );
}

const corners = [
  ['hair', 'pd:rounded-hair', '2'],
  ['tight', 'pd:rounded-tight', '4'],
  ['small', 'pd:rounded-small', '6'],
  ['control', 'pd:rounded-control', '8'],
  ['card', 'pd:rounded-card', '12'],
  ['dialog', 'pd:rounded-dialog', '16'],
  ['pill', 'pd:rounded-pill', '999'],
] as const;

const shadows = [
  ['1', 'pd:shadow-1'],
  ['2', 'pd:shadow-2'],
  ['3', 'pd:shadow-3'],
] as const;

/** Corners and shadows side by side. */
export function Shapes() {
  return (
    <div className="sb-unstyled pd-root pd:flex pd:flex-wrap pd:gap-6 pd:p-4">
      {corners.map(([name, corner, px]) => (
        <div key={name} className="pd:text-center pd:font-mono pd:text-12 pd:text-ink-3">
          <div className={`pd:mb-2 pd:size-20 pd:border pd:border-line-strong pd:bg-surface ${corner}`} />
          {name} {px}
        </div>
      ))}
      {shadows.map(([name, shadow]) => (
        <div key={name} className="pd:text-center pd:font-mono pd:text-12 pd:text-ink-3">
          <div className={`pd:mb-2 pd:size-20 pd:rounded-card pd:bg-raised ${shadow}`} />
          shadow {name}
        </div>
      ))}
    </div>
  );
}
