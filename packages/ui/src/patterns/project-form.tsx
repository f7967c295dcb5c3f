import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { Callout } from '../callout';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { Input } from '../input';
import { Select } from '../select';
import { Textarea } from '../textarea';

const kinds = [
  { value: 'film', label: '影片' },
  { value: 'short', label: '短影音' },
  { value: 'post', label: '圖文' },
] as const;

type Name = 'name' | 'link' | 'mail' | 'agreed';
type Errors = Partial<Record<Name, string>>;

const checks: Record<Name, (value: string) => string | undefined> = {
  name: (value) => (value.trim() ? undefined : '還沒有名稱，請寫一個雙方都看得懂的'),
  link: (value) => (!value || /^https?:\/\//.test(value) ? undefined : '請以http或https開頭'),
  mail: (value) => (/^\S+@\S+\.\S+$/.test(value) ? undefined : '這不是電子郵件，請檢查@和後面的部分'),
  agreed: (value) => (value ? undefined : '要先同意合作條款才能送出'),
};
const names: Record<Name, string> = { name: '專案名稱', link: '作品連結', mail: '電子郵件', agreed: '合作條款' };

/** Checks a field when it is left and everything on sending; the first faulty field gets the focus. */
export function ProjectForm({ onSend }: { onSend: (values: Record<string, string>) => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const read = () =>
    Object.fromEntries([...new FormData(form.current ?? undefined)].map(([key, value]) => [key, String(value)]));
  const check = (name: Name) => setErrors((before) => ({ ...before, [name]: checks[name](read()[name] ?? '') }));
  const faulty = (Object.keys(names) as Name[]).filter((name) => errors[name]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const values = read();
    const found = Object.fromEntries(
      (Object.keys(checks) as Name[]).map((name) => [name, checks[name](values[name] ?? '')]),
    );
    setErrors(found);
    setTried(true);
    const first = (Object.keys(names) as Name[]).find((name) => found[name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"], #${first}`)?.focus();
      return;
    }
    setBusy(true);
    await onSend(values);
    setBusy(false);
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="pd:grid pd:max-w-[640px] pd:gap-6">
      {tried && faulty.length > 0 && (
        <Callout tone="danger" role="alert" title={`還有${faulty.length}個地方要改`}>
          {faulty.map((name) => names[name]).join('、')}
        </Callout>
      )}
      <Field label={names.name} hint="品牌和創作者都看得到" error={errors.name} required>
        <Input name="name" placeholder="例如：夜間精華一週實測" onBlur={() => check('name')} />
      </Field>
      <div className="pd:grid pd:items-start pd:gap-6 pd:sm:grid-cols-2">
        <Field label="任務類型">
          <Select name="kind" options={kinds} defaultValue="short" />
        </Field>
        <Field label="合作費用" optional="選填">
          <Input name="fee" prefix="NT$" inputMode="numeric" />
        </Field>
      </div>
      <Field label={names.mail} error={errors.mail} required>
        <Input name="mail" type="email" autoComplete="email" onBlur={() => check('mail')} />
      </Field>
      <Field label={names.link} optional="選填" error={errors.link}>
        <Input name="link" inputMode="url" onBlur={() => check('link')} />
      </Field>
      <Field label="給創作者的話" optional="選填" hint="最多500字">
        <Textarea name="note" maxLength={500} />
      </Field>
      <Field label={names.agreed} labelHidden error={errors.agreed}>
        <Checkbox id="agreed" name="agreed" value="yes" label="我同意合作條款，送出後雙方都會收到通知" />
      </Field>
      <div className="pd:flex pd:flex-wrap pd:justify-end pd:gap-3 pd:border-t pd:border-line pd:pt-6">
        <Button variant="ghost">儲存草稿</Button>
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? '送出中' : '送出提案'}
        </Button>
      </div>
    </form>
  );
}
