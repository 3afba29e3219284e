import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressesIn, isNamed, type Wire } from './support/addresses.ts'
import { pathsIn, readAll, type SourceFile } from './support/tree.ts'

type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>

/** By module: calls that a test about several of them proves, and that test. */
const neighbours: Rows = {
  booking: {
    'apply-promo-code': 'calls/apply-promo.test.ts',
    'booking-calendar': 'calls/voucher.test.ts',
    'console/cancel-by-partner': 'calls/console/by-partner.test.ts',
    'console/cancel-traveller-by-partner': 'calls/console/cancel-traveller.test.ts',
    'console/documents-of-booking': 'calls/console/review-document.test.ts',
    'console/open-travel-document': 'calls/console/review-document.test.ts',
    'console/deliver-kit': 'calls/console/ship-kit.test.ts',
    'console/export-bookings': 'calls/console/list-bookings.test.ts',
    'console/reschedule-by-partner': 'calls/console/by-partner.test.ts',
    'console/see-booking': 'calls/console/by-partner.test.ts',
    'booking-detail': 'lifecycle/payment-events.test.ts',
    'change-booking-phone': 'calls/checkout.test.ts',
    'decline-reschedule': 'lifecycle/payment-events.test.ts',
    'document-file': 'calls/documents.test.ts',
    'invoice-pdf': 'calls/voucher.test.ts',
    'order-addons': 'calls/save-order.test.ts',
    'order-detail': 'calls/checkout.test.ts',
    'order-promos': 'calls/apply-promo.test.ts',
    'remove-promo': 'calls/apply-promo.test.ts',
    'resend-booking-code': 'calls/checkout.test.ts',
    'upload-document': 'calls/documents.test.ts',
    'verify-booking': 'calls/checkout.test.ts',
    'verify-voucher': 'calls/voucher.test.ts',
  },
  catalogue: {
    'wishlist-ids': 'calls/toggle-wishlist.test.ts',
    'console/add-departures': 'calls/console/departures.test.ts',
    'console/change-quota': 'calls/console/departures.test.ts',
    'console/close-departure': 'calls/console/departures.test.ts',
    'console/list-departures': 'calls/console/departures.test.ts',
    'console/remove-departure': 'calls/console/departures.test.ts',
    'console/approve-package-change': 'calls/console/packages.test.ts',
    'console/copy-package': 'calls/console/packages.test.ts',
    'console/create-package': 'calls/console/packages.test.ts',
    'console/export-packages': 'calls/console/packages.test.ts',
    'console/list-package-changes': 'calls/console/packages.test.ts',
    'console/list-packages': 'calls/console/packages.test.ts',
    'console/package-choices': 'calls/console/packages.test.ts',
    'console/reject-package-change': 'calls/console/packages.test.ts',
    'console/save-package': 'calls/console/packages.test.ts',
    'console/see-package': 'calls/console/packages.test.ts',
    'console/see-package-change': 'calls/console/packages.test.ts',
    'console/submit-package': 'calls/console/packages.test.ts',
    'console/take-back-package': 'calls/console/packages.test.ts',
    'console/withdraw-package': 'calls/console/packages.test.ts',
  },
  content: {
    'add-comment': 'calls/comments.test.ts',
    'short-post-lists': 'calls/posts.test.ts',
    'mark-comment': 'calls/comments.test.ts',
    'post-by-key': 'calls/posts.test.ts',
    'console/export-guides': 'calls/console/guides.test.ts',
    'console/list-guides': 'calls/console/guides.test.ts',
    'console/review-guide': 'calls/console/guides.test.ts',
    'console/see-guide': 'calls/console/guides.test.ts',
    'console/decide-reported-comment': 'calls/console/reported-comments.test.ts',
    'console/export-reported-comments': 'calls/console/reported-comments.test.ts',
    'console/list-reported-comments': 'calls/console/reported-comments.test.ts',
  },
  console: {
    'list-dead-letters': 'calls/jobs.test.ts',
    'retry-dead-letter': 'calls/jobs.test.ts',
    'see-jobs': 'calls/jobs.test.ts',
  },
  identity: { logout: 'calls/refresh.test.ts' },
  'dated-rules': {
    'console/add-dated-rule': 'calls/console/dated-rules.test.ts',
    'console/list-dated-rules': 'calls/console/dated-rules.test.ts',
    'console/see-dated-rule': 'calls/console/dated-rules.test.ts',
  },
  drafts: {
    'console/delete-desk-draft': 'calls/console/desk-drafts.test.ts',
    'console/save-desk-draft': 'calls/console/desk-drafts.test.ts',
    'console/see-draft': 'calls/console/desk-drafts.test.ts',
  },
  home: {
    'promo-ads': 'calls/home-list.test.ts',
  },
  location: {
    'cities-of-province': 'calls/regions.test.ts',
    provinces: 'calls/regions.test.ts',
    'subdistricts-of-city': 'calls/regions.test.ts',
  },
  notification: {
    'delete-push-subscription': 'calls/push-subscriptions.test.ts',
    'push-key': 'calls/push-subscriptions.test.ts',
    'read-notice': 'calls/notices.test.ts',
    'read-notices': 'calls/notices.test.ts',
    'save-push-subscription': 'calls/push-subscriptions.test.ts',
    'unread-total': 'calls/notices.test.ts',
  },
  orders: { 'continue-order': 'calls/my-orders.test.ts', 'latest-order': 'calls/my-orders.test.ts' },
  support: {
    find: 'calls/support.test.ts',
    'resend-invoice': 'calls/support.test.ts',
    'see-member': 'calls/support.test.ts',
  },
  privacy: {
    'console/add-breach-step': 'calls/console/breaches.test.ts',
    'console/list-breaches': 'calls/console/breaches.test.ts',
    'console/report-breach': 'calls/console/breaches.test.ts',
    'console/see-breach': 'calls/console/breaches.test.ts',
    'data-export-file': 'calls/data-export.test.ts',
    'request-data-export': 'calls/data-export.test.ts',
    'see-data-export': 'calls/data-export.test.ts',
  },
  partner: {
    agencies: 'calls/partners.test.ts',
    'application-state': 'calls/applications.test.ts',
    apply: 'calls/applications.test.ts',
    banks: 'calls/partners.test.ts',
    'console/add-licence': 'calls/console/licences.test.ts',
    'console/change-licence': 'calls/console/licences.test.ts',
    'console/decide-lift': 'calls/console/licences.test.ts',
    'console/export-licences': 'calls/console/licences.test.ts',
    'console/lift-suspension': 'calls/console/licences.test.ts',
    'console/list-licences': 'calls/console/licences.test.ts',
    'console/see-licence': 'calls/console/licences.test.ts',
    'console/suspend-licence': 'calls/console/licences.test.ts',
    'console/accept-application': 'calls/console/applications.test.ts',
    'console/export-applications': 'calls/console/applications.test.ts',
    'console/list-applications': 'calls/console/applications.test.ts',
    'console/note-check': 'calls/console/applications.test.ts',
    'console/reject-application': 'calls/console/applications.test.ts',
    'console/see-application': 'calls/console/applications.test.ts',
    'console/start-review': 'calls/console/applications.test.ts',
    'distribution-channels': 'calls/partners.test.ts',
    'travel-partners': 'calls/partners.test.ts',
  },
  payment: {
    'console/approve-refund': 'calls/console/refunds.test.ts',
    'console/check-books': 'calls/console/ledger.test.ts',
    'console/confirm-refund': 'calls/console/refunds.test.ts',
    'console/export-entries': 'calls/console/ledger.test.ts',
    'console/list-entries': 'calls/console/ledger.test.ts',
    'console/refunds-due': 'calls/console/refunds.test.ts',
    'console/reject-refund': 'calls/console/refunds.test.ts',
    'console/see-transaction': 'calls/console/ledger.test.ts',
    'console/send-refund': 'calls/console/refunds.test.ts',
    'payment-details': 'calls/start-payment.test.ts',
    'payment-methods': 'calls/start-payment.test.ts',
    'shared-methods': 'calls/start-payment.test.ts',
    'shared-payment': 'calls/start-payment.test.ts',
    'snap-notify': 'calls/notify.test.ts',
    'snap-token': 'calls/notify.test.ts',
    'start-shared-payment': 'calls/start-payment.test.ts',
  },
  payouts: {
    'console/approve-payout': 'payouts.test.ts',
    'console/close-payout': 'payouts.test.ts',
    'console/export-payouts': 'calls/console/statements.test.ts',
    'console/export-statement': 'calls/console/statements.test.ts',
    'console/list-payouts': 'payouts.test.ts',
    'console/payout-sheet': 'calls/console/statements.test.ts',
    'console/reject-payout': 'payouts.test.ts',
    'console/see-payout': 'calls/console/statements.test.ts',
    'console/send-payout': 'payouts.test.ts',
    'console/statement': 'payouts.test.ts',
    'console/statement-sheet': 'calls/console/statements.test.ts',
  },
  promo: {
    'console/change-promo': 'calls/console/promos.test.ts',
    'console/change-promo-limits': 'calls/console/promos.test.ts',
    'console/create-promo': 'calls/console/promos.test.ts',
    'console/export-promos': 'calls/console/promos.test.ts',
    'console/list-desk-promos': 'calls/console/promos.test.ts',
    'console/promo-choices': 'calls/console/promos.test.ts',
    'console/see-desk-promo': 'calls/console/promos.test.ts',
    'console/step-promo': 'calls/console/promos.test.ts',
    'active-promos': 'calls/promos.test.ts',
    'claim-promo': 'calls/promos.test.ts',
    'product-promos': 'calls/check-promo.test.ts',
    'promo-by-key': 'calls/promos.test.ts',
    'promo-products': 'calls/check-promo.test.ts',
    'usable-promos': 'calls/check-promo.test.ts',
  },
  search: {
    durations: 'calls/products.test.ts',
    'fixed-lists': 'calls/products.test.ts',
    hajj: 'calls/products.test.ts',
    'hajj-search': 'calls/products.test.ts',
    'hajj-travels': 'calls/products.test.ts',
    'most-searched': 'calls/search.test.ts',
    'partner-products': 'calls/products.test.ts',
    'product-search': 'calls/search.test.ts',
    'recent-searches': 'calls/search.test.ts',
    recommendation: 'calls/products.test.ts',
    'tour-search': 'calls/products.test.ts',
    'umroh-search': 'calls/products.test.ts',
  },
  rooming: {
    'add-room': 'calls/rooming.test.ts',
    'change-room': 'calls/rooming.test.ts',
    'full-manifest-file': 'calls/manifest-file.test.ts',
    'move-guest': 'calls/rooming.test.ts',
    'remove-room': 'calls/rooming.test.ts',
    'see-rooming': 'calls/rooming.test.ts',
    'send-rooming': 'calls/rooming.test.ts',
    'suggest-rooming': 'calls/rooming.test.ts',
  },
  staff: {
    'export-audit': 'calls/list-audit.test.ts',
    'decide-two-step': 'calls/invite-staff.test.ts',
    'end-grant': 'calls/invite-staff.test.ts',
    'end-staff-session': 'calls/staff-sign-in.test.ts',
    'invite-again': 'calls/invite-staff.test.ts',
    'list-staff': 'calls/invite-staff.test.ts',
    'renew-recovery-codes': 'calls/staff-sign-in.test.ts',
    'reset-two-step': 'calls/invite-staff.test.ts',
    'staff-choose-password': 'calls/invite-staff.test.ts',
    'staff-forgot-password': 'calls/invite-staff.test.ts',
    'staff-link': 'calls/invite-staff.test.ts',
    'staff-sessions': 'calls/staff-sign-in.test.ts',
    'staff-sign-in-code': 'calls/staff-sign-in.test.ts',
    'staff-sign-in-step': 'calls/staff-sign-in.test.ts',
    'staff-sign-out': 'calls/staff-sign-in.test.ts',
  },
  tenant: {
    'console/add-host': 'calls/console/tenants.test.ts',
    'console/add-tenant': 'calls/console/tenants.test.ts',
    'console/list-tenants': 'calls/console/tenants.test.ts',
    'console/remove-host': 'calls/console/tenants.test.ts',
    'console/save-brand': 'calls/console/tenants.test.ts',
    'console/save-tenant-settings': 'calls/console/tenants.test.ts',
    'console/see-tenant': 'calls/console/tenants.test.ts',
  },
  worship: {
    'console/export-doa': 'calls/console/doa.test.ts',
    'console/list-doa': 'calls/console/doa.test.ts',
    'console/review-doa': 'calls/console/doa.test.ts',
    'console/see-doa': 'calls/console/doa.test.ts',
    'calendar-by-city': 'calls/prayer-service.test.ts',
    cities: 'calls/prayer-times.test.ts',
    'hijri-calendar': 'calls/prayer-times.test.ts',
    'keep-quran-marks': 'calls/quran-marks.test.ts',
    'prayer-calendar': 'calls/prayer-times.test.ts',
    'prayer-month': 'calls/prayer-times.test.ts',
    'prayer-time': 'calls/prayer-times.test.ts',
    'quran-chapter': 'calls/quran.test.ts',
    'quran-chapters': 'calls/quran.test.ts',
    'quran-marks-of': 'calls/quran-marks.test.ts',
    'quran-search': 'calls/quran.test.ts',
    'quran-translations': 'calls/quran.test.ts',
    'quran-verses': 'calls/quran.test.ts',
    'timings-by-city': 'calls/prayer-service.test.ts',
  },
}

