import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

interface ToneIconProps {
  tone: Tone;
  /** Replaces the tone's icon; `null` omits it. */
  icon: ReactNode;
  /** Class name of its colour. */
  className: string;
}

const icons: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The icon in front of a message, aligned with its first line. */
export function ToneIcon({ tone, icon, className }: ToneIconProps) {
  if (icon === null) return null;
  const Icon = icons[tone] ?? Info;
  return (
    <span aria-hidden="true" className={cn('pd:mt-[3px] pd:shrink-0', className)}>
      {icon ?? <Icon size={16} strokeWidth={1.75} />}
    </span>
  );
}
