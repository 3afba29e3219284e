import { ensureInstalled, node24, run } from './tools.mjs'

await ensureInstalled()
// Plain --watch would restart for ever: Vite writes while it serves. The site itself is rebuilt by Vite, without a restart.
const watched = ['core', 'modules', 'adapters', 'server', 'database', 'demo'].map((name) => `--watch-path=${name}`)
process.exitCode = await run(node24(), [...watched, '--watch-preserve-output', 'server/main.ts'], {
  env: { NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
})
