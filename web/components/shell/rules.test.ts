import { describe, expect, test } from 'vitest'
import type { Flags } from '#core/tenant.ts'
import { activeTab, type ShellFacts, shellRules } from './rules.ts'

const flags: Flags = {
  is_hajj: 1,
  is_hasanah: 1,
  is_promo: 1,
  is_receive_payment_doku: 1,
  is_financing: 1,
  is_custom_product: 1,
  link_hasanah: null,
}
const at = (path: string, more: Partial<ShellFacts> = {}) =>
  shellRules({ path, affiliate: false, signedIn: false, flags, ...more })

const orderDetails = ['/member/my-order/b1', '/member/my-order/merchant/m1', '/member/order-custom-umroh/c1']
const checkouts = ['/checkout/p1', '/checkout/b1/p1']
const loans = ['/loan-applicant-form/p1', '/loan-applicant-form/b1/p1']
const savingsSteps = ['/perencanaan-tabungan', '/saving-form/s1/p1']
const auths = [
  '/auth/login',
  '/auth/register',
  '/auth/register/verification-email',
  '/auth/forgot-password',
  '/auth/reset-password/t',
]

describe('header', () => {
  test.each(['/', '/umroh', '/member/profile', '/blog/a', '/nowhere'])('stands on %s', (path) => {
    expect(at(path)).toMatchObject({ header: true, mobileHeader: true, mainMenu: true, mobileMenu: true })
  })
  test.each(auths)('is hidden on %s, an auth page', (path) => {
    expect(at(path)).toMatchObject({ header: false, mobileHeader: false, mainMenu: false, mobileMenu: false })
  })
  test.each([...checkouts, ...orderDetails, ...loans])(
    'of a phone is hidden on %s while the desktop one stays',
    (path) => {
      expect(at(path)).toMatchObject({ header: true, mobileHeader: false })
    },
  )
  test.each(['/member/my-order', '/member/order-custom-umroh'])('of a phone stays on the list %s', (path) => {
    expect(at(path).mobileHeader).toBe(true)
  })
  test.each([...checkouts, ...savingsSteps, ...loans])(
    'shows its own breadcrumb instead of the main menu on %s',
    (path) => {
      expect(at(path)).toMatchObject({ ownBreadcrumb: true, mainMenu: false })
    },
  )
  test('has no breadcrumb of its own elsewhere', () => {
    expect(at('/saving')).toMatchObject({ ownBreadcrumb: false, mainMenu: true })
  })
  test.each(['/umroh', '/wisata-syariah', '/product-haji', '/oleh-oleh'])(
    'has a white logo on its own colour on the main-nav page %s',
    (path) => {
      expect(at(path)).toMatchObject({ logoTone: 'white', headerTone: 'brand' })
    },
  )
  test.each(['/', '/haji', '/oleh-oleh/cart', '/umroh-dana-talangan'])('has the brand logo on %s', (path) => {
    expect(at(path).logoTone).toBe('brand')
  })
  test.each(['/umroh-dana-talangan', '/umroh-dana-tabungan'])('has a white ground on %s', (path) => {
    expect(at(path).headerTone).toBe('paper')
  })
  test('has the ground of the page elsewhere', () => {
    expect(at('/').headerTone).toBe('page')
  })
})

describe('an affiliate code', () => {
  const rules = at('/', { affiliate: true, signedIn: true })
  test('hides the main menu', () => expect(rules.mainMenu).toBe(false))
  test('hides the mobile menu', () => expect(rules.mobileMenu).toBe(false))
  test('disables the notification link', () => expect(rules.notificationEnabled).toBe(false))
  test('hides the product links of the footer', () => expect(rules.footerProducts).toBe(false))
  test('unlinks the logo', () => expect(rules.logoIsLink).toBe(false))
  test('leaves header, footer and bottom navigation where they are', () => {
    expect(rules).toMatchObject({ header: true, mobileHeader: true, footer: 'full', bottomNavigation: true })
  })
  test('is what it takes: without one all of that is there', () => {
    expect(at('/', { signedIn: true })).toMatchObject({
      mainMenu: true,
      mobileMenu: true,
      notificationEnabled: true,
      footerProducts: true,
      logoIsLink: true,
    })
  })
})

