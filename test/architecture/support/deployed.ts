import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { z } from 'zod'

export const read = (path: string): string => readFileSync(path, 'utf8')
export const record = z.record(z.string(), z.unknown())

export const folders = ['kubernetes', 'kubernetes-migrate', 'kubernetes-operator'].map((name) => `deploy/${name}`)
const isManifest = (path: string): boolean => path.endsWith('.yaml') && !path.endsWith('/kustomization.yaml')
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []

/** What is applied to a cluster, the example of its Secret with it. */
export const manifests = folders
  .flatMap(filesIn)
  .filter(isManifest)
  .map((path) => ({ path, text: read(path) }))

/** The text of a manifest, by the end of its path. */
export const textOf = (path: string): string => manifests.find((one) => one.path.endsWith(`/${path}`))?.text ?? ''

export const composeText = read('deploy/compose.yaml')
export const compose = z.object({ services: z.record(z.string(), record) }).parse(parseYaml(composeText))

/** Every place under this name in a document, wherever it stands. */
export function* under(name: string, value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner
    yield* under(name, inner)
  }
}