/** A file of `calls/` with the calls it answers, and the file of the test that a row names for it. */
type CallFile = { path: string; calls: readonly Wire[]; row: string | undefined }
/** A test, and the helpers it imports. */
type TestFile = SourceFile & { helpers: readonly SourceFile[] }

const besideOf = (path: string): string => path.replace(/\.ts$/, '.test.ts')
const keyOf = ({ method, path }: Wire): string => `${method} ${path}`

type Wanted = { calls: readonly Wire[]; all: readonly Wire[] }

/** Which of these calls a test never makes by an address that stands in this file of it. */
function missedIn(file: SourceFile, { helpers, text }: TestFile, { calls, all }: Wanted): Wire[] {
  const addresses = addressesIn(file, helpers)
  const code = [text, ...helpers.map((helper) => helper.text)].join()
  // An address that is asked with no method named is read.
  const hasMethod = ({ method }: Wire) => method === 'GET' || code.includes(`'${method}'`)
  return calls.filter((call) => !(hasMethod(call) && isNamed(call, addresses, all)))
}

/** The same for a test beside its call, which may make it through a helper. */
function missedBeside(file: TestFile, { calls, all }: Wanted): Wire[] {
  let missed = calls.slice()
  for (const one of [file, ...file.helpers]) {
    if (missed.length > 0) missed = missedIn(one, file, { calls: missed, all })
  }
  return missed
}

