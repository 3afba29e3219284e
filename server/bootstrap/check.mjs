import { check } from './steps.mjs'
import { ensureBuilt, ensureInstalled } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await check()
