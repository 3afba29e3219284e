import { check } from './steps.mjs'
import { ensureInstalled } from './tools.mjs'

await ensureInstalled()
process.exitCode = await check()
