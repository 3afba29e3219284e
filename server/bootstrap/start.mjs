import { ensureBuilt, ensureInstalled, node24, run, serverArguments } from './tools.mjs'

await ensureInstalled()
await ensureBuilt()
// Without a database of its own, this is the demo (decisions: running it).
const demo = process.env.DATABASE_URL ? {} : { RIHLA_DEMO: process.env.RIHLA_DEMO ?? '1' }
process.exitCode = await run(node24(), serverArguments, {
  // Two arenas: glibc keeps one for each of many threads, and gives little of them back (563 → 439 MB under load).
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2', ...demo },
})
