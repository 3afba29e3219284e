// A module imports from its own row or rows above, never from one below.
const tiers = [
  ['tenant', 'dated-rules', 'staff', 'identity', 'location', 'drafts', 'documents'],
  ['partner', 'catalogue', 'content', 'worship', 'affiliate'],
  ['search', 'promo', 'home', 'merchandise'],
  ['payment', 'payouts', 'settlement', 'shipping'],
  ['booking', 'souvenir', 'private-umrah', 'financing', 'savings'],
  ['orders', 'rooming', 'commission'],
  ['notification', 'chat', 'privacy'],
  ['console', 'support'],
]
const inModules = (names) => `^modules/(${names.join('|')})/`
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const anyOf = (...parts) => parts.flat()
const wire = '^modules/[^/]+/(contract|shapes)[^/]*\\.ts$'
const rules = '^modules/[^/]+/rules/'
const tables = '^modules/[^/]+/tables\\.ts$'
const stores = ['^modules/[^/]+/store\\.ts$', '^modules/[^/]+/store\\.[a-z-]+\\.ts$']
const npm = (names) => `(^|/)node_modules/(${names})/`
// Tests, and what only they use, may look anywhere.
const tests = [
  '^test/',
  '\\.test\\.tsx?$',
  '\\.contract\\.ts$',
  '/testing\\.ts$',
  '^database/embedded/(for-tests|start-as-child|trial)\\.ts$',
]
// What only the build reads.
const buildFiles = ['^web/(console/)?routes\\.ts$', '^web/console/(vite|react-router)\\.config\\.ts$']
const folders = '^(core|modules|adapters|server|web|database|demo)/'
const runtime = { dependencyTypesNot: ['type-only'] }

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('everything-resolves', {}, { couldNotResolve: true, pathNot: '/\\+types/' }),
    rule('only-tests-import-tests', { pathNot: tests }, { path: tests }),
    rule('packages-are-declared', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    // What is installed for building and testing is not there where the product runs.
    rule(
      'no-dev-dependency-at-runtime',
      { path: folders, pathNot: anyOf(buildFiles, '^server/dev-site\\.ts$', '^server/bootstrap/', tests) },
      { dependencyTypes: ['npm-dev'], ...runtime },
    ),
    rule(
      'core-imports-only-core',
      { path: '^core/', pathNot: tests },
      { path: '^(modules|adapters|server|web|database|demo)/' },
    ),
    rule('rules-are-pure', { path: rules, pathNot: tests }, { pathNot: ['^core/', rules, npm('adhan')], ...runtime }),
    rule('wire-is-pure', { path: wire }, { pathNot: ['^core/', wire, rules, npm('zod')] }),
    rule(
      'tables-know-tables',
      { path: '^modules/([^/]+)/', pathNot: anyOf('/tables\\.ts$', tests) },
      { path: tables, pathNot: '^modules/$1/' },
    ),
    rule(
      'modules-meet-at-module-ts',
      { path: '^modules/([^/]+)/', pathNot: tests },
      { path: '^modules/', pathNot: ['^modules/$1/', '^modules/[^/]+/(module|tables)\\.ts$', wire, rules] },
    ),
    // Another engine may take over: it would answer the same three functions. How its index stands is for module.ts to say.
    rule(
      'search-engine-is-three-functions',
      { path: '^modules/search/', pathNot: anyOf('^modules/search/(engine/|module\\.ts$)', tests) },
      { path: '^modules/search/engine/', pathNot: '^modules/search/engine/engine\\.ts$' },
    ),
    rule(
      'modules-import-no-web-or-database',
      { path: '^modules/', pathNot: tests },
      {
        path: '^(web|database|demo)/',
        pathNot:
          '^database/(dead-letters|keyset|mail-bounces|outbox|personal-data|pictures|scope|settled|tables|transaction|weeks)\\.ts$',
      },
    ),
    rule(
      'sql-lives-in-stores',
      { path: '^(modules|web|adapters)/', pathNot: anyOf(stores, tables, tests) },
      { path: npm('drizzle-orm|pg') },
    ),
    rule('only-tests-import-server', { pathNot: anyOf('^server/', tests) }, { path: '^server/' }),
    // Modules stand on it, so it knows none of them.
    rule(
      'database-imports-only-core',
      { path: '^database/', pathNot: tests },
      { path: '^(modules|adapters|web|demo)/' },
    ),
    rule(
      'demo-knows-tables',
      // Stock moves one way, with its history and what an item says of it: orders of the demo take that way too. So do
      // private umrahs, whose plans are drawn up by what is sold and whose journeys are opened by the catalogue.
      {
        path: '^demo/',
        pathNot: anyOf(
          '^demo/souvenirs/(seed-orders|order-rows)\\.ts$',
          '^demo/private-umrah/(plans|request-rows|seed-requests)\\.ts$',
          tests,
        ),
      },
      { path: '^(modules|adapters|web)/', pathNot: [tables, rules] },
    ),
    rule(
      'web-sees-wire-and-rules',
      { path: '^web/', pathNot: tests },
      { path: '^(modules|adapters|database|demo)/', pathNot: [wire, rules] },
    ),
    // zod weighs more than a page: the browser asks loaders and actions instead.
    rule(
      'browser-knows-no-contract',
      {
        path: '^web/',
        pathNot: anyOf(
          '\\.server\\.tsx?$',
          '^web/(pages|console)/.*page\\.tsx?$',
          '^web/(root|layouts/[^/]+)\\.tsx$',
          tests,
        ),
      },
      { path: [wire, npm('zod')], ...runtime },
    ),
    rule('ui-knows-no-site', { path: '^web/ui/', pathNot: tests }, { path: '^web/', pathNot: '^web/ui/' }),
    rule('components-know-no-page', { path: '^web/components/', pathNot: tests }, { path: '^web/(pages|console)/' }),
    rule(
      'pages-import-no-other-page',
      { path: '^web/(pages|console/pages)/([^/]+)/', pathNot: tests },
      { path: '^web/(pages|console/pages)/', pathNot: '^web/$1/$2/' },
    ),
    // Two builds: nothing of the console travels to visitors, and nothing of the site's frame to those who work.
    rule('site-knows-no-console', { path: '^web/', pathNot: anyOf('^web/console/', tests) }, { path: '^web/console/' }),
    rule(
      'console-knows-no-page-of-the-site',
      { path: '^web/console/', pathNot: tests },
      { path: '^web/(pages/|layouts/|(root|pages|routes|guard\\.server|shell\\.server)\\.tsx?$)' },
    ),
    rule('only-server-wires-adapters', { pathNot: anyOf('^(server|adapters)/', tests) }, { path: '^adapters/' }),
    rule(
      'adapters-fill-ports',
      { path: '^adapters/', pathNot: tests },
      { path: '^(modules|web|database|demo)/', pathNot: '^modules/[^/]+/ports\\.ts$' },
    ),
    // It prints what it is given: any module may hand it a sheet.
    rule('printer-knows-no-module', { path: '^adapters/pdf/', pathNot: tests }, { path: '^modules/' }),
    rule('sandboxes-import-no-module', { path: '^adapters/.*sandbox', pathNot: tests }, { path: '^modules/' }),
    rule('modules-have-a-tier', { path: '^modules/', pathNot: inModules(tiers.flat()) }, {}),
    ...tiers
      .slice(0, -1)
      .map((names, i) =>
        rule(
          `tier-${i}-imports-no-lower-tier`,
          { path: inModules(names), pathNot: anyOf('/tables\\.ts$', tests) },
          { path: inModules(tiers.slice(i + 1).flat()) },
        ),
      ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
