import type { Plugin } from 'vite'

/**
 * React Router reloads the page whenever a part of it cannot be loaded, for ever if need be. Ours reloads once a minute at
 * most (seeds, section 2); the build stops if the line it replaces is no longer there.
 */
export function guardedReload(): Plugin {
  const line = 'window.location.reload();'
  return {
    name: 'guarded-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/.*routeModules\.js/.test(id)) return
      if (code.split(line).length !== 2)
        this.error('react-router no longer reloads where it did: read routeModules.js again')
      return { code: code.replace(line, 'window.dispatchEvent(new Event("rihla:part-failed"));'), map: null }
    },
  }
}
