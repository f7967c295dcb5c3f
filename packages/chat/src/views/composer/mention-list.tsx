import { cx } from '@paidang/ui/recipes';
import { useChatLabels } from '../../react';
import { ContactAvatar } from '../parts/contact-avatar';
import type { Mention } from './use-mention';

/** Members to mention, above the field. The focus stays in the field. */
export function MentionList({ mention }: { mention: Mention }) {
  const { composer: labels } = useChatLabels();
  const { members, active, listId, optionId, pick } = mention;
  return (
    <>
      <div aria-live="polite" className="pdc:sr-only">
        {members.length > 0 && labels.mentionable(members.length)}
      </div>
      {members.length > 0 && (
        <div
          role="listbox"
          id={listId}
          aria-label={labels.mention}
          data-slot="chat-mentions"
          className="pdc:absolute pdc:inset-x-0 pdc:bottom-full pdc:z-1 pdc:mb-3 pdc:max-h-60 pdc:max-w-80 pdc:overflow-y-auto pdc:rounded-card pdc:border pdc:border-line pdc:bg-raised pdc:p-1 pdc:shadow-2"
        >
          {members.map((member, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              key={member.uuid}
              role="option"
              // Options are reached from the field, with aria-activedescendant.
              tabIndex={-1}
              id={optionId(index)}
              aria-selected={index === active}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              className={cx(
                'pdc:flex pdc:min-h-9 pdc:cursor-pointer pdc:items-center pdc:gap-2.5 pdc:rounded-control pdc:px-2 pdc:py-1 pdc:text-14 pdc:hover:bg-hover pdc:pointer-coarse:min-h-11',
                index === active && 'pdc:bg-hover',
              )}
              // Before the field loses the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(member)}
            >
              <ContactAvatar contact={{ ...member, avatar: member.avatar ?? null, online: false }} size={24} />
              <span className="pdc:truncate">{member.name}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
