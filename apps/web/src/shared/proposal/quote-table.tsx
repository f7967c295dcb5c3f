import type { ProposalContent } from '@paidang/contract/entities';
import { quoteTotal } from '@paidang/contract/rules';
import { amount, money } from '#labels/money';
import { labels } from '#labels/proposal';

const paperLabels = labels.paper;
const number = 'py-3 pl-3 text-right tabular-nums align-top';

/** The lines of a quote with subtotal, tax and total. On a narrow screen the unit price is displayed below the item's name. */
export function QuoteTable({ lines }: { lines: ProposalContent['quote'] }) {
  const { subtotal, tax, total } = quoteTotal(lines);
  const sums = [
    [paperLabels.subtotal, subtotal],
    [paperLabels.tax, tax],
  ] as const;
  return (
    <table className="w-full border-collapse text-15">
      <thead className="text-13 text-ink-3">
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 text-left font-regular">
            {paperLabels.lines.item}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-regular max-sm:hidden">
            {paperLabels.lines.unit}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-regular max-sm:hidden">
            {paperLabels.lines.quantity}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-regular">
            {paperLabels.lines.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ uuid, item, quantity, unit_price: price }) => (
          <tr key={uuid} className="border-b border-line">
            <td className="py-3 align-top [overflow-wrap:anywhere]">
              {item}
              <span className="block text-13 text-ink-3 tabular-nums sm:hidden">
                {money(price)} × {amount(quantity)}
              </span>
            </td>
            <td className={`${number} max-sm:hidden`}>{amount(price)}</td>
            <td className={`${number} max-sm:hidden`}>{amount(quantity)}</td>
            <td className={number}>{amount(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, sum]) => (
          <SumRow key={name} name={name} sum={amount(sum)} />
        ))}
        <tr className="border-t-2 border-ink font-strong">
          <SumCells name={paperLabels.grandTotal} sum={money(total)} className="pt-3 text-22" />
        </tr>
      </tfoot>
    </table>
  );
}

const SumRow = (props: { name: string; sum: string }) => (
  <tr className="text-ink-2">
    <SumCells {...props} className="pt-2" />
  </tr>
);

/** Label and amount of a summary row; the cells of the columns between are hidden on a narrow screen. */
function SumCells({ name, sum, className }: { name: string; sum: string; className: string }) {
  return (
    <>
      <th scope="row" className={`text-left font-[inherit] ${className}`}>
        {name}
      </th>
      <td className="max-sm:hidden" />
      <td className="max-sm:hidden" />
      <td className={`pl-3 text-right tabular-nums ${className}`}>{sum}</td>
    </>
  );
}
