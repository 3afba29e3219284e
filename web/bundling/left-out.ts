/** Names that our own code may not import, by package: what stands behind them is cut. */
const names: Record<string, ReadonlySet<string>> = {
  react: new Set(['ViewTransition', 'addTransitionType']),
  'react-dom': new Set(['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']),
  'react-router': new Set([
    'useBlocker',
    'unstable_usePrompt',
    'useViewTransitionState',
    'PrefetchPageLinks',
    'RouterProvider',
    'Routes',
    'useRoutes',
    'Router',
    'BrowserRouter',
    'HashRouter',
    'MemoryRouter',
    'createBrowserRouter',
    'createHashRouter',
    'createMemoryRouter',
  ]),
}

/** The same for what is not imported. */
const uses: readonly { what: string; seen: RegExp }[] = [
  { what: 'prefetch', seen: /<(?:Link|NavLink|ShellLink)\b[^<]*?\sprefetch\b/ },
  { what: 'mask', seen: /<(?:Link|NavLink|ShellLink)\b[^<]*?\smask=/ },
  { what: 'viewTransition', seen: /<(?:Link|NavLink|ShellLink|Form)\b[^<]*?\sviewTransition\b|\bviewTransition\s*:/ },
  { what: 'clientLoader, clientAction or clientMiddleware', seen: /^export .*\bclient(?:Loader|Action|Middleware)\b/m },
  { what: 'the ref of a Fragment', seen: /<(?:React\.)?Fragment\b[^>]*\sref=/ },
  { what: 'a property of HydratedRouter', seen: /<HydratedRouter\s+[\w{]/ },
]

const imported = /^import (?!type )\{([^}]*)\} from '([^']+)'/gm

/** The first thing a module asks for that the browser's bundle no longer has. */
export function askedFor(code: string): string | undefined {
  for (const [, list = '', source = ''] of code.matchAll(imported)) {
    const missed = list
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .find((name) => names[source]?.has(name))
    if (missed) return missed
  }
  return uses.find(({ seen }) => seen.test(code))?.what
}
