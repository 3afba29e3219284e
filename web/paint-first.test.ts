import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const head =
  '<meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css"/>'
const body = '<body><p>kata</p><script nonce="n" type="module" async="">import "/a.js";</script></body></html>'
const page = paintFirst(`<html><head>${head}</head>${body}`, 'n')

test('scripts wait, and all else stays where React put it', () => {
  const waking = /<script nonce="n">[^<]*<\/script>/
  expect(page).toMatch(waking)
  expect(page.replace(waking, '')).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="later" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css"/></head>' +
      '<body><p>kata</p><script nonce="n" type="later">import "/a.js";</script></body></html>',
  )
})

type Node = { rel?: string; type?: string; textContent?: string; nonce?: string }

/** The waking script in a window as small as it needs; what it asks for is answered when the test says so. */
function wake() {
  let turned = 0
  const link = (rel: string): Node => ({
    get rel() {
      return rel
    },
    set rel(to) {
      turned += 1
      rel = to
    },
  })
  const links = [link('later'), link('later')]
  const appended: Node[] = []
  const heard: Record<string, () => void> = {}
  const waiting: { paint: (() => void)[]; timer: (() => void)[] } = { paint: [], timer: [] }
  const window = {
    document: {
      currentScript: { nonce: 'n' },
      querySelectorAll: () => links.filter(({ rel }) => rel === 'later'),
      querySelector: () => ({ textContent: 'import "/a.js";' }),
      createElement: () => ({}),
      head: { append: (node: Node) => appended.push(node) },
    },
    PerformanceObserver: class {
      constructor(run: () => void) {
        waiting.paint.push(run)
      }
      observe() {}
    },
    setTimeout: (run: (given?: unknown) => void, _after?: number, given?: unknown) =>
      waiting.timer.push(() => run(given)),
    addEventListener: (name: string, hear: () => void) => {
      heard[name] = hear
    },
  }
  new Script(/<script nonce="n">([^<]*)<\/script>/.exec(page)?.[1] ?? '').runInNewContext(window)
  const answer = (kind: 'paint' | 'timer') => {
    while (waiting[kind].length > 0) waiting[kind].shift()?.()
  }
  return { links, appended, turned: () => turned, hear: (name: string) => heard[name]?.(), answer }
}

test('a page wakes when it has been painted and is whole, once', () => {
  const { links, appended, turned, hear, answer } = wake()
  answer('timer')
  hear('DOMContentLoaded')
  expect(appended).toEqual([])
  answer('paint')
  answer('timer')
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
  expect(appended).toEqual([{ type: 'module', nonce: 'n', textContent: 'import "/a.js";' }])
  hear('load')
  answer('timer')
  expect(appended).toHaveLength(1)
  // Each script is asked for once, although both the paint and the waking ask.
  expect(turned()).toBe(2)
})

test('what is painted before it is whole waits for the rest', () => {
  const { appended, hear, answer } = wake()
  answer('paint')
  answer('timer')
  expect(appended).toEqual([])
  hear('DOMContentLoaded')
  answer('timer')
  expect(appended).toHaveLength(1)
})

test.each(['load', 'pointerdown', 'keydown'])('a page that nobody has seen painted wakes by %s', (name) => {
  const { links, appended, hear, answer } = wake()
  hear(name)
  answer('timer')
  expect(appended).toHaveLength(1)
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
})
