import './end-with-parent.mjs'
import { everything } from './steps.mjs'
import { ensureBuilt, ensureInstalled } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await everything(process.argv.slice(2))
