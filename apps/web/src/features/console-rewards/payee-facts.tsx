import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { nationalityTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Eye } from 'lucide-react';
import { labels } from '#labels/console-rewards';
import { isMyReview } from '../../data/console-rewards';
import { ConsoleFacts, ConsolePart } from '../../shared/console/console-facts';
import { dotted, paperWords } from '../../shared/service-data';

const words = labels.payee;

export interface PayeeFactsProps {
  reward: PlatformRewardDetail;
  onLook: () => void;
}

/** Payee and bank account: unmasked to the reviewer for a limited time, otherwise masked as signed. */
export function PayeeFacts({ reward, onLook }: PayeeFactsProps) {
  const whole = reward.service_data;
  const payee = whole?.payee ?? reward.statement.payee;
  const isMine = isMyReview(reward);
  const isNative = payee.nationality_status === 'native';
  const paper = paperWords(payee);
  const fields = whole?.fields;
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  const secret = (value: string | undefined) => (value === undefined ? words.hidden : value || words.none);
  const contact = fields?.is_same_address ? words.sameAddress : fields?.contact_address;
  return (
    <ConsolePart title={words.title} beside={isMine ? words.everyLook : words.reviewerOnly}>
      <ConsoleFacts
        facts={[
          [words.status, nationalityTitles[payee.nationality_status]],
          [words.name, payee.name],
          [paper.number, dotted(payee.id_no)],
          ...(isNative
            ? []
            : ([
                [words.permit, secret(fields?.residence_permit_no)],
                [words.resident, fields ? yesNo(fields.is_resident) : words.hidden],
              ] as const)),
          [words.birthDate, secret(fields?.date_of_birth.replaceAll('-', '/'))],
          [words.phone, dotted(payee.phone)],
          [paper.residence, dotted(payee.address)],
          [words.contact, secret(contact)],
          [words.union, yesNo(payee.is_union_insured)],
          [words.bank, `${payee.bank_code}-${payee.branch_code} ${payee.bank_name}${payee.branch_name}`],
          [words.account, dotted(payee.bank_account)],
          [words.holder, payee.account_name],
        ]}
      />
      {isMine && !whole ? (
        <Button
          size="sm"
          className="mt-3"
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onLook}
        >
          {words.look}
        </Button>
      ) : null}
    </ConsolePart>
  );
}
