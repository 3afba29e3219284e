import { type Scope, type StaffRole, staffRoles } from '#core/staff.ts'
import type { words } from './words.ts'

/** The parts of the menu, in its order. `person` is the menu of whoever is signed in. */
export const menuGroups = ['work', 'catalogue', 'content', 'store', 'money', 'bank', 'platform', 'person'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type ConsolePage = {
  path: string
  page: string
  /** Who may open it; to anyone else it is not there. `guests`: whoever has not signed in yet. */
  roles: readonly StaffRole[] | 'guests'
  /** Only for who has the role on the whole platform: it is about no tenant or partner. */
  is_platform?: true
  /** Only for who has the role in one of these scopes, where it is not everybody's who has it. */
  scopes?: readonly Scope['kind'][]
  /** Its name in the menu, where it stands in it. */
  menu?: keyof ReturnType<typeof words>
  /** The part of the menu that it stands in; a page with a name there has one. */
  group?: MenuGroup
  /** How much its forms may send in files; any other form ends at 64 KiB. */
  files_mb?: number
}

const ofPartner = ['partner_owner', 'partner_staff'] as const
const packageReaders = ['admin', 'acquisition', ...ofPartner] as const
const bookingReaders = ['admin', 'support', ...ofPartner] as const
const editors = ['admin', 'editor'] as const
const forMoney = ['admin', 'finance'] as const
/** Who is paid what they earned. */
const payees = ['partner_owner', 'store', 'consultant'] as const
/** Applications to a bank are its own. */
const ofBank = { roles: ['bank_officer'] } as const
/** What banks offer is theirs and the platform's; an admin of one brand has none of it. */
const ofBanks = { roles: ['admin', 'bank_officer'], scopes: ['platform', 'bank'] } as const
/** What stores sell and send is theirs and the platform's; brands share one shop. */
const ofStore = { roles: ['admin', 'store'], scopes: ['platform', 'store'] } as const
/** Who decides what goes back looks at orders too. */
const ofStoreOrders = { ...ofStore, roles: ['admin', 'store', 'finance'] } as const
/** Licences, applications and hotels are the platform's. */
const forPartners = { roles: ['admin', 'acquisition'], is_platform: true } as const

/** One line per page of the console, in the order of the menu: routes, access and menu come from here. */
export const pages = [
  { path: '/', page: 'home', roles: staffRoles, menu: 'home', group: 'work' },
  { path: '/bookings', page: 'bookings', roles: bookingReaders, menu: 'bookings', group: 'work' },
  { path: '/bookings/:id', page: 'booking', roles: bookingReaders },
  {
    path: '/private-requests',
    page: 'private-requests',
    roles: ofPartner,
    menu: 'privateRequests',
    group: 'work',
  },
  { path: '/private-requests/:id', page: 'private-request', roles: ofPartner },
  { path: '/chat', page: 'chat', roles: ['consultant'], menu: 'chat', group: 'work' },
  { path: '/chat/answers', page: 'chat-answers', roles: ['consultant'], menu: 'chatAnswers', group: 'work' },
  { path: '/chat/reports', page: 'chat-reports', roles: ['admin', 'support'], menu: 'chatReports', group: 'work' },
  { path: '/chat/reports/:id', page: 'chat-report', roles: ['admin', 'support'] },
  { path: '/chat/hours', page: 'chat-hours', roles: ['admin'], menu: 'chatHours', group: 'work' },
  { path: '/chat/:id', page: 'chat-room', roles: ['consultant'], files_mb: 6 },
  { path: '/departures', page: 'departures', roles: ['admin', ...ofPartner], menu: 'departures', group: 'work' },
  { path: '/departures/:id', page: 'departure', roles: ['admin', ...ofPartner] },
  { path: '/departures/:id/manifest', page: 'manifest', roles: ['admin', 'partner_owner'] },
  { path: '/departures/:id/rooming', page: 'rooming', roles: ['admin', ...ofPartner] },
  { path: '/departures/:id/edit', page: 'departure-edit', roles: ofPartner, files_mb: 10 },
  { path: '/find', page: 'find', roles: ['admin', 'support'], menu: 'find', group: 'work' },
  { path: '/members/:id', page: 'member', roles: ['admin', 'support'] },
  { path: '/links', page: 'links', roles: ['consultant'], menu: 'links', group: 'work' },
  {
    path: '/consultants',
    page: 'consultants',
    roles: ['admin'],
    scopes: ['platform', 'tenant'],
    menu: 'consultants',
    group: 'work',
  },
  { path: '/applications', page: 'applications', ...forPartners, menu: 'applications', group: 'work' },
  { path: '/applications/:id', page: 'application', ...forPartners },
  { path: '/licences', page: 'licences', ...forPartners, menu: 'licences', group: 'work' },
  { path: '/licences/new', page: 'licence-new', ...forPartners },
  { path: '/licences/:id', page: 'licence', ...forPartners },
  { path: '/staff', page: 'staff', roles: ['admin', 'partner_owner'], menu: 'staff', group: 'work' },
  { path: '/packages', page: 'packages', roles: packageReaders, menu: 'packages', group: 'catalogue' },
  { path: '/packages/new', page: 'package-new', roles: ofPartner },
  {
    path: '/packages/review',
    page: 'package-reviews',
    roles: ['admin', 'acquisition'],
    menu: 'packageReviews',
    group: 'catalogue',
  },
  { path: '/packages/review/:id', page: 'package-review', roles: ['admin', 'acquisition'] },
  { path: '/packages/:id', page: 'package', roles: packageReaders, files_mb: 10 },
  { path: '/packages/:id/departures', page: 'package-departures', roles: packageReaders },
  { path: '/packages/:id/preview', page: 'package-preview', roles: packageReaders },
  {
    path: '/partner-profile',
    page: 'partner-profiles',
    roles: packageReaders,
    menu: 'partnerProfile',
    group: 'catalogue',
  },
  { path: '/partner-profile/:id', page: 'partner-profile', roles: packageReaders, files_mb: 10 },
  { path: '/reviews', page: 'reviews', roles: ['admin', ...ofPartner], menu: 'reviews', group: 'catalogue' },
  { path: '/hotels', page: 'hotels', ...forPartners, menu: 'hotels', group: 'catalogue' },
  { path: '/hotels/new', page: 'hotel-new', ...forPartners },
  { path: '/hotels/:id', page: 'hotel', ...forPartners },
  {
    path: '/private-supply',
    page: 'private-supply',
    roles: ['admin'],
    is_platform: true,
    menu: 'privateSupply',
    group: 'catalogue',
  },
  { path: '/private-supply/:id', page: 'private-price', roles: ['admin'], is_platform: true },
  { path: '/posts', page: 'posts', roles: editors, menu: 'posts', group: 'content' },
  { path: '/posts/new', page: 'post-new', roles: editors, files_mb: 10 },
  { path: '/posts/:id', page: 'post', roles: editors, files_mb: 10 },
  { path: '/posts/:id/preview', page: 'post-preview', roles: editors },
  { path: '/banners', page: 'banners', roles: editors, menu: 'banners', group: 'content' },
  { path: '/banners/new', page: 'banner-new', roles: editors, files_mb: 10 },
  { path: '/banners/:id', page: 'banner', roles: editors, files_mb: 10 },
  { path: '/gallery', page: 'gallery', roles: editors, menu: 'gallery', group: 'content' },
  { path: '/gallery/new', page: 'gallery-new', roles: editors, files_mb: 10 },
  { path: '/gallery/:id', page: 'gallery-item', roles: editors, files_mb: 10 },
  { path: '/faqs', page: 'faqs', roles: editors, menu: 'faqs', group: 'content' },
  { path: '/faqs/new', page: 'faq-new', roles: editors },
  { path: '/faqs/:id', page: 'faq', roles: editors },
  { path: '/pages', page: 'site-pages', roles: editors, menu: 'sitePages', group: 'content' },
  // Terms in two languages are longer than a form without files may be.
  { path: '/pages/:id', page: 'site-page', roles: editors, files_mb: 1 },
  { path: '/promos', page: 'promos', roles: editors, menu: 'promos', group: 'content' },
  { path: '/promos/new', page: 'promo-new', roles: editors, files_mb: 10 },
  { path: '/promos/:id', page: 'promo', roles: editors, files_mb: 10 },
  { path: '/comments', page: 'comments', roles: editors, menu: 'comments', group: 'content' },
  { path: '/doa', page: 'doa', roles: editors, is_platform: true, menu: 'doa', group: 'content' },
  { path: '/doa/:id', page: 'doa-review', roles: editors, is_platform: true },
  { path: '/guides', page: 'guides', roles: editors, menu: 'guides', group: 'content' },
  { path: '/guides/:id', page: 'guide-review', roles: editors },
  { path: '/store-orders', page: 'store-orders', ...ofStoreOrders, menu: 'storeOrders', group: 'store', files_mb: 1 },
  { path: '/store-orders/:id', page: 'store-order', ...ofStoreOrders },
  { path: '/items', page: 'items', ...ofStore, menu: 'items', group: 'store' },
  { path: '/items/new', page: 'item-new', ...ofStore },
  { path: '/items/:id', page: 'item', ...ofStore, files_mb: 10 },
  { path: '/items/:id/stock', page: 'item-stock', ...ofStore },
  { path: '/stores', page: 'stores', ...ofStore, menu: 'stores', group: 'store' },
  { path: '/stores/new', page: 'store-new', roles: ['admin'], is_platform: true },
  { path: '/stores/:id', page: 'store', ...ofStore, files_mb: 10 },
  { path: '/refunds', page: 'refunds', roles: forMoney, menu: 'refunds', group: 'money' },
  { path: '/refunds/batches/:batch_id', page: 'refund-batch', roles: forMoney },
  { path: '/refunds/:refund_id', page: 'refund', roles: forMoney },
  { path: '/payouts', page: 'payouts', roles: forMoney, menu: 'payouts', group: 'money' },
  { path: '/payouts/:payout_id', page: 'payout', roles: forMoney },
  {
    path: '/partner-accounts',
    page: 'partner-accounts',
    roles: forMoney,
    is_platform: true,
    menu: 'partnerAccounts',
    group: 'money',
  },
  { path: '/partner-accounts/:account_id', page: 'partner-account', roles: forMoney, is_platform: true },
  {
    path: '/bank-account',
    page: 'bank-account',
    roles: payees,
    menu: 'bankAccount',
    group: 'money',
  },
  {
    path: '/commissions',
    page: 'commissions',
    roles: [...forMoney, 'consultant'],
    menu: 'commissions',
    group: 'money',
  },
  { path: '/commission-rates', page: 'commission-rates', roles: forMoney, menu: 'commissionRates', group: 'money' },
  { path: '/statement', page: 'statement', roles: payees, menu: 'statement', group: 'money' },
  {
    path: '/settlements',
    page: 'settlements',
    roles: forMoney,
    is_platform: true,
    menu: 'settlements',
    group: 'money',
    files_mb: 5,
  },
  { path: '/settlements/differences', page: 'settlement-differences', roles: forMoney, is_platform: true },
  { path: '/settlements/:file_id', page: 'settlement', roles: forMoney, is_platform: true },
  {
    path: '/disbursements',
    page: 'disbursements',
    roles: forMoney,
    is_platform: true,
    menu: 'disbursements',
    group: 'money',
  },
  { path: '/ledger', page: 'ledger', roles: forMoney, is_platform: true, menu: 'ledger', group: 'money' },
  { path: '/ledger/:transaction_id', page: 'transaction', roles: forMoney, is_platform: true },
  { path: '/financing', page: 'financing-list', ...ofBank, menu: 'bankFinancing', group: 'bank' },
  { path: '/financing/:id', page: 'financing-file', ...ofBank },
  { path: '/savings', page: 'savings-plans', ...ofBank, menu: 'bankSavings', group: 'bank' },
  { path: '/savings/deposits', page: 'savings-deposits', ...ofBank, menu: 'savingsDeposits', group: 'bank' },
  { path: '/savings/differences', page: 'savings-differences', ...ofBank },
  { path: '/savings/:id', page: 'savings-plan', ...ofBank },
  { path: '/banks', page: 'banks', ...ofBanks, menu: 'bankProducts', group: 'bank' },
  { path: '/banks/:bank_id', page: 'bank', ...ofBanks },
  { path: '/tenants', page: 'tenants', roles: ['admin'], menu: 'tenants', group: 'platform' },
  { path: '/tenants/new', page: 'tenant-new', roles: ['admin'], is_platform: true },
  { path: '/tenants/:tenant_id', page: 'tenant', roles: ['admin'], files_mb: 10 },
  { path: '/rules', page: 'rules', roles: forMoney, is_platform: true, menu: 'rules', group: 'platform' },
  { path: '/rules/:key', page: 'rule', roles: forMoney, is_platform: true },
  { path: '/audit', page: 'audit', roles: ['admin'], menu: 'audit', group: 'platform' },
  { path: '/jobs', page: 'jobs', roles: ['admin'], is_platform: true, menu: 'jobs', group: 'platform' },
  { path: '/retention', page: 'retention', roles: ['admin'], is_platform: true, menu: 'retention', group: 'platform' },
  { path: '/breaches', page: 'breaches', roles: ['admin'], is_platform: true, menu: 'breaches', group: 'platform' },
  { path: '/breaches/:id', page: 'breach', roles: ['admin'], is_platform: true },
  { path: '/account', page: 'account', roles: staffRoles, menu: 'account', group: 'person' },
  { path: '/login', page: 'login', roles: 'guests' },
  { path: '/login/code', page: 'login-code', roles: 'guests' },
  { path: '/password', page: 'password', roles: 'guests' },
  { path: '/password/forgot', page: 'forgot-password', roles: 'guests' },
  // Any other address: not there, for anybody.
  { path: '/*', page: 'not-found', roles: [] },
] as const satisfies readonly ConsolePage[]

export type ConsolePath = (typeof pages)[number]['path']
