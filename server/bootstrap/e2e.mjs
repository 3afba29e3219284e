import { e2e } from './steps.mjs'
import { ensureBuilt, ensureInstalled } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await e2e(process.argv.slice(2))
