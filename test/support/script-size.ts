import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pages } from '#web/pages.ts'

type Part = { module: string }
type Manifest = { entry: Part; routes: Record<string, Part | undefined>; url: string }

const client = join(process.cwd(), 'build', 'site', 'client')
const read = (file: string): string => readFileSync(join(client, file), 'utf8')

function readManifest(): Manifest {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('the site is not built')
  const text = read(`assets/${name}`)
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** A script and all it cannot run without; what it fetches later, when asked for, is not first sight. */
function withImports(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of read(file).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
    withImports(`/assets/${name}`, seen)
  }
  return seen
}

/** The scripts a browser loads to show a page and make it live, by their files. */
export function scriptsOf(path: string): string[] {
  const { entry, routes, url } = readManifest()
  const page = pages.find((one) => one.path === path)
  const parts = page ? [routes[page.layout], routes[`id:${path}`]] : []
  const files = [entry, routes.root, ...parts].map((part) => {
    if (!part) throw new Error(`the build has no ${path}`)
    return part.module
  })
  return [...files.reduce((seen, file) => withImports(file, seen), new Set([url]))]
}

/** Their bytes, as sent with gzip. */
export const scriptBytes = (path: string): number =>
  scriptsOf(path).reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
