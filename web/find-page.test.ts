import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'
import { pages } from './pages.ts'

const routes = pages.map(({ path }) => ({ path }))
const routerFinds = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path

test('every address finds the page that the router finds, written out or not', () => {
  const written = pages.map(({ path }) => path.replace(/:\w+\??/g, 'x').replace('*', 'tidak/ada'))
  const addresses = written.flatMap((path) => [path, `${path}/`, path.toUpperCase(), `${path}/x`])
  expect(addresses.map((address) => [address, findPage(address)?.path])).toEqual(
    addresses.map((address) => [address, routerFinds(address)]),
  )
})
