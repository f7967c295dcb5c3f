import type { ShownCreatorSay, ShownCustomerSay } from '@paidang/contract/entities';
import { industryTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Carousel } from '@paidang/ui/carousel';
import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { sections } from '#labels/landing/sections';
import { InactiveMark } from './section-parts';

const voiceLabels = sections.voices;
/** Number of items side by side, by breakpoint. */
const perView = { customers: { lg: 2 }, creators: { md: 2, lg: 3 } } as const;
const turnAfter = 3000;

export interface CustomerVoicesProps {
  says: readonly ShownCustomerSay[];
}

/** Testimonials of customers, two at a time. */
export function CustomerVoices({ says }: CustomerVoicesProps) {
  return (
    <Voices title={voiceLabels.customers} tone="vendor" perView={perView.customers}>
      {says.map((say) => (
        <CustomerVoice key={say.uuid} say={say} />
      ))}
    </Voices>
  );
}

export interface CreatorVoicesProps {
  says: readonly ShownCreatorSay[];
}

/** Testimonials of creators, three at a time. */
export function CreatorVoices({ says }: CreatorVoicesProps) {
  return (
    <Voices title={voiceLabels.creators} tone="creator" perView={perView.creators}>
      {says.map((say) => (
        <CreatorVoice key={say.uuid} say={say} />
      ))}
    </Voices>
  );
}

export function CustomerVoice({ say: { content, logo, name, position, industry, active } }: { say: ShownCustomerSay }) {
  const about = [position, industryTitles[industry]].filter(Boolean).join('・');
  return <Voice tone="vendor" picture={logo?.path ?? null} {...{ content, name, about, active }} />;
}

export function CreatorVoice({ say: { content, avatar, name, topic, active } }: { say: ShownCreatorSay }) {
  return <Voice tone="creator" picture={avatar?.path ?? null} about={topic} {...{ content, name, active }} />;
}

type Tone = 'vendor' | 'creator';
const edges = { vendor: 'border-vendor-500', creator: 'border-creator-500' } as const;

interface VoicesProps {
  title: string;
  tone: Tone;
  perView: (typeof perView)[keyof typeof perView];
  children: ReactNode[];
}

function Voices({ title, tone, perView, children }: VoicesProps) {
  if (children.length === 0) return null;
  return (
    <Carousel
      label={title}
      labels={voiceLabels.controls(title)}
      interval={turnAfter}
      perView={perView}
      heading={<h3 className={cn('border-b-2 pb-1 text-16 font-strong', edges[tone])}>{title}</h3>}
    >
      {children}
    </Carousel>
  );
}

interface VoiceProps {
  content: string;
  name: string;
  about: string;
  picture: string | null;
  tone: Tone;
  active: boolean;
}

function Voice({ content, name, about, picture, tone, active }: VoiceProps) {
  return (
    <figure className="flex h-full flex-col justify-between gap-5 border-y border-line py-6">
      <blockquote className="text-18 leading-8 text-pretty md:text-20">{content}</blockquote>
      <figcaption className="flex items-center gap-3.5 pl-1 text-13 text-ink-3">
        <Avatar name={name} src={picture} tone={tone} size={40} ring decorative />
        <span className="min-w-0">
          <b className="block text-14 font-medium text-ink">{name}</b>
          {about}
        </span>
        {active ? null : <InactiveMark />}
      </figcaption>
    </figure>
  );
}
