import pg from 'pg'
import { newCode, newId, newSecret } from '#core/ids.ts'
import type { Load } from './load.ts'
import { loop } from './loop.ts'

type Statement = { query: { text: string }; values: unknown[] | undefined; rows: number | null }

/** Everything one call asks of PostgreSQL, in order, with its values and how many rows each touched. */
export async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      // A copy: the driver writes the callback of the moment into what it is given.
      const statement: Statement = { query: { ...args[0] }, values: args[1], rows: null }
      statements.push(statement)
      const note = (result: pg.QueryResult | undefined) => {
        statement.rows = result?.rowCount ?? null
      }
      // The pool itself asks with a callback, a transaction awaits.
      const done = args[2]
      if (typeof done !== 'function') return Reflect.apply(target, client, args).then(noted(note))
      const callback = (error: unknown, result: pg.QueryResult) => {
        note(result)
        done(error, result)
      }
      return Reflect.apply(target, client, [args[0], args[1], callback])
    },
  })
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

const noted = (note: (result: pg.QueryResult) => void) => (result: pg.QueryResult) => {
  note(result)
  return result
}

/** What a call was about, by role: the same roles of another subject take their places when it is played again. */
export type Subject = Readonly<Record<string, string | number>>

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
// Ids, codes, secrets and digests that the call itself made: made anew each time, since they are unique.
const made = new RegExp(`${uuid}|\\b(?:RHL|INV)-[0-9A-Z]{8,12}\\b|\\b[A-Za-z0-9_-]{43}\\b`, 'g')

const another = (was: string): string =>
  was.includes('-', 8) && was.length === 36
    ? newId()
    : was.length === 43
      ? newSecret()
      : `${was.slice(0, 4)}${newCode(was.length - 4)}`

/** The recorded statements with another subject's values; `fixed` are ids that stay. */
function valuesFor(script: readonly Statement[], [was, is]: readonly [Subject, Subject], fixed: ReadonlySet<string>) {
  const roles = new Map(Object.entries(was).map(([role, value]) => [String(value), String(is[role] ?? value)]))
  const anew = new Map<string, string>()
  const inPlace = (text: string): string => {
    const known = roles.get(text)
    if (known !== undefined) return known
    const renamed = text.replace(made, (match) => {
      if (fixed.has(match)) return match
      const own = roles.get(match) ?? anew.get(match) ?? another(match)
      anew.set(match, own)
      return own
    })
    return renamed.replace(String(was.ip), String(is.ip))
  }
  // Ids stand in lists as well, such as those of a summary.
  const renamedIn = (value: unknown): unknown => {
    if (typeof value === 'string') return inPlace(value)
    return Array.isArray(value) ? value.map(renamedIn) : value
  }
  return script.map(({ values }) => values?.map(renamedIn))
}

export type Played = { script: readonly Statement[]; subject: Subject; fixed: readonly string[] }

/**
 * The ceiling: the statements of a call and nothing else, in the same transactions, over as many connections as the
 * server has. A subject that is not there, or work that is not done, shows in the rows and ends the run.
 */
export async function ceiling(
  pool: pg.Pool,
  { script, subject, fixed }: Played,
  { subjects, seconds }: { subjects: readonly Subject[]; seconds: number },
): Promise<Load> {
  const stays = new Set(fixed)
  let next = 0
  const play = async () => {
    const mine = subjects[next++]
    if (!mine) return false
    const values = valuesFor(script, [subject, mine], stays)
    const client = await pool.connect()
    try {
      for (const [i, { query, rows }] of script.entries()) {
        const result = await client.query({ ...query }, values[i])
        if (result.rowCount !== rows) throw new Error(`${result.rowCount} rows, not ${rows}: ${query.text}`)
      }
    } finally {
      client.release()
    }
    return true
  }
  return loop(play, { seconds })
}
