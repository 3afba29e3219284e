import type { FlagName } from '#core/tenant.ts'

export type LayoutName = 'auth' | 'default' | 'empty' | 'member' | 'news'

/**
 * What makes a cached page old before its few seconds are over: `listings`, a change of anything sold, for lists and counts;
 * `products`, a change of a package that the page links to; `shop`, a change of an item or a store; `time`, nothing, for
 * a page without seats and prices.
 */
export type CachedBy = 'listings' | 'products' | 'shop' | 'time'

export type PageEntry = {
  path: string
  page: string
  layout: LayoutName
  /** `visitor`: those who are signed in are sent on. */
  who: 'anyone' | 'member' | 'visitor'
  /** The page answers 404 where this flag of the tenant is 0. */
  flag?: FlagName
  only?: 'development'
  /**
   * The same for everyone who is not signed in: cached for a few seconds. Its loaders are called for nobody in particular,
   * with language, look, text size and affiliate code, and no other cookie.
   */
  cached_by?: CachedBy
  /** Shows a member more of their own than header, hearts and the order to continue: they always get a page of their own. */
  differs_by_member?: true
  /** The one more cookie that its loaders may read, and that a cached page is cached by. */
  recalls?: 'prayer_city'
  /** Where the page stands for itself, when that is not its path alone; the first is what the path alone means. */
  addresses?: readonly string[]
  /** The megabytes of the files that its forms send; without it a form is text, and short. */
  files_mb?: number
  /** Left out of the sitemap: a copy of another page, one whose meta says `hidden`, or none to look at. */
  unlisted?: true
}

