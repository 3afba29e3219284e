import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnchorProps } from './anchor.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { isSpare, pageWindow } from './page-window.ts'
import { Pagination } from './pagination.tsx'
import { Stepper } from './stepper.tsx'
import { TabLinks } from './tab-links.tsx'
import { nextTab, Tabs } from './tabs.tsx'

const words = { previous: 'Sebelumnya', next: 'Berikutnya', page: (page: number) => `Halaman ${page}` }
const href = (page: number) => `?page=${page}`

const RouterLink = ({ href, ...rest }: AnchorProps) => <a data-router={href} {...rest} />

test('the window of pages shows the ends and the neighbours', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(5, 24)).toEqual([1, 'gap', 4, 5, 6, 'gap', 24])
  expect(pageWindow(1, 24)).toEqual([1, 2, 'gap', 24])
})

test('a gap never stands for a single page', () => {
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('where room is short the neighbours beside a gap go first, never the ends', () => {
  const slots = pageWindow(5, 24)
  expect(slots.filter((_, place) => isSpare(slots, place, 5))).toEqual([4, 6])
  const near = pageWindow(2, 4)
  expect(near.filter((_, place) => isSpare(near, place, 2))).toEqual([])
})

test('pages are links, the current one is marked, and the first has no page before it', () => {
  const html = renderToStaticMarkup(<Pagination label="Halaman" page={1} lastPage={3} href={href} words={words} />)
  expect(html).toMatch(/href="\?page=1"[^>]*aria-current="page"/)
  expect(html).toContain('rel="next"')
  expect(html).not.toContain('rel="prev"')
})

test('a single page needs no pagination', () => {
  expect(renderToStaticMarkup(<Pagination label="Halaman" page={1} lastPage={1} href={href} words={words} />)).toBe('')
})

test('the last crumb is the page itself and no link', () => {
  const crumbs = [
    { label: 'Beranda', href: '/' },
    { label: 'Umrah', href: '/umrah' },
  ]
  const html = renderToStaticMarkup(<Breadcrumbs label="Jejak" crumbs={crumbs} />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<span aria-current="page"[^>]*>Umrah/)
})

test('links are drawn by whatever the router gives', () => {
  const tabs = [{ href: '/umrah', label: 'Umrah', isCurrent: true }]
  expect(renderToStaticMarkup(<TabLinks label="Jenis" tabs={tabs} link={RouterLink} />)).toContain(
    'data-router="/umrah"',
  )
})

test('before scripts every tab is a link to a panel that is in view', () => {
  const tabs = [
    { id: 'agenda', label: 'Agenda', content: 'Hari 1' },
    { id: 'hotel', label: 'Hotel', content: 'Madinah' },
  ]
  const html = renderToStaticMarkup(<Tabs label="Isi" tabs={tabs} />)
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`)
  expect(html).toContain('hidden noscript:block')
  expect(html.match(/tabindex="-1"/gi)).toHaveLength(1)
})

test('arrows walk the tabs round, mirrored where the page runs right to left', () => {
  expect(nextTab('ArrowRight', { at: 2, count: 3 })).toBe(0)
  expect(nextTab('ArrowRight', { at: 1, count: 3, direction: 'rtl' })).toBe(0)
  expect(nextTab('End', { at: 0, count: 3 })).toBe(2)
  expect(nextTab('a', { at: 0, count: 3 })).toBeNull()
})

test('steps behind are done and said so, one is current', () => {
  const steps = [{ label: 'Tanggal', href: '/1' }, { label: 'Jemaah', href: '/2' }, { label: 'Bayar' }]
  const html = renderToStaticMarkup(<Stepper label="Langkah" steps={steps} current={1} doneLabel="selesai" />)
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  expect(html.match(/selesai/g)).toHaveLength(1)
  expect(html.match(/<a /g)).toHaveLength(1)
})
