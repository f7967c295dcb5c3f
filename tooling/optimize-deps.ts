/** Found at start: a dependency discovered in the middle of a run reloads the page under the tests. */
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server.browser',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'vitest-browser-react',
    'radix-ui',
    'radix-ui/internal',
    'lucide-react',
    'class-variance-authority',
    'clsx',
    'tailwind-merge',
    'virtua',
    'zustand/vanilla',
    'axe-core',
    'browser-image-compression',
    '@floating-ui/dom',
    'idb-keyval',
  ],
};
