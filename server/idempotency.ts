import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { idempotency_keys } from '#database/tables.ts'

type Once = { db: Db; scope: string; key: string; body: unknown; now: Date; run: (db: Db) => Promise<unknown> }

/**
 * Runs once per key. Key, effect and answer are one transaction, so a crash leaves all or nothing, and a second request
 * with the same key waits at the row until the first has ended.
 */
export async function once(request: Once): Promise<unknown> {
  if (!/^[\x21-\x7e]{1,255}$/.test(request.key)) throw new Refusal('F-IDM-2k0')
  return inTurn(`${request.scope} ${request.key}`, () => runOnce(request))
}

async function runOnce({ db, scope, key, body, now, run }: Once): Promise<unknown> {
  const body_hash = createHash('sha256').update(stable(body)).digest('base64url')
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(idempotency_keys)
      .values({ scope, key, body_hash, created_at: now })
      .onConflictDoNothing()
      .returning({ key: idempotency_keys.key })
    const mine = and(eq(idempotency_keys.scope, scope), eq(idempotency_keys.key, key))
    if (fresh.length === 0) {
      const [kept] = await tx.select().from(idempotency_keys).where(mine).limit(1)
      if (kept?.body_hash !== body_hash) throw new Refusal('F-IDM-1b9')
      return JSON.parse(Object(kept.answer).json)
    }
    const answer = await run(tx)
    // Kept as text: as jsonb its keys would change their order, and the second answer its bytes.
    await tx
      .update(idempotency_keys)
      .set({ answer: { json: JSON.stringify(answer) } })
      .where(mine)
    return answer
  })
}

const turns = new Map<string, Promise<unknown>>()

/** One at a time per key in this process: those who wait hold no connection, so one key cannot use up the pool. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined).finally(() => turns.get(key) === settled && turns.delete(key))
  turns.set(key, settled)
  return mine
}

/** The same facts give the same text, in whatever order a client wrote them. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
