import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

type Config = { forbidden: (IForbiddenRuleType & { name: string })[]; options: ICruiseOptions }
const config: Config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const folders = ['core', 'modules', 'adapters', 'server', 'web', 'database', 'demo', 'test']

async function look(root: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options
  const ruleSet = { forbidden: config.forbidden }
  const settings = { ...options, enhancedResolveOptions, baseDir: root, validate: true, ruleSet }
  const { output } = await cruise(folders, settings)
  if (typeof output === 'string') throw new Error(output)
  return output
}

const findingsOf = (result: ICruiseResult): string[] =>
  result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

/** A small code base in which every rule is broken once: rule → what imports what. */
const faults: Record<string, { from: string; to: string }> = {
  'no-cycles': { from: 'web/ring-a.ts', to: 'web/ring-b.ts' },
  'everything-resolves': { from: 'server/lost.ts', to: '#server/nowhere.ts' },
  'only-tests-import-tests': { from: 'server/leaning.ts', to: '#test/support/test-app.ts' },
  'core-imports-only-core': { from: 'core/price.ts', to: '#modules/booking/module.ts' },
  'rules-are-pure': { from: 'modules/booking/rules/price.ts', to: '../store.ts' },
  'wire-is-pure': { from: 'modules/booking/contract.orders.ts', to: './store.ts' },
  'tables-know-tables': { from: 'modules/booking/store.ts', to: '#modules/identity/tables.ts' },
  'modules-meet-at-module-ts': { from: 'modules/booking/calls/checkout.ts', to: '#modules/payment/store.ts' },
  'search-engine-is-three-functions': {
    from: 'modules/search/calls/hajj.ts',
    to: '../engine/listing-index.ts',
  },
  'modules-import-no-web-or-database': { from: 'modules/booking/jobs.ts', to: '#database/connect.ts' },
  'sql-lives-in-stores': { from: 'modules/booking/store-orders.ts', to: 'drizzle-orm' },
  'only-tests-import-server': { from: 'modules/booking/calls/list.ts', to: '#server/compose.ts' },
  'database-imports-only-core': { from: 'database/outbox.ts', to: '#modules/booking/tables.ts' },
  'demo-knows-tables': { from: 'demo/bookings.ts', to: '#modules/booking/store.ts' },
  'web-sees-wire-and-rules': { from: 'web/pages/checkout/page.tsx', to: '#modules/booking/store.ts' },
  'browser-knows-no-contract': { from: 'web/components/price-tag.tsx', to: '#modules/payment/contract.ts' },
  'ui-knows-no-site': { from: 'web/ui/button.tsx', to: '../ring-b.ts' },
  'components-know-no-page': { from: 'web/components/header.tsx', to: '../pages/home/page.tsx' },
  'pages-import-no-other-page': { from: 'web/pages/search/page.tsx', to: '../home/page.tsx' },
  'site-knows-no-console': { from: 'web/components/footer.tsx', to: '../console/menu.ts' },
  'console-knows-no-page-of-the-site': { from: 'web/console/root.tsx', to: '../pages/home/page.tsx' },
  'only-server-wires-adapters': { from: 'modules/payment/module.ts', to: '#adapters/doku/client.ts' },
  'adapters-fill-ports': { from: 'adapters/doku/client.ts', to: '#modules/payment/store.ts' },
  'printer-knows-no-module': { from: 'adapters/pdf/printer.ts', to: '#modules/payment/ports.ts' },
  'packages-are-declared': { from: 'server/borrowing.ts', to: 'left-pad' },
  'no-dev-dependency-at-runtime': { from: 'server/building.ts', to: 'vite' },
  'sandboxes-import-no-module': { from: 'adapters/doku/sandbox.ts', to: '#modules/payment/ports.ts' },
  'modules-have-a-tier': { from: 'modules/attic/module.ts', to: '#core/call.ts' },
  'tier-0-imports-no-lower-tier': { from: 'modules/identity/calls/me.ts', to: '#modules/catalogue/module.ts' },
  'tier-1-imports-no-lower-tier': { from: 'modules/partner/calls/list.ts', to: '#modules/search/module.ts' },
  'tier-2-imports-no-lower-tier': { from: 'modules/promo/calls/list.ts', to: '#modules/payment/module.ts' },
  'tier-3-imports-no-lower-tier': { from: 'modules/payment/calls/notify.ts', to: '#modules/booking/module.ts' },
  'tier-4-imports-no-lower-tier': { from: 'modules/savings/calls/list.ts', to: '#modules/orders/module.ts' },
  'tier-5-imports-no-lower-tier': { from: 'modules/orders/calls/list.ts', to: '#modules/chat/module.ts' },
  'tier-6-imports-no-lower-tier': { from: 'modules/chat/calls/list.ts', to: '#modules/console/module.ts' },
}
const quiet = [
  'core/call.ts',
  'database/connect.ts',
  'modules/booking/module.ts',
  'modules/booking/tables.ts',
  'modules/catalogue/module.ts',
  'modules/chat/module.ts',
  'modules/console/module.ts',
  'modules/identity/tables.ts',
  'modules/orders/module.ts',
  'modules/payment/contract.ts',
  'modules/payment/ports.ts',
  'modules/payment/store.ts',
  'modules/search/engine/listing-index.ts',
  'modules/search/module.ts',
  'server/compose.ts',
  'test/support/test-app.ts',
  'web/console/menu.ts',
  'web/pages/home/page.tsx',
]

const plantedManifest = {
  type: 'module',
  imports: manifest.imports,
  dependencies: { 'drizzle-orm': '1.0.0' },
  devDependencies: { vite: '1.0.0' },
}

let planted: string
beforeAll(async () => {
  planted = await mkdtemp(join(tmpdir(), 'rihla-imports-'))
  const importing = Object.values(faults).map(({ from, to }): [string, string] => [
    from,
    `import * as other from '${to}'\n`,
  ])
  const files: Record<string, string> = Object.fromEntries([
    ...quiet.map((file) => [file, 'export const quiet = 1\n']),
    ...importing,
    ['web/ring-b.ts', "import * as other from './ring-a.ts'\n"],
    ['package.json', JSON.stringify(plantedManifest)],
    ...['drizzle-orm', 'vite', 'left-pad'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export const quiet = 1\n'],
    ]),
  ])
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(planted, file)), { recursive: true })
    await writeFile(join(planted, file), text)
  }
})
afterAll(() => rm(planted, { recursive: true, force: true }))

test('nobody imports what is not theirs', { timeout: 180_000 }, async () => {
  const result = await look(process.cwd())
  expect(findingsOf(result)).toEqual([])
  // A parser that cannot read TypeScript finds nothing and no fault either.
  expect(result.summary.totalCruised).toBeGreaterThan(100)
})

test('each import rule reports the import it forbids', async () => {
  const reported = findingsOf(await look(planted))
  for (const [rule, { from }] of Object.entries(faults)) {
    expect(
      reported.filter((finding) => finding.startsWith(`${rule}: ${from} → `)),
      rule,
    ).not.toEqual([])
  }
})

test('every import rule has its planted fault', () => {
  expect(config.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(faults).sort())
})
