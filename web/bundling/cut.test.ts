import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Cuts, cut, digestOf } from './cut.ts'
import { domCuts } from './dom-cuts.ts'
import { routerCuts } from './router-cuts.ts'
import { routerViewCuts } from './router-view-cuts.ts'

const code = `function greet(
  name
) {
  if (isLoud) {
    return shout(name)
  }
  return name
}
warning(false, "careful");
greet("a"); greet("b");
`
const cutting = (cuts: Omit<Cuts, 'digest'>) => cut(code, { digest: digestOf(code), ...cuts })

test('a known answer takes the place of its question', () => {
  expect(cutting({ known: [['if (isLoud) {', 'if (false) {']] })).toContain('if (false) {\n    return shout(name)')
})

test('a function keeps its name and loses its work', () => {
  expect(cutting({ bodies: { greet: 'return "";' } })).toMatch(
    /^function greet\(\n {2}name\n\) \{ return ""; \}\nwarning/,
  )
})

test('a stretch falls away up to where it ends', () => {
  expect(cutting({ spans: [['function greet', 'warning(']] })).toMatch(/^warning/)
})

test('lines for developers fall away', () => {
  expect(cutting({ lines: /^warning\(.*\);$/gm })).not.toContain('careful')
})

test.each<[string, Omit<Cuts, 'digest'>]>([
  ['a text that is not there', { known: [['if (isQuiet) {', '']] }],
  ['a text that is there more often than was read', { known: [['greet("', '']] }],
  ['a function that is not there', { bodies: { shout: '' } }],
  ['a stretch without an end', { spans: [['function greet', 'nowhere']] }],
  ['a stretch with two beginnings', { spans: [['greet("', ';']] }],
])('%s stops the build', (_, cuts) => {
  expect(() => cutting(cuts)).toThrow()
})

test('another release of the file stops the build', () => {
  expect(() => cut(`${code} `, { digest: digestOf(code) })).toThrow('read it again')
})

const files = [
  ...Object.entries({ ...routerCuts, ...routerViewCuts }).map(
    ([name, cuts]) => [`react-router/dist/production/${name}`, cuts] as const,
  ),
  ...Object.entries(domCuts).map(([name, cuts]) => [`react-dom/${name}`, cuts] as const),
]

test.each(files)('the cuts fit %s as it is installed, and make it smaller', (name, cuts) => {
  const whole = readFileSync(`node_modules/${name}`, 'utf8')
  expect(cut(whole, cuts).length).toBeLessThan(whole.length)
})
