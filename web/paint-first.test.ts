import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const head =
  '<meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css"/>'
const body = '<body><p>kata</p><script nonce="n" type="module" async="">import "/a.js";</script></body></html>'
const page = paintFirst(`<html><head>${head}</head>${body}`, 'n')

test('scripts wait, and all else stays where React put it', () => {
  const waking = /<script nonce="n">[^<]*<\/script>/
  // Last of all: nothing that is read waits behind it for the styles.
  expect(page).toMatch(new RegExp(`${waking.source}</body></html>$`))
  expect(page.replace(waking, '')).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="later" href="/a.js"/><link nonce="n" rel="stylesheet" href="/a.css"/></head>' +
      '<body><p>kata</p><script nonce="n" type="later">import "/a.js";</script></body></html>',
  )
})

type Node = { rel?: string; type?: string; textContent?: string; nonce?: string }

/** The waking script in a window as small as it needs; what it asks for is answered when the test says so. */
function wake({ hidden = false } = {}) {
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
  const waiting: { run: () => void; after: number }[] = []
  const paints: (() => void)[] = []
  const window = {
    document: {
      hidden,
      currentScript: { nonce: 'n' },
      querySelectorAll: () => links.filter(({ rel }) => rel === 'later'),
      querySelector: () => ({ textContent: 'import "/a.js";' }),
      createElement: () => ({}),
      head: { append: (node: Node) => appended.push(node) },
    },
    PerformanceObserver: class {
      constructor(run: () => void) {
        paints.push(run)
      }
      observe() {}
    },
    setTimeout: (run: (given?: unknown) => void, after = 0, given?: unknown) =>
      waiting.push({ run: () => run(given), after }),
    addEventListener: (name: string, hear: () => void) => {
      heard[name] = hear
    },
  }
  new Script(/<script nonce="n">([^<]*)<\/script>/.exec(page)?.[1] ?? '').runInNewContext(window)
  const pass = (ms: number) => {
    for (let next = 0; next >= 0; ) {
      next = waiting.findIndex(({ after }) => after <= ms)
      if (next >= 0) waiting.splice(next, 1)[0]?.run()
    }
  }
  const paint = () => {
    for (const run of paints) run()
    pass(0)
  }
  const hear = (name: string) => {
    heard[name]?.()
    pass(0)
  }
  return { links, appended, turned: () => turned, hear, paint, pass }
}

test('a page wakes when it has been painted and is whole, once', () => {
  const { links, appended, turned, hear, paint, pass } = wake()
  hear('DOMContentLoaded')
  expect(appended).toEqual([])
  paint()
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
  expect(appended).toEqual([{ type: 'module', nonce: 'n', textContent: 'import "/a.js";' }])
  hear('load')
  pass(10_000)
  expect(appended).toHaveLength(1)
  // Each script is asked for once, although both the paint and the waking ask.
  expect(turned()).toBe(2)
})

test('what is painted before it is whole waits for the rest', () => {
  const { appended, hear, paint } = wake()
  paint()
  expect(appended).toEqual([])
  hear('DOMContentLoaded')
  expect(appended).toHaveLength(1)
})

test.each(['pointerdown', 'keydown'])('a page that nobody has seen painted wakes by %s', (name) => {
  const { links, appended, hear } = wake()
  hear(name)
  expect(appended).toHaveLength(1)
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
})

test('a page that has arrived in the background wakes at once', () => {
  const { appended, hear } = wake({ hidden: true })
  hear('load')
  expect(appended).toHaveLength(1)
})

test('where no paint is ever told of, a page wakes a little after it has arrived', () => {
  const { appended, hear, pass } = wake()
  hear('load')
  expect(appended).toEqual([])
  pass(2000)
  expect(appended).toHaveLength(1)
})
