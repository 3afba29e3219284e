import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#web/console/pages.ts'

type BuiltFile = { name: string; text: string }

const client = 'build/site/client'
const isText = (name: string): boolean => /\.(?:js|css|json|webmanifest)$/.test(name)
const built: BuiltFile[] = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(isText)
  .map((name) => ({ name, text: readFileSync(join(client, name), 'utf8') }))

/** An address of the console, of one of its calls or of its sources. */
const consolePath = /["'`/]\/?(?:api\/|web\/)?console\/?(?=["'`?#/])|\/console\b/

/** What a visitor loads says nothing of the console: neither where it is nor what it can do. */
const findings = (files: readonly BuiltFile[]): string[] =>
  files.flatMap(({ name, text }) => {
    const [said] = consolePath.exec(text) ?? []
    return said === undefined ? [] : [`${name} names the console: ${said}`]
  })

test('no script, style or manifest of the site names a path of the console', () => {
  expect(built.some(({ name }) => /manifest-.*\.js$/.test(name))).toBe(true)
  expect(built.some(({ name }) => name === 'sw.js')).toBe(true)
  expect(built.length).toBeGreaterThan(50)
  expect(findings(built)).toEqual([])
})

test('a path of the console in a script of the site is noticed', () => {
  const planted = (text: string) => findings([{ name: 'a.js', text }])
  expect(planted('fetch("/console/refunds")')).toHaveLength(1)
  expect(planted('const to=`/console`')).toHaveLength(1)
  expect(planted('{"path":"/console/ui"}')).toHaveLength(1)
  expect(planted("call('GET','/api/console/v1/me')")).toHaveLength(1)
  expect(planted('console.error("no");globalThis.console?.log(1)')).toEqual([])
})

test('every page of the console has its file, and no file is without a line', () => {
  expect(pages.filter(({ page }) => !existsSync(`web/console/pages/${page}/page.tsx`))).toEqual([])
  const listed: readonly string[] = pages.map(({ page }) => page)
  expect(readdirSync('web/console/pages').filter((name) => !listed.includes(name))).toEqual([])
})