test('nobody is told of notifications before signing in', () => {
  expect(at('/').notificationEnabled).toBe(false)
})

describe('bottom navigation', () => {
  test.each(['/member/financing-history', '/member/financing-history/f1', ...orderDetails, ...loans])(
    'is hidden on %s',
    (path) => {
      expect(at(path).bottomNavigation).toBe(false)
    },
  )
  test.each(['/', '/member/my-order', '/member/saving-history/s1', '/promo', ...checkouts])('stays on %s', (path) => {
    expect(at(path).bottomNavigation).toBe(true)
  })
  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/member/my-order', 'orders'],
    ['/member/order-custom-umroh', 'orders'],
    ['/promo/ramadan', 'promo'],
    ['/member/profile', 'account'],
    ['/member/wishlist', 'account'],
    ['/promotions', undefined],
    ['/umroh', undefined],
  ])('on %s highlights %s', (path, tab) => {
    expect(activeTab(path)).toBe(tab)
  })
})

describe('footer', () => {
  test('leaves the screen to the chat, which has no WhatsApp over it and keeps its tabs', () =>
    expect(at('/chat')).toMatchObject({ footer: 'none', whatsapp: false, bottomNavigation: true, header: true }))
  test.each(auths)('is hidden on %s, an auth page', (path) => expect(at(path).footer).toBe('none'))
  test.each([...checkouts, ...loans])('loses its top and middle on %s', (path) => {
    expect(at(path).footer).toBe('bottom-only')
  })
  test.each(['/', ...savingsSteps, '/member/my-order/b1'])('is whole on %s', (path) => {
    expect(at(path).footer).toBe('full')
  })
})

test.each(['/distribution-partners', '/distribution-partners/detik-hikmah'])('%s has no header or footer', (path) => {
  expect(at(path)).toMatchObject({ header: false, mobileHeader: false, footer: 'none', bottomNavigation: false })
})

describe('floating WhatsApp button', () => {
  test.each(['/', '/umroh', '/product/umrah-hemat', '/promo/ramadan', '/partner', '/blog', '/jadwal-sholat'])(
    'is there on %s',
    (path) => {
      expect(at(path).whatsapp).toBe(true)
    },
  )
  test.each([
    ...auths,
    ...checkouts,
    ...loans,
    ...savingsSteps,
    '/payment/t',
    '/yukk/y1',
    '/gabung-partner',
    '/gabung-travel-distribution-channel',
    '/private-umroh',
    '/private-umroh/book',
    '/member/profile',
    '/member/my-address',
    '/quran',
    '/quran/1/al-fatihah',
    '/doa',
    '/panduan',
    '/panduan/miqat',
    '/blog/a',
    '/faq',
    '/syarat-ketentuan',
    '/kebijakan-privasi',
    '/tentang-kami',
    '/distribution-partners',
  ])('is away on %s, where one fills in, pays or reads', (path) => {
    expect(at(path).whatsapp).toBe(false)
  })
  test('is away while the promo share sheet is open', () => {
    expect(at('/promo/ramadan', { isShareSheetOpen: true }).whatsapp).toBe(false)
  })
})

describe('back title on a phone', () => {
  test.each([
    ['/member/my-address', 'addresses', '/member/profile'],
    ['/member/wishlist', 'wishlist', '/member/profile'],
    ['/member/financing-history', 'financing', '/member/profile'],
    ['/member/financing-history/f1', 'financingDetail', '/member/financing-history'],
    ['/member/saving-history', 'savings', '/member/profile'],
    ['/member/saving-history/s1', 'savingsDetail', '/member/saving-history'],
    ['/member/my-order/b1', 'orderDetail', '/member/my-order'],
    ['/member/my-order/merchant/m1', 'orderDetail', '/member/my-order'],
    ['/member/order-custom-umroh/c1', 'orderDetail', '/member/order-custom-umroh'],
    ['/promo', 'promo', '/'],
    ['/promo/ramadan', 'promoDetail', '/promo'],
  ])('of %s is %s and leads to %s', (path, name, to) => {
    expect(at(path).backTitle).toEqual({ name, to })
  })
  test.each(['/', '/member/profile', '/member/my-order'])('is not on %s', (path) => {
    expect(at(path).backTitle).toBeUndefined()
  })
})
