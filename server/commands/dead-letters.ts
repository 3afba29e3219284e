import type { Db } from '#core/context.ts'
import { deadLetters, retryDead } from '#database/dead-letters.ts'
import { productClock } from '../clock.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function list(db: Db): Promise<void> {
  const { rows: letters, next_cursor } = await deadLetters(db, { limit: 200 })
  for (const { id, kind, reason, dead_at, can_retry } of letters) {
    say([id, dead_at?.toISOString(), reason, kind ?? 'emptied', can_retry ? 'can be sent again' : ''].join('  ').trim())
  }
  say(`${letters.length} given up in the last 30 days${next_cursor ? ', or more' : ''}.`)
}

async function retry(db: Db, ids: readonly string[]): Promise<boolean> {
  let isEach = true
  for (const id of ids) {
    const isRetried = await retryDead(db, id, productClock().now())
    say(isRetried ? `${id} waits to be sent again.` : `${id} is not among those that can be sent again.`)
    isEach &&= isRetried
  }
  return isEach
}

const ids = process.argv.slice(2)
await runCommand(async () => {
  const isDone = await withDatabase((db) => (ids.length === 0 ? list(db).then(() => true) : retry(db, ids)))
  if (!isDone) process.exitCode = 1
})
