import './end-with-parent.mjs'
import { full } from './steps.mjs'
import { ensureBuilt, ensureInstalled } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await full(process.argv.slice(2))
