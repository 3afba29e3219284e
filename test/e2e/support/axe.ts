import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { isFull } from './full.ts'

const near = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(near.resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { target: unknown[] }[] }
type Axe = { run(where: object, options: object): Promise<{ violations: Violation[] }> }
declare global {
  interface Window {
    axe?: Axe
  }
}

type Where = {
  include?: readonly string[]
  exclude?: readonly string[] /** All it has, unless named. */
  only?: readonly string[]
}

/** What axe finds on a page, or in and but for some parts of it. It is put there once, however often it looks. */
export async function violationsOn(page: Page, where: Where = {}): Promise<string[]> {
  // While a page is on its way its bar stands above everything, in no part of the page.
  await page.locator('[role=progressbar].fixed').waitFor({ state: 'detached' })
  await page.evaluate(settled)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    async ({ include = ['html'], exclude = [], only, isFull }) => {
      // Most of axe's time on a long page. Colours are the same in every language, and almost at every width.
      const isOwn = document.documentElement.lang === 'id' && window.innerWidth <= 360
      const each = (parts: readonly string[]) => parts.map((part) => [part])
      const context = { include: each(include), exclude: each(exclude) }
      const rules = { 'color-contrast': { enabled: isFull || isOwn } }
      const which = only ? { runOnly: only } : { rules }
      const result = await window.axe?.run(context, { resultTypes: ['violations'], ...which })
      if (!result) throw new Error('axe is not there')
      const violations = result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      // Axe leaves this to people: a label that taps somebody else's field.
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const twice = [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))]
      return [...violations, ...twice.map((id) => `two elements are #${id}`)]
    },
    { ...where, isFull },
  )
}

/** Halfway through a change of colour nothing has its contrast yet; what never ends is not waited for. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
