const features = '^packages/(editor|chat|comment-board|tour)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides who depends on whom.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-and-ui-stand-alone',
      severity: 'error',
      comment: 'contract and ui import nothing of ours.',
      from: { path: '^packages/(contract|ui)/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      comment: 'Feature packages never import each other: apps/web composes them.',
      from: { path: '^packages/(editor|chat|comment-board|tour)/' },
      to: { path: features, pathNot: '^packages/$1/' },
    },
    {
      name: 'features-take-types-limits-links-routes-and-rules-of-the-contract',
      severity: 'error',
      comment: 'Anything else of the contract carries Zod into the bundle (docs/decisions/0003).',
      from: { path: features, pathNot: '\\.test\\.' },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/(limits|links|routes|rules)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browsers-load-no-schemas',
      severity: 'error',
      comment:
        'Of calls and entities a browser needs the types; what it needs as values is in routes (docs/decisions/0245).',
      from: { path: '^(apps/web/|packages/contract/src/routes/)', pathNot: '\\.test\\.' },
      to: { path: '^packages/contract/src/(calls|entities)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-knows-no-react',
      severity: 'error',
      comment: 'core is state and rules: no React, no views.',
      from: { path: '^packages/[^/]+/src/core/', pathNot: '\\.test\\.' },
      to: { path: '(^packages/ui/|^packages/[^/]+/src/(react|views|element)/|node_modules/(react|react-dom)/)' },
    },
    {
      name: 'react-knows-no-views',
      severity: 'error',
      comment: 'Hooks come before looks.',
      from: { path: '^packages/[^/]+/src/react/', pathNot: '\\.test\\.' },
      to: { path: '^packages/[^/]+/src/(views|element)/' },
    },
    { name: 'nobody-imports-an-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'server-takes-contract-and-the-editors-schema',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/', pathNot: '^packages/(contract/src/|editor/src/core/)' },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'public-entries-only',
      severity: 'error',
      comment: 'A package is used through its exports, never through its src folder.',
      // The app's build inlines the theme script before the packages are built.
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '^apps/web/vite\\.config\\.ts$' },
      to: {
        path: '^packages/[^/]+/src/',
        // What a docs page says has one shape everywhere; guides are published by nobody.
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/[^/]+/src/[^/]+/index\\.ts$',
          '^packages/ui/src/foundations/guide\\.ts$',
        ],
      },
    },
    {
      name: 'features-of-the-app-never-meet',
      severity: 'error',
      comment: 'shared → features → routes.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'labels-hold-texts-only',
      severity: 'error',
      comment: 'Another language replaces the folder (docs/decisions/0259); of the app it needs types only.',
      from: { path: '^apps/web/src/labels/', pathNot: '\\.test\\.' },
      to: {
        path: '^apps/web/src/',
        pathNot: '^apps/web/src/(labels|config)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-parts-know-no-features',
      severity: 'error',
      from: { path: '^apps/web/src/(data|stores|config|shared|step)/' },
      to: { path: '^apps/web/src/(features|routes|shell)/' },
    },
    {
      name: 'shared-parts-know-no-step-page',
      severity: 'error',
      comment: 'shared → step → features → routes.',
      from: { path: '^apps/web/src/(data|stores|config|shared)/' },
      to: { path: '^apps/web/src/step/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'The platform is what modules stand on; modules are put together in apps/server/src.',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/(src/(modules|http|seed)/|src/[^/]+\\.ts$)' },
    },
    {
      name: 'sql-stays-in-stores',
      severity: 'error',
      comment: 'Routes know HTTP, stores know SQL.',
      from: { path: '^apps/server/src/modules/.*/routes\\.ts$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.source.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
