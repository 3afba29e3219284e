import { mkdir, writeFile } from 'node:fs/promises'
import type { Call } from '#core/call.ts'
import { modules } from '../modules.ts'
import { socketEvents, socketNotices } from '../sockets/serve-events.ts'
import { documents } from './documents.ts'

/** Those of the site, and those of the desk. */
const everyCall = (): Call[] =>
  modules.flatMap((module) => [
    ...Object.values<Call>(module.contract),
    ...('console' in module ? Object.values<Call>(module.console.contract) : []),
  ])

const spoken = { events: socketEvents().map(({ event }) => event), notices: socketNotices() }
await mkdir('docs', { recursive: true })
for (const [path, text] of Object.entries(await documents(everyCall(), spoken))) {
  await writeFile(path, text)
  console.log(`${path} is written`)
}
