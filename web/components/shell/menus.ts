import type { FlagName, Flags } from '#core/tenant.ts'
import type { PagePath } from '../../pages.ts'
import type { BottomTab } from './rules.ts'
import type { ShellWord } from './words.ts'

/** A page that is not there does not compile. */
export type MenuPath = PagePath | `${PagePath}?${string}`

/** `path` is without language. Where `flag` is 0 the entry is not there. */
export type MenuEntry = { word: ShellWord; path: MenuPath; flag?: FlagName }
export type MenuGroup = { word: ShellWord; entries: readonly MenuEntry[] }
export type MenuItem = MenuEntry | MenuGroup

export const isGroup = (item: MenuItem): item is MenuGroup => 'entries' in item

const hajj = { word: 'hajj', path: '/haji', flag: 'is_hajj' } as const
const promo = { word: 'promo', path: '/promo', flag: 'is_promo' } as const
const souvenirs = { word: 'souvenirs', path: '/oleh-oleh' } as const
const about = { word: 'about', path: '/tentang-kami' } as const
const joinPartner = { word: 'joinPartner', path: '/gabung-partner' } as const
const umrahPrivate = { word: 'umrahPrivate', path: '/private-umroh', flag: 'is_custom_product' } as const
const umrah: MenuGroup = {
  word: 'umrah',
  entries: [
    { word: 'umrahFinancing', path: '/umroh-dana-talangan', flag: 'is_financing' },
    { word: 'umrahSavings', path: '/umroh-dana-tabungan' },
    { word: 'umrahRegular', path: '/umroh' },
    umrahPrivate,
  ],
}

/** Open to everyone, whatever a tenant sells. */
const worship: MenuGroup = {
  word: 'worship',
  entries: [
    { word: 'quran', path: '/quran' },
    { word: 'prayerTimes', path: '/jadwal-sholat' },
    { word: 'qibla', path: '/kiblat' },
    { word: 'doa', path: '/doa' },
    { word: 'hijriCalendar', path: '/kalender-hijriah' },
    { word: 'manasik', path: '/panduan/manasik' },
  ],
}

/** Seeds, section 2, Header: in this order. */
const mainNav: readonly MenuItem[] = [
  hajj,
  umrah,
  {
    word: 'tourism',
    entries: [
      { word: 'tourHalal', path: '/wisata-syariah?type=wisata' },
      { word: 'tourUmrah', path: '/wisata-syariah?type=umroh' },
    ],
  },
  { word: 'other', entries: [about, joinPartner] },
  promo,
  souvenirs,
]

/** Seeds, section 2, Mobile, with worship among it; decisions §1 puts "Lainnya" after souvenirs. Acts follow places. */
const mobileNav: readonly MenuItem[] = [
  hajj,
  umrah,
  { word: 'tourism', path: '/wisata-syariah' },
  promo,
  souvenirs,
  worship,
  { word: 'other', path: '/panduan' },
  about,
  joinPartner,
]

const footerCompany: MenuGroup = {
  word: 'company',
  entries: [
    about,
    { word: 'hasanah', path: '/blog', flag: 'is_hasanah' },
    { word: 'guide', path: '/panduan' },
    { word: 'faq', path: '/faq' },
    { word: 'chat', path: '/chat' },
    { word: 'terms', path: '/syarat-ketentuan' },
    { word: 'privacy', path: '/kebijakan-privasi' },
  ],
}
const footerProducts: MenuGroup = {
  word: 'products',
  entries: [
    { word: 'umrahRegular', path: '/umroh' },
    { word: 'umrahFinancing', path: '/umroh-dana-talangan', flag: 'is_financing' },
    { word: 'umrahSavings', path: '/umroh-dana-tabungan' },
    umrahPrivate,
    hajj,
    { word: 'tourism', path: '/wisata-syariah' },
    souvenirs,
  ],
}
const footerPartners: MenuGroup = {
  word: 'partners',
  entries: [
    { word: 'ourPartners', path: '/partner' },
    joinPartner,
    { word: 'joinChannel', path: '/gabung-travel-distribution-channel' },
  ],
}

const memberNav: readonly MenuEntry[] = [
  { word: 'myOrders', path: '/member/my-order' },
  { word: 'umrahPrivate', path: '/member/order-custom-umroh', flag: 'is_custom_product' },
  { word: 'myProfile', path: '/member/profile' },
  { word: 'mySavings', path: '/member/saving-history' },
  { word: 'myFinancing', path: '/member/financing-history', flag: 'is_financing' },
  { word: 'myAddresses', path: '/member/my-address' },
  { word: 'wishlist', path: '/member/wishlist' },
  { word: 'chat', path: '/chat' },
]

const bottomTabs: readonly (MenuEntry & { tab: BottomTab })[] = [
  { tab: 'home', word: 'tabHome', path: '/' },
  { tab: 'orders', word: 'tabOrders', path: '/member/my-order' },
  { tab: 'promo', word: 'promo', path: '/promo', flag: 'is_promo' },
  { tab: 'account', word: 'tabAccount', path: '/member/profile' },
]

const isOpen = (flags: Flags) => (entry: MenuEntry) => entry.flag === undefined || flags[entry.flag] === 1
const openGroup = (group: MenuGroup, flags: Flags): MenuGroup => ({
  ...group,
  entries: group.entries.filter(isOpen(flags)),
})
const openItems = (items: readonly MenuItem[], flags: Flags): MenuItem[] =>
  items
    .map((item) => (isGroup(item) ? openGroup(item, flags) : item))
    .filter((item) => (isGroup(item) ? item.entries.length > 0 : isOpen(flags)(item)))

export const mainMenu = (flags: Flags) => openItems(mainNav, flags)
export const memberMenu = (flags: Flags) => memberNav.filter(isOpen(flags))
export const bottomMenu = (flags: Flags) => bottomTabs.filter(isOpen(flags))
export const footerMenu = (flags: Flags, { products }: { products: boolean }) =>
  [footerCompany, ...(products ? [footerProducts] : []), worship, footerPartners].map((group) =>
    openGroup(group, flags),
  )

export type MobileAct = 'chat' | 'notifications' | 'newLook' | 'language' | 'signOut' | 'signIn'

/** Places first, then what one can do, in the seeds' order. */
export const mobileMenu = (flags: Flags, { signedIn }: { signedIn: boolean }) => ({
  places: openItems(mobileNav, flags),
  acts: [
    ...(signedIn ? (['chat', 'notifications'] as const) : []),
    'newLook',
    'language',
    signedIn ? 'signOut' : 'signIn',
  ] satisfies MobileAct[],
})

/** `link_hasanah`, when set, is where the hasanah entry leads (decisions §6). */
export const outsideAddress = (entry: MenuEntry, flags: Flags): string | undefined =>
  entry.word === 'hasanah' && flags.link_hasanah ? flags.link_hasanah : undefined
