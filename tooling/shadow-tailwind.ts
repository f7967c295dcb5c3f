import postcss from 'postcss';
import type { Plugin } from 'vite';

/**
 * Makes Tailwind's CSS work inside a shadow root. `@property` has no effect there, so borders, shadows and transforms would
 * lose their initial values: this enables Tailwind's fallback for old browsers unconditionally.
 */
export function shadowTailwind(): Plugin {
  return {
    name: 'shadow-tailwind',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css\?(.*&)?inline\b/.test(id)) return;
      const root = postcss.parse(code);
      root.walkAtRules('property', (rule) => {
        rule.remove();
      });
      root.walkAtRules('layer', (layer) => {
        if (layer.params !== 'properties') return;
        layer.walkAtRules('supports', (supports) => {
          supports.replaceWith(supports.nodes ?? []);
        });
      });
      return { code: root.toString(), map: null };
    },
  };
}
