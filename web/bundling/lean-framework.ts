import type { Config } from '@react-router/dev/config'
import type { Plugin } from 'vite'
import { type Cuts, cut } from './cut.ts'
import { domCuts } from './dom-cuts.ts'
import { askedFor } from './left-out.ts'
import { routerCuts } from './router-cuts.ts'
import { routerViewCuts } from './router-view-cuts.ts'

const packages: readonly { at: RegExp; cuts: Record<string, Cuts> }[] = [
  { at: /\/react-router\/dist\/production\/(.*\.js)$/, cuts: { ...routerCuts, ...routerViewCuts } },
  { at: /\/react-dom\/(cjs\/.*\.js)$/, cuts: domCuts },
]

const cutsOf = (id: string): Cuts | undefined =>
  packages.flatMap(({ at, cuts }) => cuts[at.exec(id)?.[1] ?? ''] ?? []).at(0)

/** The cuts lean on these: all routes known from the start, pages made by the server, nothing experimental. */
function check({ routeDiscovery, ssr, future, subResourceIntegrity }: Config): void {
  const isInitial = typeof routeDiscovery === 'object' && routeDiscovery.mode === 'initial'
  if (!isInitial || !ssr || future || subResourceIntegrity)
    throw new Error('web/bundling leaves out parts of React Router that this configuration needs')
}

/** Leaves out of the browser's bundle what this site never asks of React and React Router; stops where it would be missed. */
export function leanFramework(config: Config): Plugin {
  check(config)
  return {
    name: 'lean-framework',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const cuts = cutsOf(id)
      if (cuts) return { code: cut(code, cuts), map: null }
      const part = /\/web\/(?!bundling\/)/.test(id) && askedFor(code)
      if (part) this.error(`${part} is left out of the browser's bundle: see web/bundling/left-out.ts`)
      return
    },
  }
}
