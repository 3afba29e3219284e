import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Part = { module: string; imports: string[] }
type Manifest = { entry: Part; routes: Record<string, Part> }

const client = join(process.cwd(), 'build', 'site', 'client')

function readManifest(): Manifest {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('the site is not built')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** Bytes of script, as sent with gzip, that a page of this layout loads on first sight. */
export function scriptBytes(path: string, layout: string): number {
  const { entry, routes } = readManifest()
  const parts = [entry, routes.root, routes[`id:${layout}`], routes[`id:${path}`]]
  const files = new Set(parts.flatMap((part) => (part ? [part.module, ...part.imports] : [])))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)
}
