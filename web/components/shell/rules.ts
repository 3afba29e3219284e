import type { Flags } from '#core/tenant.ts'

export type ShellFacts = {
  /** Without its language. */
  path: string
  affiliate: boolean
  signedIn: boolean
  flags: Flags
  isShareSheetOpen?: boolean
}

export type BackTitleName =
  | 'addresses'
  | 'wishlist'
  | 'financing'
  | 'financingDetail'
  | 'savings'
  | 'savingsDetail'
  | 'orderDetail'
  | 'promo'
  | 'promoDetail'

export type ShellRules = {
  header: boolean
  mobileHeader: boolean
  mainMenu: boolean
  mobileMenu: boolean
  ownBreadcrumb: boolean
  bottomNavigation: boolean
  footer: 'full' | 'bottom-only' | 'none'
  footerProducts: boolean
  logoIsLink: boolean
  logoTone: 'brand' | 'white'
  headerTone: 'brand' | 'paper' | 'page'
  notificationEnabled: boolean
  whatsapp: boolean
  backTitle?: { name: BackTitleName; to: string }
}

// Seeds, section 2: Header, Mobile and Footer speak of these places.
const places = {
  auth: ['/auth/*'],
  bare: ['/distribution-partners/*'],
  chat: ['/chat'],
  checkout: ['/checkout/*'],
  loan: ['/loan-applicant-form/*'],
  savingsSteps: ['/perencanaan-tabungan', '/saving-form/*'],
  orderDetail: ['/member/my-order/:orderId', '/member/my-order/merchant/:id', '/member/order-custom-umroh/:orderId'],
  financingHistory: ['/member/financing-history/*'],
  // Where one fills in, pays or reads, nothing else asks for attention.
  forms: [
    '/gabung-partner',
    '/gabung-travel-distribution-channel',
    '/private-umroh/*',
    '/member/profile',
    '/member/my-address',
  ],
  paying: [
    '/payment/*',
    '/yukk/*',
    '/oleh-oleh/cart',
    '/oleh-oleh/pengiriman/*',
    '/oleh-oleh/pilih-pembayaran/*',
    '/oleh-oleh/pembayaran/*',
    '/private-umroh/payment-method/*',
    '/private-umroh/payment-instruction/*',
  ],
  reading: [
    '/quran/*',
    '/doa',
    '/panduan/*',
    '/blog/:slug',
    '/faq',
    '/syarat-ketentuan',
    '/kebijakan-privasi',
    '/tentang-kami',
  ],
  mainNav: ['/umroh', '/wisata-syariah', '/product-haji', '/oleh-oleh'],
  whiteGround: ['/umroh-dana-talangan', '/umroh-dana-tabungan'],
} as const satisfies Record<string, readonly string[]>

const backTitles: readonly { at: string; name: BackTitleName; to: string }[] = [
  { at: '/member/my-address', name: 'addresses', to: '/member/profile' },
  { at: '/member/wishlist', name: 'wishlist', to: '/member/profile' },
  { at: '/member/financing-history', name: 'financing', to: '/member/profile' },
  { at: '/member/financing-history/:id', name: 'financingDetail', to: '/member/financing-history' },
  { at: '/member/saving-history', name: 'savings', to: '/member/profile' },
  { at: '/member/saving-history/:id', name: 'savingsDetail', to: '/member/saving-history' },
  { at: '/member/my-order/:id', name: 'orderDetail', to: '/member/my-order' },
  { at: '/member/my-order/merchant/:id', name: 'orderDetail', to: '/member/my-order' },
  { at: '/member/order-custom-umroh/:id', name: 'orderDetail', to: '/member/order-custom-umroh' },
  { at: '/promo', name: 'promo', to: '/' },
  { at: '/promo/:slug', name: 'promoDetail', to: '/promo' },
]

/** As the router reads a pattern; it would compile each of them anew, some two hundred times a page. */
const placePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const patterns = new Map(
  [...Object.values(places).flat(), ...backTitles.map(({ at }) => at)].map((at) => [at, placePattern(at)]),
)
const isPlace = (path: string, place: string): boolean => patterns.get(place)?.test(path) === true

const isAt = (path: string, ...names: (keyof typeof places)[]): boolean =>
  names.some((name) => places[name].some((place) => isPlace(path, place)))

/** What stands around a page: every hide and show of the seeds, decided from where and who. */
export function shellRules(facts: ShellFacts): ShellRules {
  const { path, affiliate, signedIn, isShareSheetOpen = false } = facts
  const at = (...names: (keyof typeof places)[]) => isAt(path, ...names)
  const header = !at('auth', 'bare')
  const ownBreadcrumb = at('checkout', 'loan', 'savingsSteps')
  return {
    header,
    mobileHeader: header && !at('checkout', 'orderDetail', 'loan'),
    mainMenu: header && !affiliate && !ownBreadcrumb,
    mobileMenu: header && !affiliate,
    ownBreadcrumb,
    bottomNavigation: !at('auth', 'bare', 'financingHistory', 'orderDetail', 'loan'),
    footer: at('auth', 'bare', 'chat') ? 'none' : at('checkout', 'loan') ? 'bottom-only' : 'full',
    footerProducts: !affiliate,
    logoIsLink: !affiliate,
    logoTone: at('mainNav') ? 'white' : 'brand',
    headerTone: at('mainNav') ? 'brand' : at('whiteGround') ? 'paper' : 'page',
    notificationEnabled: signedIn && !affiliate,
    whatsapp: !isShareSheetOpen && !ownBreadcrumb && !at('auth', 'bare', 'chat', 'forms', 'paying', 'reading'),
    backTitle: backTitleAt(path),
  }
}

function backTitleAt(path: string): ShellRules['backTitle'] {
  const match = backTitles.find(({ at }) => isPlace(path, at))
  return match && { name: match.name, to: match.to }
}

export type BottomTab = 'home' | 'orders' | 'promo' | 'account'

/** The tab of the bottom navigation that a path belongs to. */
export function activeTab(path: string): BottomTab | undefined {
  if (path === '/' || path === '/home') return 'home'
  if (/^\/member\/(?:my-order|order-custom-umroh)(?:\/|$)/.test(path)) return 'orders'
  if (/^\/promo(?:\/|$)/.test(path)) return 'promo'
  return /^\/member(?:\/|$)/.test(path) ? 'account' : undefined
}
