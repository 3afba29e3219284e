import { readFileSync } from 'node:fs'
import { House } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { icon } from './icon.ts'
import { leanIcon } from './lean-icons.ts'

const Home = icon([
  ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
  [
    'path',
    { d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z' },
  ],
])

/** Tags and attributes in one order, without the classes by which the set names its icons. */
const drawn = (markup: string) =>
  markup
    .replace(/lucide[\w-]* ?/g, '')
    .replaceAll(' class=""', '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .match(/[\w-]+="[^"]*"|<\/?\w+/g)
    ?.sort()

test.each([
  [<House key="a" />, <Home key="b" />],
  [<House key="a" className="size-5" aria-hidden="true" />, <Home key="b" className="size-5" aria-hidden="true" />],
  [<House key="a" aria-label="Beranda" role="img" />, <Home key="b" aria-label="Beranda" role="img" />],
  [<House key="a" size={16} color="red" strokeWidth={3} />, <Home key="b" size={16} color="red" strokeWidth={3} />],
])('an icon is drawn as the set draws it', (theirs, ours) => {
  expect(drawn(renderToStaticMarkup(ours))).toEqual(drawn(renderToStaticMarkup(theirs)))
})

test('the module of an icon keeps its lines and nothing else', () => {
  const module = leanIcon(readFileSync('node_modules/lucide-react/dist/esm/icons/house.mjs', 'utf8'))
  expect(module).toContain('M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8')
  expect(module).not.toMatch(/lucide|key:|aliases/)
})

test('an icon in another form is not taken for one', () => {
  expect(leanIcon('const House = createLucideIcon("house", [])')).toBeUndefined()
})
