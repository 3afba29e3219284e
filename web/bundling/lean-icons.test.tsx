import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { icon } from './icon.ts'
import { leanIcon } from './lean-icons.ts'

const folder = 'node_modules/lucide-react/dist/esm/icons'
const Home = icon('<path d="M15 21v-8"></path>')

test.each([
  [<Home key="a" />, '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon">'],
  [<Home key="a" className="size-5" />, '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon size-5">'],
  [
    <Home key="a" aria-label="Beranda" role="img" />,
    '<svg viewBox="0 0 24 24" aria-label="Beranda" role="img" class="icon">',
  ],
])('an icon is silent unless it is told to speak', (drawn, opening) => {
  expect(renderToStaticMarkup(drawn)).toBe(`${opening}<path d="M15 21v-8"></path></svg>`)
})

test('the module of an icon keeps its lines and nothing else', () => {
  const module = leanIcon(readFileSync(`${folder}/house.mjs`, 'utf8'))
  expect(module).toContain('M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10')
  expect(module).not.toMatch(/lucide|key:|aliases/)
})

test('every icon of the set can be read', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const odd = names.filter((name) => {
    const code = readFileSync(`${folder}/${name}`, 'utf8')
    return code.includes('createLucideIcon') && leanIcon(code) === undefined
  })
  expect(names.length).toBeGreaterThan(1_000)
  expect(odd).toEqual([])
})

test('an icon in another form is not taken for one', () => {
  expect(leanIcon('const House = createLucideIcon("house", [])')).toBeUndefined()
})
