import { ensureBuilt, ensureInstalled, node24, run, serverArguments, serverEnvironment } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
// Without a database of its own, this is the demo (decisions: running it).
const demo = process.env.DATABASE_URL ? {} : { RIHLA_DEMO: process.env.RIHLA_DEMO ?? '1' }
process.exitCode = await run(node24(), serverArguments, { env: { ...serverEnvironment, ...demo } })
