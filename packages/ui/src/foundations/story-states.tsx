import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, waitFor } from 'storybook/test';

/** Any story: what its play function is handed differs from part to part. */
interface AnyStory {
  play?: ((context: never) => unknown) | undefined;
}

const floating = '[role$="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-slot="toast"]';

/** A story in a window of 1280 px with everything twice as large: no sideways scroll, what floats in sight (WCAG 1.4.10). */
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

/** A story for a reader who wants less motion: nothing goes on moving. */
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

/** What a reader on a slow line has first: the server's HTML, before any script or picture. */
export function beforeScript<Story extends AnyStory>(story: Story) {
  return { ...story, decorators: [ServerHtml], play: undefined };
}

/** One transparent pixel: without any picture the browser would draw a frame for a broken one. */
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
