import { createHash } from 'node:crypto'
import pg from 'pg'

/** PostgreSQL keeps each until the connection ends: more than these are sent as they come. */
const mostPerConnection = 200

// A list or several rows make a new text for every length: such texts would use up the names and seldom come again.
const varies = /\bin \(\$\d|\bvalues \(.*\), \(|\barray\[\$\d/is

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

type Config = { text: string; name?: string }
type Callback = (error: Error | null, result?: unknown) => void
type Query = (config: unknown, values?: unknown, callback?: Callback) => unknown

const isUnnamed = (config: unknown): config is Config =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('name' in config && config.name) &&
  !('submit' in config)

/** A table has changed under a statement that was planned before. */
const isPlanOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000'

/**
 * Statements with parameters are parsed and planned once a connection, under a name made of their text. One whose plan is
 * outdated is sent once more without a name; inside a transaction it cannot be, since the transaction has failed with it.
 */
export function nameStatements(client: pg.Client): void {
  const names = new Map<string, string>()
  const send: Query = (...statement) => Reflect.apply(pg.Client.prototype.query, client, statement)
  const named = (config: unknown, values: unknown): Config | undefined => {
    if (!Array.isArray(values) || values.length === 0 || !isUnnamed(config)) return undefined
    const known = names.get(config.text)
    if (known === undefined && (names.size >= mostPerConnection || varies.test(config.text))) return undefined
    const name = known ?? nameOf(config.text)
    names.set(config.text, name)
    return name === '' ? undefined : { ...config, name }
  }
  const query: Query = (config, values, callback) => {
    const statement = named(config, values)
    if (!statement) return send(config, values, callback)
    const isAlone = client.getTransactionStatus() === 'I'
    const mustResend = (error: unknown) => {
      if (!isPlanOutdated(error)) return false
      names.set(statement.text, '')
      return isAlone
    }
    if (callback)
      return send(statement, values, (error, result) =>
        mustResend(error) ? void send(config, values, callback) : callback(error, result),
      )
    return Promise.resolve(send(statement, values)).catch((error: unknown) => {
      if (mustResend(error)) return send(config, values)
      throw error
    })
  }
  // Not by overriding: the overloads of pg cannot be written as one function.
  Object.assign(client, { query })
}
