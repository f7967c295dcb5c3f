const features = '^packages/(editor|chat|claims|evidence|comment-board|film|tour)/';

/**
 * The server's modules, lowest first: a module uses only those before it. A new one goes after all that it uses.
 * Tables are the exception, since stores join those of higher modules too.
 */
const serverModules = [
  // Who calls: without routes, so that http can use them.
  'users',
  'sessions',
  'membership',
  'staff',
  'audit',
  // Accounts and notifications.
  'onboarding',
  'auth',
  'notifications',
  'messaging',
  // What visitors ask.
  'consultations',
  // Lists the forms choose from.
  'banks',
  'districts',
  // What the steps share.
  'projects',
  'steps',
  'uploads',
  'comments',
  'claims',
  'requirements',
  'reviews',
  'suggestions',
  // The steps.
  'outlines',
  'ai',
  'scripts',
  'copywritings',
  'videos',
  'guest-reviews',
  'works',
  'reports',
  'ratings',
  'briefs',
  // What became of the places comments speak of, in any of their contents.
  'comment-outcomes',
  'schedules',
  // What looks at several of them.
  'project-overview',
  'performance',
  'reminders',
  'captions',
  'trace',
  'acceptance',
  'exports',
  'evidence',
  'guides',
  // People: chat, invitations, and what concerns an account as a whole.
  'chat',
  'search',
  'realtime',
  'partners',
  'invitations',
  'project-changes',
  'project-end',
  // Money.
  'service-data',
  // Creators' cards, and vendors who look for them.
  'creator-cards',
  'creator-search',
  // What the platform offers: proposals to vendors, and what the site says.
  'proposals',
  'site-content',
  'reward-items',
  'income-statements',
  'rewards',
  'fee-statements',
  'social',
  'account',
  // The platform's own people.
  'console',
  'unused-files',
  // What staff look after.
  'operations',
  'abuse-reports',
];
const modules = '^apps/server/src/modules/';
const callers = '(users|sessions|membership|staff|audit)/';
const serverTests = '\\.test\\.ts$';
const stores = '[/-](store|schema)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'claims-stands-alone',
      severity: 'error',
      comment: 'The check is useful to anybody: it imports nothing of ours and no library. What shows it may.',
      from: { path: '^packages/claims/src/(?!(react|views|view|tiptap)/)', pathNot: '\\.test\\.' },
      to: { pathNot: '^packages/claims/src/' },
    },
    {
      name: 'evidence-stands-alone',
      severity: 'error',
      comment: 'evidence is checked without us: it imports nothing of ours.',
      from: { path: '^packages/evidence/src/', pathNot: '\\.test\\.' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/evidence/src/' },
    },
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
      from: { path: '^packages/(editor|chat|claims|evidence|comment-board|film|tour)/' },
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
      name: 'server-takes-what-needs-no-browser',
      severity: 'error',
      comment: 'Rules and formats, the schema of the editor, and how a drawing is drawn.',
      from: { path: '^apps/server/' },
      to: { path: '^packages/', pathNot: '^packages/(contract/src/|(claims|evidence)/src/|(editor|film)/src/core/)' },
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
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '^apps/web/(vite\\.config|page-files)\\.ts$' },
      to: {
        path: '^packages/[^/]+/src/',
        // What a docs page says has one shape everywhere; guides are published by nobody.
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/[^/]+/src/([^/]+|labels/en)/index\\.ts$',
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
      name: 'stores-and-config-stand-alone',
      severity: 'error',
      comment: 'stores → data → shared → step → features, shell → routes → app.',
      from: { path: '^apps/web/src/(stores|config)/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(data|shared|step|features|wiring|shell|routes|app)/' },
    },
    {
      name: 'data-imports-stores-only',
      severity: 'error',
      from: { path: '^apps/web/src/data/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(shared|step|features|wiring|shell|routes|app)/' },
    },
    {
      name: 'swr-stays-in-data',
      severity: 'error',
      comment: 'Hooks of data/ fetch, refresh and change what is cached.',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(data/|app/(providers|draw-page)\\.tsx$)|\\.test\\.' },
      to: { path: 'node_modules/swr/' },
    },
    {
      name: 'shared-imports-no-step',
      severity: 'error',
      from: { path: '^apps/web/src/shared/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(step|features|wiring|shell|routes|app)/' },
    },
    {
      name: 'step-and-wiring-import-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(step|wiring)/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(features|shell|routes|app)/' },
    },
    {
      name: 'features-import-no-shell',
      severity: 'error',
      comment: 'Ports come from routes, which put features and wiring together.',
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(wiring|shell|routes|app)/' },
    },
    {
      name: 'shell-imports-no-feature',
      severity: 'error',
      comment: 'Dialogs of features that open over any page are opened by app.',
      from: { path: '^apps/web/src/shell/', pathNot: '\\.test\\.' },
      to: { path: '^apps/web/src/(features|routes|app)/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'The platform is what modules stand on; modules are put together in apps/server/src.',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/(src/(modules|http|seed)/|src/[^/]+\\.ts$)' },
    },
    {
      name: 'modules-through-index',
      severity: 'error',
      comment: 'A module offers what its index exports; stores may join its tables.',
      from: { path: `${modules}([^/]+)/`, pathNot: serverTests },
      to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/(index|schema)\\.ts$`] },
    },
    {
      name: 'modules-through-index',
      severity: 'error',
      comment: 'The same for everything else of the server.',
      from: { path: '^apps/server/src/', pathNot: [modules, serverTests] },
      to: { path: modules, pathNot: `${modules}[^/]+/(index|schema)\\.ts$` },
    },
    ...serverModules.map((name, place) => ({
      name: 'modules-in-order',
      severity: 'error',
      comment: 'Modules use those before them in `serverModules` only.',
      from: { path: `${modules}${name}/`, pathNot: serverTests },
      to: { path: `${modules}(?!(${serverModules.slice(0, place + 1).join('|')})/)`, pathNot: '/schema\\.ts$' },
    })),
    {
      name: 'modules-in-order',
      severity: 'error',
      comment: 'A new module gets a place in `serverModules`.',
      from: {},
      to: { path: `${modules}(?!(${serverModules.join('|')})/)` },
    },
    {
      name: 'http-knows-callers-alone',
      severity: 'error',
      comment: 'Modules register their calls with http; what it needs of them, app.ts hands in.',
      from: { path: '^apps/server/src/http/', pathNot: serverTests },
      to: { path: `${modules}(?!${callers})` },
    },
    {
      name: 'callers-know-no-http',
      severity: 'error',
      from: { path: `${modules}${callers}`, pathNot: serverTests },
      to: { path: '^apps/server/src/http/' },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      comment: 'SQL is in `store.ts` and `*-store.ts`; services hold the rules, routes know HTTP.',
      from: { path: '^apps/server/src/(modules|http|seed)/', pathNot: [stores, serverTests] },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      comment: 'Tables are for stores; their types are for all.',
      from: { path: '^apps/server/src/(modules|http|seed)/', pathNot: [stores, serverTests] },
      to: { path: '^apps/server/src/(modules|http)/.+/schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|(^|/)node_modules/\\.vite/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.source.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
