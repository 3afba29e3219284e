import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

test('styles come before scripts, which are not in a hurry, and the body stays as it is', () => {
  const body = '<body><link rel="stylesheet" href="/b.css"/></body></html>'
  const head = '<meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>'
  expect(paintFirst(`<html><head>${head}</head>${body}`)).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/><meta charSet="utf-8"/>` +
      `<link rel="modulepreload" fetchpriority="low" href="/a.js"/></head>${body}`,
  )
})
