import { ensureBuilt, ensureInstalled, say } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
say('Built.')
