// Which tests a change may break, from a table of folders: for between two edits. Before a change lands, everything runs.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.mjs'

/**
 * Folder (the longest that fits counts) → folders of tests on the database beside its own, and browser specs.
 * @type {Record<string, [string[], string[]]>}
 */
export const table = {
  'modules/affiliate': [['server/http'], ['product', 'auth', 'shell']],
  'modules/booking': [
    ['modules/orders', 'modules/payment', 'test/chaos'],
    ['checkout', 'orders', 'walk', 'paying'],
  ],
  'modules/catalogue': [
    ['modules/search', 'modules/promo', 'modules/home', 'modules/booking', 'modules/orders'],
    ['listing', 'product', 'browsing', 'home', 'wishlist', 'checkout'],
  ],
  'modules/merchandise': [
    ['server/http', 'server/seo'],
    ['souvenirs', 'wishlist'],
  ],
  'modules/shipping': [['modules/booking'], ['addresses', 'orders']],
  'modules/content': [['server/http'], ['hasanah', 'guides', 'promo', 'home']],
  'modules/drafts': [['modules/booking'], ['checkout']],
  'modules/financing': [
    ['server/http', 'web/pages'],
    ['listing', 'home', 'financing-walk'],
  ],
  'modules/home': [['server/http'], ['home']],
  'modules/identity': [['server'], ['auth', 'guards', 'profile', 'pages']],
  'modules/location': [
    ['modules/worship', 'modules/partner'],
    ['prayer', 'partners'],
  ],
  'modules/notification': [
    ['modules/booking', 'server/sockets'],
    ['notifications', 'orders'],
  ],
  'modules/orders': [['modules/booking'], ['orders', 'home']],
  'modules/partner': [
    ['modules/catalogue', 'modules/search'],
    ['partners', 'listing', 'product'],
  ],
  'modules/payment': [
    ['modules/booking', 'modules/orders', 'test/chaos'],
    ['paying', 'checkout', 'walk', 'orders'],
  ],
  'modules/promo': [
    ['modules/booking', 'modules/home'],
    ['promo', 'checkout'],
  ],
  'modules/savings': [
    ['server/http', 'web/pages'],
    ['listing', 'home', 'planner', 'savings', 'savings-walk'],
  ],
  'modules/search': [
    ['modules/catalogue', 'modules/home', 'server/http'],
    ['search', 'listing', 'home', 'browsing', 'product'],
  ],
  'modules/worship': [
    ['web/pages', 'core'],
    ['prayer', 'quran', 'doa', 'guides', 'offline-worship'],
  ],

  'adapters/apple': [['adapters/oidc', 'modules/identity'], ['auth']],
  'adapters/disk': [
    ['server/pictures', 'server/travel-documents'],
    ['profile', 'orders'],
  ],
  'adapters/doku': [['modules/payment'], ['paying', 'walk']],
  'adapters/google': [['adapters/oidc', 'modules/identity'], ['auth']],
  'adapters/google-places': [['modules/partner'], ['partners']],
  'adapters/google-tag': [[], ['analytics']],
  'adapters/mail-sandbox': [['adapters/smtp'], ['auth']],
  'adapters/oidc': [['modules/identity'], ['auth']],
  'adapters/pdf': [['modules/booking'], ['orders']],
  'adapters/s3': [['server/pictures'], []],
  'adapters/smtp': [['adapters/mail-sandbox'], ['auth']],
  'adapters/text-message': [['modules/booking'], ['checkout']],
  'adapters/web-push': [['modules/notification', 'server'], ['notifications']],
  'adapters/yukk': [['modules/payment'], ['paying']],

  server: [['modules/identity'], ['pages', 'errors', 'shell', 'auth']],
  'server/bootstrap': [['test/architecture'], []],
  'server/offline': [[], ['offline', 'offline-worker', 'offline-worship']],
  'server/travel-documents': [['modules/booking'], ['orders']],
  'server/pictures': [[], ['profile', 'promo']],
  'server/sockets': [[], ['notifications']],

  web: [['server/http'], ['guards', 'pages', 'shell', 'floats', 'dark', 'home', 'listing', 'product', 'errors']],
  'web/console': [
    ['test/plain/console-access.test.ts', 'server/http'],
    ['console', 'console-pages', 'console-posts', 'desk-walk'],
  ],
  'web/offline': [[], ['offline', 'offline-worker', 'offline-worship']],
  'web/components/analytics': [['server/http'], ['analytics']],
  'web/components/account': [['web/pages'], ['profile', 'auth']],
  'web/components/checkout': [['web/pages/checkout'], ['checkout', 'walk']],
  'web/components/compare': [[], ['browsing', 'product', 'floats']],
  'web/components/doa': [[], ['doa']],
  'web/components/errors': [[], ['errors']],
  'web/components/form': [['web/pages'], ['auth', 'profile', 'partners', 'checkout']],
  'web/components/guides': [[], ['guides']],
  'web/components/hasanah': [['server/http'], ['hasanah', 'home']],
  'web/components/join': [[], ['partners']],
  'web/components/listing': [['server/http'], ['listing', 'search', 'partners']],
  'web/components/live': [[], ['notifications']],
  'web/components/new-look': [[], ['shell']],
  'web/components/offline': [[], ['offline', 'offline-worker']],
  'web/components/orders': [[], ['orders']],
  'web/components/partners': [[], ['partners']],
  'web/components/payment': [[], ['paying', 'checkout']],
  'web/components/prayer': [[], ['prayer']],
  'web/components/promo': [[], ['promo', 'checkout']],
  'web/components/quran': [[], ['quran', 'offline-worship']],
  'web/components/reviews': [[], ['product', 'partners']],
  'web/components/search': [[], ['search', 'shell']],
  'web/components/suggestions': [[], ['search']],

  'web/pages/about': [[], ['guides']],
  'web/pages/blog': [['server/http'], ['hasanah']],
  'web/pages/chat': [['test/plain'], ['chat', 'chat-walk']],
  'web/pages/checkout': [[], ['checkout', 'walk']],
  'web/pages/checkout/financing': [['test/plain'], ['financing']],
  'web/pages/compare': [[], ['browsing']],
  'web/pages/data-export-file': [[], ['profile']],
  'web/pages/detik-hikmah': [[], ['partners']],
  'web/pages/distribution-partners': [[], ['partners']],
  'web/pages/doa': [[], ['doa']],
  'web/pages/error': [[], ['errors']],
  'web/pages/faq': [[], ['guides']],
  'web/pages/financing-application': [['test/plain'], ['financing', 'financing-walk']],
  'web/pages/financing-history': [['test/plain'], ['financing', 'financing-walk']],
  'web/pages/forgot-password': [[], ['auth']],
  'web/pages/galleries': [[], ['promo']],
  'web/pages/guide': [[], ['guides']],
  'web/pages/guides': [[], ['guides']],
  'web/pages/hajj': [['server/http'], ['listing']],
  'web/pages/hijri-calendar': [[], ['prayer']],
  'web/pages/home': [['server/http'], ['home']],
  'web/pages/join-channel': [[], ['partners']],
  'web/pages/join-partner': [[], ['partners']],
  'web/pages/login': [[], ['auth']],
  'web/pages/manasik': [[], ['guides']],
  'web/pages/my-address': [[], ['addresses']],
  'web/pages/my-order': [['modules/orders'], ['orders']],
  'web/pages/my-orders': [['modules/orders'], ['orders']],
  'web/pages/new-look': [[], ['shell']],
  'web/pages/not-found': [[], ['errors']],
  'web/pages/notification': [[], ['notifications']],
  'web/pages/offline': [[], ['offline']],
  'web/pages/order-file': [[], ['orders']],
  'web/pages/partners': [[], ['partners']],
  'web/pages/payment': [[], ['paying']],
  'web/pages/prayer-first': [[], ['prayer']],
  'web/pages/prayer-times': [[], ['prayer']],
  'web/pages/preferences': [[], ['shell', 'dark']],
  'web/pages/price-calendar': [[], ['browsing']],
  'web/pages/privacy': [[], ['guides']],
  'web/pages/private-request': [['modules/private-umrah', 'modules/orders'], ['private-walk']],
  'web/pages/private-requests': [['modules/private-umrah'], ['private-walk']],
  'web/pages/private-umrah': [['modules/private-umrah'], ['private-umrah', 'private-walk']],
  'web/pages/product': [[], ['product', 'checkout']],
  'web/pages/profile': [[], ['profile']],
  'web/pages/promo': [[], ['promo']],
  'web/pages/promos': [[], ['promo']],
  'web/pages/qibla': [[], ['prayer']],
  'web/pages/quran': [[], ['quran']],
  'web/pages/redirect-apple': [[], ['auth']],
  'web/pages/register': [[], ['auth']],
  'web/pages/reset-password': [[], ['auth']],
  'web/pages/savings-fund': [['server/http'], ['listing']],
  'web/pages/savings-account': [[], ['savings', 'savings-walk']],
  'web/pages/savings-form': [[], ['savings']],
  'web/pages/savings-history': [[], ['savings', 'savings-walk']],
  'web/pages/savings-planner': [[], ['planner']],
  'web/pages/search': [[], ['search']],
  'web/pages/share-link': [['test/plain', 'modules/affiliate'], ['chat-walk']],
  'web/pages/sharia-tours': [['server/http'], ['listing']],
  'web/pages/sign-out': [[], ['shell', 'auth']],
  'web/pages/souvenirs': [
    ['modules/merchandise', 'modules/souvenir'],
    ['souvenirs', 'souvenir-walk'],
  ],
  'web/pages/my-store-order': [['modules/souvenir'], ['souvenir-walk']],
  'web/pages/suggestions': [[], ['search']],
  'web/pages/terms': [[], ['guides']],
  'web/pages/travel': [[], ['partners']],
  'web/pages/ui-gallery': [[], ['shell']],
  'web/pages/umrah': [['server/http'], ['listing']],
  'web/pages/verify-email': [[], ['auth']],
  'web/pages/voucher': [[], ['orders']],
  'web/pages/personal': [['server/http'], ['personal']],
  'web/pages/wishlist': [[], ['wishlist']],
  'web/pages/yukk': [[], ['paying']],

  'test/architecture': [[], []],
  'test/plain': [[], []],
  'test/chaos': [[], []],
  'test/cluster': [['test/architecture'], []],
  'test/bench': [['test/architecture'], []],
  docs: [['test/architecture'], []],
  deploy: [['test/architecture'], []],
}

