import { describe, expect, test } from 'vitest'
import type { Flags } from '#core/tenant.ts'
import { isOpenPath } from '../../open-path.ts'
import { pages } from '../../pages.ts'
import {
  bottomMenu,
  footerMenu,
  isGroup,
  type MenuItem,
  mainMenu,
  memberMenu,
  mobileMenu,
  outsideAddress,
} from './menus.ts'

const open: Flags = {
  is_hajj: 1,
  is_hasanah: 1,
  is_promo: 1,
  is_receive_payment_doku: 1,
  is_financing: 1,
  is_custom_product: 1,
  link_hasanah: null,
}
const paths = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => (isGroup(item) ? paths(item.entries) : [item.path]))
const footerPaths = (flags: Flags) => paths(footerMenu(flags, { products: true }))

const worship = ['/quran', '/jadwal-sholat', '/kiblat', '/doa', '/kalender-hijriah', '/panduan/manasik']

test('the main menu is hajj, four umrahs, two tours, other, promo and souvenirs', () => {
  expect(paths(mainMenu(open))).toEqual([
    '/haji',
    '/umroh-dana-talangan',
    '/umroh-dana-tabungan',
    '/umroh',
    '/private-umroh',
    '/wisata-syariah?type=wisata',
    '/wisata-syariah?type=umroh',
    '/tentang-kami',
    '/gabung-partner',
    '/promo',
    '/oleh-oleh',
  ])
})

test('the mobile menu has the order of the seeds, with worship before the guides', () => {
  const { places } = mobileMenu(open, { signedIn: false })
  expect(places.map((item) => item.word)).toEqual([
    'hajj',
    'umrah',
    'tourism',
    'promo',
    'souvenirs',
    'worship',
    'other',
    'about',
    'joinPartner',
  ])
  expect(paths(places)).toEqual(expect.arrayContaining(['/panduan', ...worship]))
})

test('a visitor is offered to sign in, a member the chat, notifications and to sign out', () => {
  expect(mobileMenu(open, { signedIn: false }).acts).toEqual(['newLook', 'language', 'signIn'])
  expect(mobileMenu(open, { signedIn: true }).acts).toEqual(['chat', 'notifications', 'newLook', 'language', 'signOut'])
})

test('the bottom navigation has four tabs', () => {
  expect(bottomMenu(open).map(({ tab }) => tab)).toEqual(['home', 'orders', 'promo', 'account'])
})

test('the member sidebar is orders, private umrahs, profile, savings, financing, addresses, wishlist and chat', () => {
  expect(paths(memberMenu(open))).toEqual([
    '/member/my-order',
    '/member/order-custom-umroh',
    '/member/profile',
    '/member/saving-history',
    '/member/financing-history',
    '/member/my-address',
    '/member/wishlist',
    '/chat',
  ])
})

test('every entry of every menu leads to a page that is there', () => {
  const all = [
    ...mainMenu(open),
    ...mobileMenu(open, { signedIn: true }).places,
    ...bottomMenu(open),
    ...memberMenu(open),
    ...footerMenu(open, { products: true }),
  ]
  expect(paths(all).filter((path) => !isOpenPath(path, open))).toEqual([])
})

describe('a flag that is 0', () => {
  const everywhere = (flags: Flags) => [
    ...paths(mainMenu(flags)),
    ...paths(mobileMenu(flags, { signedIn: true }).places),
    ...paths(bottomMenu(flags)),
    ...paths(memberMenu(flags)),
    ...footerPaths(flags),
  ]
  test.each([
    ['is_hajj', ['/haji']],
    ['is_promo', ['/promo']],
    ['is_financing', ['/umroh-dana-talangan', '/member/financing-history']],
    ['is_hasanah', ['/blog']],
    ['is_custom_product', ['/private-umroh', '/member/order-custom-umroh']],
  ] as const)('%s removes %j from every menu, and nothing else', (flag, gone) => {
    const before = everywhere(open)
    for (const path of gone) expect(before).toContain(path)
    const left: string[] = before.filter((path) => !gone.some((lost) => lost === path))
    expect(everywhere({ ...open, [flag]: 0 })).toEqual(left)
  })
})

test.each([
  // A shop is led to once one can buy there.
  ['/oleh-oleh', '/oleh-oleh/cart'],
  ['/private-umroh', '/private-umroh'],
  ['/member/saving-history', '/member/saving-history'],
  ['/member/financing-history', '/member/financing-history'],
])('%s, which the seeds put into a menu, stands there as soon as %s does', (path, needed) => {
  const all = [...mainMenu(open), ...memberMenu(open), ...footerMenu(open, { products: true })]
  expect(paths(all).includes(path)).toBe(pages.some((page: { path: string }) => page.path === needed))
})

test('an affiliate visitor sees no product links in the footer', () => {
  expect(footerMenu(open, { products: false }).map((group) => group.word)).toEqual(['company', 'worship', 'partners'])
})

test('link_hasanah is where the hasanah entry leads, and no other', () => {
  const flags = { ...open, link_hasanah: 'https://hasanah.example' }
  expect(outsideAddress({ word: 'hasanah', path: '/blog' }, flags)).toBe('https://hasanah.example')
  expect(outsideAddress({ word: 'hasanah', path: '/blog' }, open)).toBeUndefined()
  expect(outsideAddress({ word: 'about', path: '/tentang-kami' }, flags)).toBeUndefined()
})
