import { feeStatementLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { type IncomeKind, incomeKinds, incomeKindTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Checkbox } from '@paidang/ui/checkbox';
import { cn } from '@paidang/ui/cn';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/fee-statement';
import { IncomeStatementSheet } from '../../shared/income-statement/income-statement-sheet';
import { personName } from '../../shared/people';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import type { FeeDialog, FeeDialogProps } from './fee-dialog';

const { signing: words } = labels;

/** The creator reads the statement, chooses the kind of income, and signs it or responds otherwise. */
export function SignDialog({
  fee,
  moves,
  onClose,
  onOpen,
}: FeeDialogProps & { onOpen: (dialog: FeeDialog | null) => void }) {
  const { current, paper, choices, missing, vendor } = fee;
  const [kind, setKind] = useState<IncomeKind>('9A');
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const agreeFirst = useId();
  const call = usePressedCall();
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(element);
  const figures = choices.find((one) => one.kind === kind);
  const nameProblem = name.trim() === '' ? messages.fillThisField : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!current || !figures || nameProblem || !isAgreed) return focusInvalid();
    const signature = { name, agreed: true } as const;
    if (!(await call.run(() => moves.sign({ statement: current.uuid, kind, net: figures.net, signature })))) return;
    showToast({ title: words.done, tone: 'success' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent className="w-[min(880px,calc(100%-32px))]" onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text(personName(vendor))}</DialogDescription>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="mt-5 grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:grid-rows-[auto_1fr]"
        >
          {paper && figures ? (
            <>
              <Field label={words.kind} lines={0}>
                <RadioGroup orientation="vertical" value={kind} onValueChange={(value) => setKind(value as IncomeKind)}>
                  {incomeKinds.map((one) => (
                    <Radio key={one} value={one} label={`${one} ${incomeKindTitles[one]}`} />
                  ))}
                </RadioGroup>
              </Field>
              <IncomeStatementSheet
                className="md:col-start-2 md:row-span-2 md:row-start-1"
                statement={{ ...paper, figures }}
                preview={words.preview}
              />
            </>
          ) : null}
          <div className={cn('grid gap-4', paper ? null : 'md:col-span-2')}>
            {missing.length > 0 ? (
              <Callout
                tone="warning"
                action={
                  <Button asChild size="sm" variant="ink">
                    <Link to={paths.profile('laborer')}>{words.fill}</Link>
                  </Button>
                }
              >
                {words.missing(missing.length)}
              </Callout>
            ) : (
              <>
                <Field
                  label={words.name}
                  hint={words.nameHint(paper?.payee.name ?? '')}
                  error={isTried ? nameProblem : null}
                  lines={1}
                  required
                >
                  <Input
                    autoComplete="off"
                    maxLength={feeStatementLimits.nameLength}
                    value={name}
                    onChange={(event) => {
                      setName(event.target.value);
                      call.clear();
                    }}
                  />
                </Field>
                <div>
                  <Checkbox
                    aria-invalid={(isTried && !isAgreed) || undefined}
                    aria-describedby={isTried && !isAgreed ? agreeFirst : undefined}
                    checked={isAgreed}
                    onCheckedChange={(checked) => setAgreed(checked === true)}
                    label={<span className="text-13">{words.agree}</span>}
                  />
                  {isTried && !isAgreed ? (
                    <p id={agreeFirst} className="pl-7 text-12 text-danger-600">
                      {words.agreeFirst}
                    </p>
                  ) : null}
                </div>
                <CallProblem problem={call.problem} />
                <Button type="submit" size="lg" variant="ink" className="w-full" busy={call.busy}>
                  {words.action}
                </Button>
              </>
            )}
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="ghost" size="sm" disabled={call.busy} onClick={() => onOpen('invoice')}>
                {words.invoice}
              </Button>
              <Button variant="ghost" size="sm" disabled={call.busy} onClick={() => onOpen('decline')}>
                {words.decline}
              </Button>
            </div>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