/** The dictionary between Indonesian addresses and English folders; one line per page. */
export const pages = [
  { path: '/', page: 'home', layout: 'default', who: 'anyone', cached_by: 'listings', recalls: 'prayer_city' },
  {
    path: '/home',
    page: 'home',
    layout: 'default',
    who: 'anyone',
    cached_by: 'listings',
    recalls: 'prayer_city',
    unlisted: true,
  },
  { path: '/umroh', page: 'umrah', layout: 'default', who: 'anyone', cached_by: 'listings' },
  {
    path: '/umroh-dana-talangan',
    page: 'umrah-financing',
    layout: 'default',
    who: 'anyone',
    flag: 'is_financing',
    cached_by: 'listings',
  },
  { path: '/umroh-dana-tabungan', page: 'umrah-savings', layout: 'default', who: 'anyone', cached_by: 'listings' },
  { path: '/haji', page: 'hajj', layout: 'default', who: 'anyone', flag: 'is_hajj', cached_by: 'listings' },
  {
    path: '/product-haji',
    page: 'hajj-products',
    layout: 'default',
    who: 'anyone',
    flag: 'is_hajj',
    cached_by: 'listings',
  },
  {
    path: '/wisata-syariah',
    page: 'sharia-tours',
    layout: 'default',
    who: 'anyone',
    cached_by: 'listings',
    // decisions §1: `wisata` is canonical; without a type it is what is meant.
    addresses: ['/wisata-syariah?type=wisata', '/wisata-syariah?type=umroh'],
  },
  { path: '/product/:productSlug?', page: 'product', layout: 'default', who: 'anyone', cached_by: 'products' },
  { path: '/oleh-oleh', page: 'souvenirs', layout: 'default', who: 'anyone', cached_by: 'shop' },
  { path: '/oleh-oleh/toko', page: 'souvenirs/stores', layout: 'default', who: 'anyone', cached_by: 'shop' },
  { path: '/oleh-oleh/detail', page: 'souvenirs/any', layout: 'default', who: 'anyone', unlisted: true },
  // A store stands before an item of the same address: the first of two lines that match alike is taken.
  { path: '/oleh-oleh/:partnerSlug', page: 'souvenirs/store', layout: 'default', who: 'anyone', cached_by: 'shop' },
  {
    path: '/oleh-oleh/:partnerSlug?/:slug',
    page: 'souvenirs/item',
    layout: 'default',
    who: 'anyone',
    cached_by: 'shop',
  },
  { path: '/saving', page: 'savings-fund', layout: 'default', who: 'anyone', cached_by: 'listings' },
  { path: '/perencanaan-tabungan', page: 'savings-planner', layout: 'default', who: 'anyone' },
  // One scan of 1 MB; a larger one is read too, to be refused at its field.
  {
    path: '/saving-form/:userSavingsId/:productId',
    page: 'savings-form',
    layout: 'default',
    who: 'member',
    files_mb: 3,
  },
  {
    path: '/saving-form/:userSavingsId/:productId/draf',
    page: 'savings-form/draft',
    layout: 'empty',
    who: 'member',
    unlisted: true,
  },
  { path: '/partner', page: 'partners', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/travel/:travelName?', page: 'travel', layout: 'default', who: 'anyone' },
  { path: '/gabung-partner', page: 'join-partner', layout: 'default', who: 'anyone', files_mb: 2 },
  {
    path: '/gabung-travel-distribution-channel',
    page: 'join-channel',
    layout: 'default',
    who: 'anyone',
    files_mb: 2,
  },
  { path: '/distribution-partners', page: 'distribution-partners', layout: 'empty', who: 'anyone', cached_by: 'time' },
  {
    path: '/distribution-partners/detik-hikmah',
    page: 'detik-hikmah',
    layout: 'empty',
    who: 'anyone',
    cached_by: 'listings',
    // Not every tenant shows the channel: the sitemap lists it where one does.
    unlisted: true,
  },
  {
    path: '/promo',
    page: 'promos',
    layout: 'default',
    who: 'anyone',
    flag: 'is_promo',
    cached_by: 'listings',
    differs_by_member: true,
  },
  {
    path: '/promo/:slug',
    page: 'promo',
    layout: 'default',
    who: 'anyone',
    flag: 'is_promo',
    cached_by: 'listings',
    differs_by_member: true,
  },
  { path: '/galleries', page: 'galleries', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/quran', page: 'quran', layout: 'default', who: 'anyone', cached_by: 'time', differs_by_member: true },
  {
    path: '/quran/:id/:slug?',
    page: 'quran-chapter',
    layout: 'default',
    who: 'anyone',
    cached_by: 'time',
    differs_by_member: true,
  },
  {
    path: '/quran/:id/:slug?/DropdownShare',
    page: 'quran-share',
    layout: 'empty',
    who: 'anyone',
    cached_by: 'time',
    unlisted: true,
  },
  {
    path: '/jadwal-sholat',
    page: 'prayer-times',
    layout: 'default',
    who: 'anyone',
    cached_by: 'time',
    recalls: 'prayer_city',
  },
  { path: '/jadwal-sholat/solatAwal', page: 'prayer-first', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/doa', page: 'doa', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan', page: 'guides', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/jenis-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/jenis-umroh', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/miqat', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/pengenalan-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/pengenalan-umroh', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/persiapan-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/persiapan-umroh', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/pulang-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/rukun-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/sejarah-haji', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/sejarah-umroh', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/panduan/talbiyah', page: 'guide', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/faq', page: 'faq', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/syarat-ketentuan', page: 'terms', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/kebijakan-privasi', page: 'privacy', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/tentang-kami', page: 'about', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/blog', page: 'blog', layout: 'news', who: 'anyone', flag: 'is_hasanah', cached_by: 'time' },
  {
    path: '/blog/:slug',
    page: 'blog-post',
    layout: 'news',
    who: 'anyone',
    flag: 'is_hasanah',
    cached_by: 'time',
    differs_by_member: true,
  },
  { path: '/search-page', page: 'search', layout: 'default', who: 'anyone', unlisted: true },
  { path: '/auth/login', page: 'login', layout: 'auth', who: 'visitor' },
  { path: '/auth/register', page: 'register', layout: 'auth', who: 'visitor' },
  { path: '/auth/register/verification-email', page: 'verify-email', layout: 'auth', who: 'visitor' },
  { path: '/auth/forgot-password', page: 'forgot-password', layout: 'auth', who: 'visitor' },
  { path: '/auth/reset-password/:token?', page: 'reset-password', layout: 'auth', who: 'visitor' },
  { path: '/redirect-apple', page: 'redirect-apple', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/checkout/:bookingId?/:productId', page: 'checkout', layout: 'default', who: 'member' },
  {
    path: '/checkout/:bookingId/:productId/draf',
    page: 'checkout/draft',
    layout: 'empty',
    who: 'member',
    unlisted: true,
  },
  // Four scans of 2 MB are sent one by one.
  {
    path: '/loan-applicant-form/:bookingId?/:productId',
    page: 'checkout/financing',
    layout: 'default',
    who: 'member',
    flag: 'is_financing',
    // One scan of 2 MB; a larger one is read too, to be refused at its field.
    files_mb: 4,
  },
  { path: '/member/profile', page: 'profile', layout: 'member', who: 'member', files_mb: 5 },
  { path: '/member/my-address', page: 'my-address', layout: 'member', who: 'member' },
  { path: '/notification', page: 'notification', layout: 'default', who: 'member' },
  { path: '/new-look', page: 'new-look', layout: 'default', who: 'anyone', unlisted: true },
  { path: '/member/wishlist', page: 'wishlist', layout: 'member', who: 'member' },
  { path: '/payment/:token?', page: 'payment', layout: 'default', who: 'anyone', unlisted: true },
  { path: '/yukk/:id?', page: 'yukk', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/member/my-order', page: 'my-orders', layout: 'member', who: 'member' },
  // Three photos of 5 MB with one opinion.
  { path: '/member/my-order/:orderId', page: 'my-order', layout: 'member', who: 'member', files_mb: 15 },
  {
    path: '/member/financing-history',
    page: 'financing-history',
    layout: 'member',
    who: 'member',
    flag: 'is_financing',
  },
  {
    path: '/member/financing-history/:financingId',
    page: 'financing-application',
    layout: 'member',
    who: 'member',
    flag: 'is_financing',
  },
  { path: '/member/saving-history', page: 'savings-history', layout: 'member', who: 'member' },
  { path: '/member/saving-history/:savingId', page: 'savings-account', layout: 'member', who: 'member' },
  { path: '/error', page: 'error', layout: 'empty', who: 'anyone', unlisted: true },
  // Beyond the list of routes: what nobody else has.
  { path: '/bandingkan', page: 'compare', layout: 'default', who: 'anyone', cached_by: 'products' },
  { path: '/panduan/manasik', page: 'manasik', layout: 'default', who: 'anyone', cached_by: 'time' },
  { path: '/kalender-harga', page: 'price-calendar', layout: 'default', who: 'anyone', cached_by: 'listings' },
  {
    path: '/kiblat',
    page: 'qibla',
    layout: 'default',
    who: 'anyone',
    cached_by: 'time',
    recalls: 'prayer_city',
  },
  { path: '/kalender-hijriah', page: 'hijri-calendar', layout: 'default', who: 'anyone', cached_by: 'time' },
  // Beyond the list of routes: what a browser shows where there is no network.
  { path: '/offline', page: 'offline', layout: 'default', who: 'anyone', cached_by: 'time', unlisted: true },
  // Beyond the list of routes: what the QR of a voucher leads to, and the files of an order.
  { path: '/voucher/:token', page: 'voucher', layout: 'default', who: 'anyone', unlisted: true },
  { path: '/member/my-order/:orderId/unduh/:file', page: 'order-file', layout: 'empty', who: 'member', unlisted: true },
  // Beyond the list of routes: a package before it is on sale, by a link of the desk that holds for an hour.
  { path: '/pratinjau/:previewToken', page: 'product', layout: 'default', who: 'anyone', unlisted: true },
  // Beyond the list of routes: everything that is held about a member, as a file.
  { path: '/member/profile/unduh-data', page: 'data-export-file', layout: 'empty', who: 'member', unlisted: true },
  // Beyond the list of routes: forms of the shell post here, and the gallery of web/ui is for those who build.
  { path: '/personal', page: 'personal', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/suggestions', page: 'suggestions', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/product-row', page: 'home/row', layout: 'empty', who: 'anyone', unlisted: true },
  {
    path: '/blog/:slug/view',
    page: 'blog-view',
    layout: 'empty',
    who: 'anyone',
    flag: 'is_hasanah',
    unlisted: true,
  },
  { path: '/payment/:token/status', page: 'payment/state', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/wishlist', page: 'wishlist-toggle', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/quran/bookmarks', page: 'quran-marks', layout: 'empty', who: 'anyone', unlisted: true },
  // Until the next release: tabs that were open when these addresses changed still send to the former ones.
  { path: '/blog/:slug/dibaca', page: 'blog-view', layout: 'empty', who: 'anyone', flag: 'is_hasanah', unlisted: true },
  { path: '/payment/:token/keadaan', page: 'payment/state', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/quran/tanda', page: 'quran-marks', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/preferences', page: 'preferences', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/auth/logout', page: 'sign-out', layout: 'empty', who: 'anyone', unlisted: true },
  { path: '/ui-gallery', page: 'ui-gallery', layout: 'empty', who: 'anyone', only: 'development' },
  // A word that no page has may be the name of a souvenir.
  { path: '/:merchandiseSlug', page: 'souvenirs/any', layout: 'default', who: 'anyone' },
  { path: '/*', page: 'not-found', layout: 'default', who: 'anyone' },
] as const satisfies readonly PageEntry[]

export type PagePath = (typeof pages)[number]['path']
