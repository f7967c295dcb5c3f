import type { CreatorSummary, ProposalCandidate } from '@paidang/contract/entities';
import { proposalLimits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { useMemo } from 'react';
import { labels } from '#labels/console-proposals';
import { ChooseCreator } from '../../shared/console/choose-creator';
import { RowList, rowError } from '../../shared/row-list/row-list';
import { frame, type ProposalRowsProps } from './proposal-rows';

const text = labels.form.candidate;

const blank = (): ProposalCandidate => ({
  uuid: crypto.randomUUID(),
  name: '',
  creator: null,
  email: '',
  introduction: '',
});

/** The creators of a proposal: chosen by card, or entered by name if they have none. */
export function CandidateRows({ content, errors, cardOf, onChange }: ProposalRowsProps) {
  return (
    <RowList<ProposalCandidate>
      label={text.label}
      hint={text.hint}
      items={content.candidates}
      blank={blank()}
      isBlank={({ name, creator, email, introduction }) => !creator && `${name}${email}${introduction}`.trim() === ''}
      max={proposalLimits.candidates}
      addLabel={text.add}
      nameOf={text.item}
      onChange={(candidates) => onChange({ candidates })}
    >
      {(item, change, index) => (
        <CandidateFields
          item={item}
          card={cardOf(item.creator)}
          nameError={rowError(errors, 'candidates', index, '.name')}
          emailError={errors[`candidates.${index}.email`]}
          onChange={change}
        />
      )}
    </RowList>
  );
}

interface CandidateFieldsProps {
  item: ProposalCandidate;
  card: CreatorSummary | null | undefined;
  nameError: string | undefined;
  emailError: string | undefined;
  onChange: (item: ProposalCandidate) => void;
}

function CandidateFields({ item, card, nameError, emailError, onChange }: CandidateFieldsProps) {
  const { name, creator, email, introduction } = item;
  const chosen = useMemo(() => (creator ? { uuid: creator, name } : null), [creator, name]);
  const choose = (next: CreatorSummary | null) =>
    onChange({
      ...item,
      name: next?.name ?? '',
      creator: next?.uuid ?? null,
      email: '',
      introduction: introduction || (next?.headline ?? ''),
    });
  return (
    <div className={`${frame} sm:grid-cols-2`}>
      <div className="sm:col-span-2">
        <ChooseCreator
          label={text.card}
          hint={creator ? undefined : text.cardHint}
          error={creator ? nameError : undefined}
          as="vendors"
          chosen={chosen}
          card={card}
          onChoose={choose}
        />
      </div>
      {creator ? null : (
        <>
          <Field label={text.name} error={nameError} required>
            <Input
              value={name}
              maxLength={proposalLimits.titleLength}
              onChange={({ target }) => onChange({ ...item, name: target.value })}
            />
          </Field>
          <Field label={text.email} error={emailError}>
            <Input
              type="email"
              value={email}
              maxLength={proposalLimits.emailLength}
              onChange={({ target }) => onChange({ ...item, email: target.value })}
            />
          </Field>
        </>
      )}
      <Field label={text.introduction} className="sm:col-span-2">
        <Textarea
          value={introduction}
          maxLength={proposalLimits.introductionLength}
          onChange={({ target }) => onChange({ ...item, introduction: target.value })}
        />
      </Field>
    </div>
  );
}
