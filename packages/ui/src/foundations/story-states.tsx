import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, waitFor } from 'storybook/test';

/** Any story: the context of its play function depends on the component. */
interface AnyStory {
  play?: ((context: never) => unknown) | undefined;
}

const floating = '[role$="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-slot="toast"]';

/** A story in a 1280 px window at 200 % zoom: no horizontal scrolling, floating elements in view (WCAG 1.4.10). */
export function zoomed<Story extends AnyStory>(story: Story) {
  return {
    ...story,
    globals: { viewport: { value: 'zoomed' } },
    play: async (context: never) => {
      await story.play?.(context);
      await waitFor(async () => {
        const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
        await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        for (const layer of document.querySelectorAll(floating)) {
          const { top, right, bottom, left } = layer.getBoundingClientRect();
          await expect(Math.min(top, left)).toBeGreaterThanOrEqual(-1);
          await expect(right).toBeLessThanOrEqual(clientWidth + 1);
          await expect(bottom).toBeLessThanOrEqual(clientHeight + 1);
        }
      });
    },
  };
}

/** A story for users who prefer reduced motion: nothing keeps moving. */
export function still<Story extends AnyStory>(story: Story) {
  return {
    ...story,
    globals: { motion: 'reduced' },
    parameters: { docs: { story: { inline: false, height: '240px' } } },
    play: async () => {
      await waitFor(() => expect(document.getAnimations().filter((one) => one.playState === 'running')).toEqual([]));
    },
  };
}

/** What users on a slow connection see first: the server's HTML, before any script or picture. */
export function beforeScript<Story extends AnyStory>(story: Story) {
  return { ...story, decorators: [ServerHtml], play: undefined };
}

/** One transparent pixel: without a picture browsers would draw a frame for a broken one. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function ServerHtml(Story: ComponentType) {
  return (
    <div
      ref={(box) => {
        if (box) box.innerHTML = renderToString(<Story />).replaceAll(/ src="[^"]*"/g, ` src="${blank}"`);
      }}
    />
  );
}
