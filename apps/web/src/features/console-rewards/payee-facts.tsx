import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { nationalityTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Eye } from 'lucide-react';
import { labels } from '#labels/console-rewards';
import { isMyReview } from '../../data/console-rewards';
import { ConsoleFacts, ConsolePart } from '../../shared/console/console-facts';
import { maskWithDots, paperWords } from '../../shared/service-data';

const payeeLabels = labels.payee;

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
  const yesNo = (is: boolean) => (is ? payeeLabels.yes : payeeLabels.no);
  const secret = (value: string | undefined) => (value === undefined ? payeeLabels.hidden : value || payeeLabels.none);
  const contact = fields?.is_same_address ? payeeLabels.sameAddress : fields?.contact_address;
  return (
    <ConsolePart title={payeeLabels.title} beside={isMine ? payeeLabels.everyLook : payeeLabels.reviewerOnly}>
      <ConsoleFacts
        facts={[
          [payeeLabels.status, nationalityTitles[payee.nationality_status]],
          [payeeLabels.name, payee.name],
          [paper.number, maskWithDots(payee.id_no)],
          ...(isNative
            ? []
            : ([
                [payeeLabels.permit, secret(fields?.residence_permit_no)],
                [payeeLabels.resident, fields ? yesNo(fields.is_resident) : payeeLabels.hidden],
              ] as const)),
          [payeeLabels.birthDate, secret(fields?.date_of_birth.replaceAll('-', '/'))],
          [payeeLabels.phone, maskWithDots(payee.phone)],
          [paper.residence, maskWithDots(payee.address)],
          [payeeLabels.contact, secret(contact)],
          [payeeLabels.union, yesNo(payee.is_union_insured)],
          [payeeLabels.bank, `${payee.bank_code}-${payee.branch_code} ${payee.bank_name}${payee.branch_name}`],
          [payeeLabels.account, maskWithDots(payee.bank_account)],
          [payeeLabels.holder, payee.account_name],
        ]}
      />
      {isMine && !whole ? (
        <Button
          size="sm"
          className="mt-3"
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onLook}
        >
          {payeeLabels.look}
        </Button>
      ) : null}
    </ConsolePart>
  );
}
