import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const begin = 'window.__reactRouterManifest='

type Fact = string | boolean | readonly string[]
type Manifest = { entry: { imports: string[] }; routes: Record<string, Record<string, Fact>> }

const isCssOf = (root: Record<string, Fact> | undefined, css: Fact): boolean =>
  JSON.stringify(css) === JSON.stringify(root?.css) || (Array.isArray(css) && css.length === 0)

/**
 * The list of routes as a browser needs it. Which scripts a script needs, it says itself; a style that the root has is
 * there already; and what is not said is false.
 */
export function leanManifest(script: string): string {
  if (!script.startsWith(begin)) throw new Error('react-router writes its manifest in another form: read it again')
  const manifest: Manifest = JSON.parse(script.slice(begin.length).replace(/;$/, ''))
  const isNeeded =
    (id: string) =>
    ([name, fact]: [string, Fact]) =>
      fact !== false &&
      name !== 'imports' &&
      name !== 'hasDefaultExport' &&
      !(name === 'css' && id !== 'root' && isCssOf(manifest.routes.root, fact))
  const routes = Object.entries(manifest.routes).map(([id, facts]) => [
    id,
    Object.fromEntries(Object.entries(facts).filter(isNeeded(id))),
  ])
  return `${begin}${JSON.stringify({ ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) })};`
}

/** React Router writes the file itself, while the server's side is built. */
export function leanManifests({ directory }: { directory: string }): Plugin {
  return {
    name: 'lean-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle() {
      const assets = join(directory, 'client', 'assets')
      const files = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
      if (files.length !== 1) this.error(`one manifest was expected in ${assets}, not ${files.length}`)
      for (const file of files) {
        const path = join(assets, file)
        writeFileSync(path, leanManifest(readFileSync(path, 'utf8')))
      }
    },
  }
}
