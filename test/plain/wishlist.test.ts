import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

type Wish = { token: string; category: string; count: number }

/** Puts the first so many packages of a category on a member's wishlist. */
async function wish({ token, category, count }: Wish): Promise<void> {
  const { body } = await ask(home, 'GET', `/api/v3/products?category=${category}&limit=${count}`)
  for (const { id } of body.data.items) {
    const { status } = await ask(home, 'POST', `/api/v3/users/wishlist/${id}`, { token })
    expect(status).toBe(200)
  }
}

/** Hearts of a list, in its order: empty ones save, filled ones take off. */
const hearts = (page: PlainBrowser) =>
  [...page.one('main').querySelectorAll('button')]
    .map((button) => page.name(button))
    .filter((name) => /wishlist$/.test(name))
const secondHeart = (page: PlainBrowser) => hearts(page)[1] ?? ''

/** The address of the packages of the first month in which there are two. */
async function monthlyList(): Promise<string> {
  const page = await new PlainBrowser(home).open('/umroh')
  const month = page.all('select[name=month] option').find((option) => /\((?!1\))\d+\)$/.test(option.textContent ?? ''))
  return `/umroh?month=${month?.getAttribute('value')}`
}

test('without scripts hearts work for guests and for members', async () => {
  const list = await monthlyList()
  const { email } = await anyMember(home)
  const visitor = await new PlainBrowser(home).open(list)
  await visitor.press(secondHeart(visitor))
  expect(visitor.path).toBe(`/auth/login?redirect=${encodeURIComponent(list)}`)
  await visitor.press('Masuk', { Email: email, 'Kata sandi': testPassword }, visitor.one('main'))
  expect(visitor.path).toBe(list)
  expect(visitor.text()).toContain('Ditambahkan ke wishlist')
  expect(secondHeart(visitor)).toMatch(/^Hapus /)
  await visitor.press(secondHeart(visitor))
  expect(visitor.path).toBe(list)
  expect(visitor.text()).toContain('Dihapus dari wishlist')
  expect(secondHeart(visitor)).toMatch(/^Simpan /)
})

test.each([
  ['/umroh', 'Tidak ditemukan'],
  ['/en/umroh', 'Not found'],
])('a heart that cannot be filled says why in the words of the server, on %s', async (back, said) => {
  const { browser } = await memberBrowser(home)
  await visit(home, browser, '/wishlist', { product_id: crypto.randomUUID(), back })
  expect((await new PlainBrowser(home, browser).open(back)).text()).toContain(said)
})

test('without scripts a long wishlist grows by a link', async () => {
  const { browser, token } = await memberBrowser(home)
  await wish({ token, category: 'umroh', count: 13 })
  const member = await new PlainBrowser(home, browser).open('/member/wishlist')
  expect(member.all('article')).toHaveLength(12)
  await member.follow('Tampilkan lebih banyak')
  expect(member.all('article')).toHaveLength(13)
  expect(member.text('main')).not.toContain('Tampilkan lebih banyak')
})

test('saved hajj packages get a tab of their own', async () => {
  const { browser, token } = await memberBrowser(home)
  await wish({ token, category: 'haji', count: 2 })
  const member = await new PlainBrowser(home, browser).open('/en/member/wishlist')
  const tabs = member.part('Types of saved things')
  expect([...tabs.querySelectorAll('a')].map(textOf)).toEqual(['Umrah', 'Sharia tours', 'Souvenirs', 'Hajj (2)'])
  await member.follow('Hajj (2)', tabs)
  expect(member.all('article')).toHaveLength(2)
})
