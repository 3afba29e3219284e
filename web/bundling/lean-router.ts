import type { Plugin } from 'vite'

/**
 * Two parts of React Router that this site never uses, yet every browser would load: finding routes one by one (ours are
 * all known from the start) and instruments for measuring. The build stops when a part no longer has these exports.
 */
const unused: Record<string, { exports: string; code: string }> = {
  'dom/ssr/fog-of-war.js': {
    exports:
      'URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery',
    code: 'const URL_LIMIT = 7680, none = () => undefined, no = () => false, same = (manifest) => manifest; export { URL_LIMIT, none as getManifestPath, same as getPartialManifest, none as getPatchRoutesOnNavigationFunction, none as getPathsWithAncestors, none as handleClientVersionMismatch, no as isFogOfWarEnabled, none as useFogOFWarDiscovery }',
  },
  'router/instrumentation.js': {
    exports:
      'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext',
    code: 'const none = () => undefined, nothing = () => ({}), same = (router) => router; export { none as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates, same as instrumentClientSideRouter, same as instrumentHandler, none as instrumentationResultMetaContext }',
  },
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    transform(code, id) {
      const name = Object.keys(unused).find((end) => id.includes('/react-router/dist/production/') && id.endsWith(end))
      const part = name && unused[name]
      if (!part) return
      if (!code.includes(`export { ${part.exports} };`)) this.error(`react-router's ${name} has changed: read it again`)
      return { code: part.code, map: null }
    },
  }
}

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
