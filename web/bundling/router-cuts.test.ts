import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '../pages.ts'
import { inLanguage } from '../to.ts'
import { cut } from './cut.ts'
import { routerCuts } from './router-cuts.ts'

const folder = 'node_modules/react-router/dist/production/lib/router'

async function matchAsCut(): Promise<typeof matchRoutes> {
  const place = mkdtempSync(join(tmpdir(), 'rihla-cut-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  writeFileSync(join(place, 'package.json'), '{"type":"module"}')
  for (const name of ['url.js', 'history.js']) copyFileSync(join(folder, name), join(place, name))
  const cuts = routerCuts['lib/router/utils.js']
  if (!cuts) throw new Error('nothing is cut')
  writeFileSync(join(place, 'utils.js'), cut(readFileSync(join(folder, 'utils.js'), 'utf8'), cuts))
  return (await import(pathToFileURL(join(place, 'utils.js')).href)).matchRoutes
}

const paths = pages.flatMap(({ path }) => [path, inLanguage('en', path)])
const routes = [{ id: 'root', path: '', children: paths.map((path) => ({ id: path, path })) }]

/** Every page with its parameters filled in and left out, and addresses as people and machines mangle them. */
const addresses = [
  ...paths.map((path) => path.replaceAll(/:\w+\??/g, 'a%20b').replace('*', 'no/where')),
  ...paths.map((path) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7') || '/'),
  ...['/UMROH', '/umroh/', '/en', '/en/', '/EN/Umroh', '/umrohx', '/product', '//umroh', '/%E0%A4', '/a/b/c/d/e/f'],
]

test('every address leads to the page that the whole router finds', async () => {
  const match = await matchAsCut()
  const found = (matches: ReturnType<typeof matchRoutes>) =>
    matches?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }))
  for (const address of addresses)
    expect(found(match(routes, address)), address).toEqual(found(matchRoutes(routes, address)))
})