/** What no row may stand for: a change there may break anything. */
const everywhere = ['core', 'database', 'demo', 'modules/tenant', 'test/support', 'test/e2e/support']

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)
/** Pages whose names begin alike are made alike: `web/pages/quran` also stands for `quran-chapter`. */
const fits = (file, folder) => isIn(file, folder) || (folder.startsWith('web/pages/') && file.startsWith(`${folder}-`))

export const rowOf = (file) =>
  Object.keys(table)
    .filter((folder) => fits(file, folder))
    .sort((a, b) => b.length - a.length)[0]

/** The tests these files may break; all of them where the table does not know. */
export function testsFor(files) {
  const database = new Set(['test/architecture'])
  const browser = new Set()
  /** What a page says without scripts is tried beside its journey, under the same name. */
  const addSpec = (name) => {
    const plain = `test/plain/${name}.test.ts`
    if (existsSync(join(root, plain))) database.add(plain)
    browser.add(name)
  }
  for (const file of files) {
    const spec = /^test\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1]
    if (spec) addSpec(spec)
    if (spec || /^[^/]+\.md$/.test(file)) continue
    const row = everywhere.some((folder) => isIn(file, folder)) ? undefined : rowOf(file)
    if (!row) return { database: [], browser: [], isAll: true }
    const [others, specs] = table[row]
    for (const folder of [row, ...others]) database.add(folder)
    for (const name of specs) addSpec(name)
  }
  return { database: [...database], browser: [...browser], isAll: false }
}

/** Files that differ from a revision, those git does not know yet among them. */
export function changedFiles(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