function findings(callFiles: readonly CallFile[], tests: readonly TestFile[]): string[] {
  const all = callFiles.flatMap(({ calls }) => calls)
  const testAt = new Map(tests.map((file) => [file.path, file]))
  return callFiles.flatMap(({ path, calls, row }) => {
    if (calls.length === 0) return [`${path} answers no call`]
    const beside = testAt.get(besideOf(path))
    const open = beside ? missedBeside(beside, { calls, all }) : calls
    if (row === undefined) {
      return beside
        ? open.map((call) => `${beside.path} never calls ${keyOf(call)}`)
        : [`${path} has neither a test beside it nor a row`]
    }
    if (open.length === 0) return [`${path} has a test beside it and needs no row`]
    const named = testAt.get(row)
    if (!named) return [`${row} is to prove ${path}, and is not there`]
    const missed = missedIn(named, named, { calls: open, all })
    return missed.map((call) => `${row} never calls ${keyOf(call)}`)
  })
}

/** Rows of calls that are gone, or were renamed. */
function strayRows(rows: Rows, callFiles: readonly CallFile[]): string[] {
  const known = new Set(callFiles.map(({ path }) => path))
  const paths = Object.entries(rows).flatMap(([module, names]) =>
    Object.keys(names).map((name) => `modules/${module}/calls/${name}.ts`),
  )
  return paths.filter((path) => !known.has(path)).map((path) => `${path} has a row and is no call`)
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The calls that a file answers: what it exports by the name of a call of its module. */
async function callsOf(module: string, { text }: SourceFile): Promise<Wire[]> {
  const names = ['contract.ts', 'contract.console.ts'].map((name) => join('modules', module, name))
  const contracts = names.filter((path) => files.some((file) => file.path === path))
  const declared = contracts.map((path) => import(/* @vite-ignore */ join(process.cwd(), path)))
  const contract: Record<string, unknown> = Object.assign({}, ...(await Promise.all(declared)))
  const exported = text.matchAll(/^export (?:(?:async )?function|const) (\w+)|^export \{ \w+ as (\w+) \}/gm)
  return [...exported].map((match) => contract[match[1] ?? match[2] ?? '']).filter(isWire)
}

const callShape = /^modules\/([^/]+)\/calls\/((?:console\/)?[^/]+)(?<!\.test)\.ts$/
const files = await readAll((await pathsIn('modules')).filter((path) => path.endsWith('.ts')))
const support = await readAll(await pathsIn('test/support'))

const callFiles = await Promise.all(
  files.flatMap((file) => {
    const [, module = '', name = ''] = callShape.exec(file.path) ?? []
    const row = neighbours[module]?.[name]
    const read = async () => ({
      path: file.path,
      calls: await callsOf(module, file),
      row: row && `modules/${module}/${row}`,
    })
    return module ? [read()] : []
  }),
)
const helpersOf = ({ text }: SourceFile) => support.filter(({ path }) => text.includes(`'#${path}'`))
const tests = files
  .filter(({ path }) => path.endsWith('.test.ts'))
  .map((file) => ({ ...file, helpers: helpersOf(file) }))

test('every call has a test beside it that makes it, or a row that says which other test does', () => {
  expect([...findings(callFiles, tests), ...strayRows(neighbours, callFiles)]).toEqual([])
})

test('a call without a test, a row without need, and a test that is gone or calls something else are noticed', () => {
  const things = { method: 'GET', path: '/api/v3/things' }
  const thing = { method: 'GET', path: '/api/v3/things/:id' }
  const latest = { method: 'GET', path: '/api/v3/things/latest' }
  const remove = { method: 'DELETE', path: '/api/v3/things/:id' }
  const at = (name: string, calls: Wire[], row?: string): CallFile => ({
    path: `modules/a/calls/${name}.ts`,
    calls,
    row,
  })
  const says = (name: string, text: string, helpers: SourceFile[] = []) => ({
    path: `modules/a/calls/${name}.test.ts`,
    text,
    helpers,
  })
  const row = 'modules/a/calls/things.test.ts'
  const list = at('things', [things])
  const get = "const get = (path) => ask(home, 'GET', '/api/v3/' + path)\n"
  expect(findings([list], [])).toEqual(['modules/a/calls/things.ts has neither a test beside it nor a row'])
  expect(findings([list], [says('things', `${get} get('others')`)])).toEqual([`${row} never calls GET /api/v3/things`])
  expect(findings([list, at('thing', [thing], row)], [says('things', `${get} get('things')`)])).toEqual([
    `${row} never calls GET /api/v3/things/:id`,
  ])
  const both = says('things', `${get} get('things'); get(\`things/\${id}?page=2\`)`)
  expect(findings([list, at('thing', [thing], row)], [both])).toEqual([])
  expect(findings([list, at('remove', [remove], row)], [both])).toEqual([
    `${row} never calls DELETE /api/v3/things/:id`,
  ])
  expect(findings([at('things', [things], row)], [both])).toEqual([
    'modules/a/calls/things.ts has a test beside it and needs no row',
  ])
  expect(findings([at('thing', [thing], row)], [])).toEqual([
    `${row} is to prove modules/a/calls/thing.ts, and is not there`,
  ])
  expect(findings([at('helper', [])], [])).toEqual(['modules/a/calls/helper.ts answers no call'])
  expect(strayRows({ a: { things: 'x', gone: 'x' } }, [list])).toEqual([
    'modules/a/calls/gone.ts has a row and is no call',
  ])
  // `latest` is a call of its own, and no thing that was asked for by its id.
  const newest = says('things', `${get} get('things'); get('things/latest')`)
  expect(findings([list, at('latest', [latest], row), at('thing', [thing], row)], [newest])).toEqual([
    `${row} never calls GET /api/v3/things/:id`,
  ])
  const helper = { path: 'test/support/things.ts', text: "const list = () => ask('GET', '/api/v3/things')" }
  const through = says('things', 'await list()', [helper])
  expect(findings([list], [through])).toEqual([])
  expect(findings([at('all-things', [things], row)], [through])).toEqual([`${row} never calls GET /api/v3/things`])
})
