import { type ReactNode, useEffect, useRef } from 'react';

/** Names of states, and what storybook-addon-pseudo-states calls them. */
const states = [
  ['平時', ''],
  ['滑過', 'pseudo-hover-all'],
  ['焦點', ''],
  ['按下', 'pseudo-hover-all pseudo-active-all'],
] as const;

/** Classes that hold one element in a state, for a part that stands where no sheet can. */
export const stateClasses = {
  滑過: ['pseudo-hover'],
  焦點: ['pseudo-focus', 'pseudo-focus-visible'],
  按下: ['pseudo-hover', 'pseudo-active'],
};

interface InEveryStateProps {
  /** Called once a state; the name makes labels and ids differ. */
  children: (state: string) => ReactNode;
}

/** A part at rest, under the pointer, focused and pressed, one below the other. */
export function InEveryState({ children }: InEveryStateProps) {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = focused.current;
    if (!box) return;
    // On what takes the focus only: the words inside it have no ring.
    const focus = () => {
      for (const control of box.querySelectorAll(
        'a, button, input, textarea, [role="slider"], [role="region"][tabindex="0"]',
      )) {
        control.classList.add(...stateClasses.焦點);
      }
    };
    focus();
    // A layer comes a moment later.
    const observer = new MutationObserver(focus);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <dl className="pd:grid pd:grid-cols-[auto_minmax(0,1fr)] pd:items-center pd:gap-x-6 pd:gap-y-4">
      {states.map(([name, className]) => (
        <div key={name} className="pd:contents">
          <dt className="pd:text-12 pd:whitespace-nowrap pd:text-ink-3">{name}</dt>
          <dd
            ref={name === '焦點' ? focused : undefined}
            className={`pd:flex pd:min-w-0 pd:flex-wrap pd:items-center pd:gap-4 ${className}`}
          >
            {children(name)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
