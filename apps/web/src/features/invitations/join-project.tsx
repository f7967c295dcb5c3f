import type { Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { checkOptionalPhone } from '@paidang/contract/rules';
import { normaliseTaskType, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { labels as shared } from '#labels/shared';
import { useProfile } from '../../data/account';
import { invitationQuestionOf } from '../../data/invitation-paths';
import { useInvitationMoves } from '../../data/invitations';
import { RejectButton, useInvitationReply } from '../../shared/invitations/answers';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useSession } from '../../stores/session';
import { InvitationFacts } from './invitation-facts';

export interface JoinProjectProps {
  invitation: Invitation;
}

const createLabels = labels.create;

/** A creator reviews a project and joins all or some of its tasks. */
export function JoinProject({ invitation }: JoinProjectProps) {
  const { uuid, sender, sender_rating: rated, note, project, tasks } = invitation;
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const moves = useInvitationMoves();
  const { busy, attempt, run } = useInvitationReply();
  const contact = useContact();
  const [left, setLeft] = useState<readonly string[]>([]);
  const wanted = tasks.filter((task) => !left.includes(task.uuid)).map((task) => task.uuid);
  const choosing = invitationQuestionOf(invitation) === 'creator' && tasks.length > 1;
  const name = personName(sender);
  const isNoneChosen = wanted.length === 0;
  const noneChosenId = useId();
  const ready = !(choosing && isNoneChosen) && contact.isReady;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);

  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) {
      contact.leave();
      return focusInvalid();
    }
    const joined = await run(async () => {
      await contact.save();
      return moves.join(uuid, choosing ? wanted : undefined);
    }, labels.joined);
    if (joined && project) navigate(paths.projectProgress(project.uuid, 0), { replace: true });
  };
  const reject = async () => {
    if (await attempt(() => moves.reject(uuid), labels.rejected)) navigate(paths.invitation, { replace: true });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void join(event)}
      className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,var(--page-text))_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <div className="mb-6 flex items-center gap-4">
          <PersonAvatar person={sender} size={56} ring />
          <p className="text-pretty">
            <b className="font-strong">{name}</b>
            {labels.kinds[invitationQuestionOf(invitation)]}
            {rated ? <span className="block text-13 text-ink-2">{shared.rated.line(rated)}</span> : null}
            {note ? <span className="mt-1 block text-14 text-ink-2">「{note}」</span> : null}
          </p>
        </div>
        <InvitationFacts invitation={invitation} />
      </div>
      <div className="grid min-w-0 content-start gap-6 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
        {choosing ? (
          <fieldset aria-describedby={noneChosenId} className="min-w-0">
            <legend className="mb-1.5 text-14 font-medium">{createLabels.accept}</legend>
            <div className="grid gap-1">
              {tasks.map((task) => (
                <Checkbox
                  key={task.uuid}
                  label={`${taskTypeTitles[normaliseTaskType(task.type)]}｜${task.title}`}
                  checked={!left.includes(task.uuid)}
                  {...(isNoneChosen ? { 'aria-invalid': true } : {})}
                  onCheckedChange={(checked) =>
                    setLeft(checked === true ? left.filter((id) => id !== task.uuid) : [...left, task.uuid])
                  }
                />
              ))}
            </div>
            <p id={noneChosenId} role="alert" className="mt-1 min-h-5 text-12 text-danger-600">
              {isNoneChosen ? createLabels.choose : null}
            </p>
          </fieldset>
        ) : null}
        {user ? (
          <section aria-labelledby="identity">
            <h2 id="identity" className="text-13 text-ink-3">
              {createLabels.identity}
            </h2>
            <dl className="mt-1 grid grid-cols-[88px_minmax(0,1fr)] gap-y-1">
              <dt className="text-ink-3">{createLabels.name}</dt>
              <dd className="break-words">{personName(user)}</dd>
              <dt className="text-ink-3">{createLabels.email}</dt>
              <dd className="break-all">{user.email}</dd>
            </dl>
            <Field
              label={createLabels.contact}
              hint={createLabels.contactHint}
              error={contact.problem}
              className="mt-4"
            >
              <Input
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={limits.account.phoneLength}
                value={contact.phone}
                onChange={(event) => contact.change(event.target.value)}
                onBlur={contact.leave}
              />
            </Field>
          </section>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="ink" size="lg" busy={busy} off={!ready}>
            {createLabels.submit}
          </Button>
          <RejectButton size="lg" name={name} onConfirm={reject} />
        </div>
      </div>
    </form>
  );
}

/** Phone number of a creator who joins a project, to be confirmed or corrected. */
function useContact() {
  const { profile, updatePhone } = useProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const phone = typed ?? profile?.phone ?? '';
  const problem = checkOptionalPhone(phone);
  return {
    phone,
    isReady: problem === null,
    /** Validation error, once the field was left. */
    problem: isLeft ? problem : null,
    change: setTyped,
    leave: () => setLeft(true),
    /** Saves the number if it was changed. */
    save: async () => {
      if (profile && phone.trim() !== profile.phone) await updatePhone(phone.trim());
    },
  };
}
