import { type ReactNode, useEffect, useRef } from 'react';

/** Names of states, and the classes storybook-addon-pseudo-states uses for them. */
const states = [
  ['平時', ''],
  ['滑過', 'pseudo-hover-all'],
  ['焦點', ''],
  ['按下', 'pseudo-hover-all pseudo-active-all'],
] as const;

/** Classes that force one element into a state, for elements outside the sheet. */
export const stateClasses = {
  滑過: ['pseudo-hover'],
  焦點: ['pseudo-focus', 'pseudo-focus-visible'],
  按下: ['pseudo-hover', 'pseudo-active'],
};

interface InEveryStateProps {
  /** Called once per state; use its name to make labels and ids unique. */
  children: (state: string) => ReactNode;
}

/** A component in its default, hovered, focused and pressed states, one below the other. */
export function InEveryState({ children }: InEveryStateProps) {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = focused.current;
    if (!box) return;
    // Only on focusable elements: their contents have no focus ring.
    const focus = () => {
      for (const control of box.querySelectorAll(
        'a, button, input, textarea, [role="slider"], [role="region"][tabindex="0"]',
      )) {
        control.classList.add(...stateClasses.焦點);
      }
    };
    focus();
    // Layers are rendered a moment later.
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
