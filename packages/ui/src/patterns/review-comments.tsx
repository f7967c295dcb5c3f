import { useState } from 'react';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { ScrollArea } from '../scroll-area';
import { Segmented } from '../segmented';
import { Textarea } from '../textarea';

export interface Remark {
  id: string;
  name: string;
  role: 'vendor' | 'creator';
  quote: string;
  text: string;
  time: string;
  done: boolean;
}

const roleNames = { vendor: '廠商', creator: '創作者' };
const edges = { vendor: 'pd:border-l-vendor-500', creator: 'pd:border-l-creator-500' };

/** Comments beside the work: filter, list, composer. */
export function Remarks({ remarks }: { remarks: Remark[] }) {
  const [filter, setFilter] = useState<'all' | 'open'>('open');
  const [draft, setDraft] = useState('');
  const shown = remarks.filter((remark) => filter === 'all' || !remark.done);
  return (
    <section aria-label="留言" className="pd:flex pd:min-h-0 pd:flex-1 pd:flex-col">
      <div className="pd:flex pd:flex-wrap pd:items-center pd:gap-3 pd:p-4">
        <h2 className="pd:mr-auto pd:text-16 pd:font-strong">留言</h2>
        <Segmented
          label="篩選留言"
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: '全部', count: remarks.length },
            { value: 'open', label: '未處理', count: remarks.filter(({ done }) => !done).length },
          ]}
        />
      </div>
      <ScrollArea label="留言清單" className="pd:min-h-0 pd:flex-1 pd:border-t pd:border-line">
        <ul>
          {shown.map((remark) => (
            <li key={remark.id} className={`pd:grid pd:gap-2 pd:border-b pd:border-l-3 pd:p-4 ${edges[remark.role]}`}>
              <p className="pd:flex pd:items-center pd:gap-2">
                <Avatar name={remark.name} size={28} tone={remark.role} decorative />
                <strong className="pd:font-strong">{remark.name}</strong>
                <span className="pd:text-13 pd:text-ink-3">{roleNames[remark.role]}</span>
                <span className="pd:ml-auto pd:text-12 pd:text-ink-3 pd:tabular-nums">{remark.time}</span>
              </p>
              <p className="pd:border-l-2 pd:border-line-strong pd:pl-2 pd:text-13 pd:text-ink-2">{remark.quote}</p>
              <p className="pd:text-15">{remark.text}</p>
              <div className="pd:flex pd:items-center pd:justify-between">
                <Button variant="ghost" size="sm">
                  回覆
                </Button>
                <Checkbox label="標為已處理" defaultChecked={remark.done} />
              </div>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <form className="pd:grid pd:gap-2 pd:border-t pd:border-line pd:p-4" onSubmit={(event) => event.preventDefault()}>
        <Field label="新留言" labelHidden>
          <Textarea
            minHeight={64}
            placeholder="說說你的想法"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" className="pd:justify-self-end" disabled={draft.trim() === ''}>
          送出留言
        </Button>
      </form>
    </section>
  );
}
