import { AsyncResource } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#core/context.ts'
import { untilOver } from './after-transaction.ts'
import { leaveLostPrimary } from './lost-primary.ts'
import { nameStatements } from './named-statements.ts'
import { ServerClient } from './server-client.ts'
import { watchedClient } from './watched-client.ts'

/** Is given each new connection, to see what it is sent. */
export type Watch = (client: pg.Client) => void

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

type Options = {
  size: number
  onError: (error: Error) => void
  /** The longest a statement may take, in milliseconds; without it as long as it needs, whatever the role says. */
  statementMs?: number
  /** Prepared statements. */
  namesStatements?: boolean
  /**
   * A pooler hands the server's connections around, so nothing is kept in one: no prepared statements, and no settings, which
   * it would refuse. They belong to the role.
   */
  isPooled?: boolean
  /** A replica is read and nothing else; any other server has to be the primary. */
  isReplica?: boolean
  watch?: Watch | undefined
}

/** The server gives a statement up by itself, and says so; one that is silent for longer than that is not there. */
const silenceMsFor = (statementMs: number) => Math.ceil(1.1 * statementMs)

/** A connection this old is made anew, so that one to a server which left its place does not stay for ever. */
const maxLifetimeSeconds = 600

/** Migrations, commands and backups go past the pooler, whose sake the limits of the role are for. pg itself sends no 0. */
const unlimited = ['statement_timeout=0', 'idle_in_transaction_session_timeout=0']

/** What a connection says at its start; where a pooler stands in between, whoever sets the server up says it. */
function startOf({ statementMs, isPooled, isReplica }: Options): pg.PoolConfig {
  if (isPooled) return {}
  // What is read often is in memory, where a page apart costs no more than the next: indexes are worth taking.
  const settings = ['random_page_cost=1.1', ...(isReplica ? ['default_transaction_read_only=on'] : [])]
  if (!statementMs) settings.push(...unlimited)
  return {
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    ...(statementMs && { statement_timeout: statementMs, idle_in_transaction_session_timeout: 2 * statementMs }),
    ...(!isReplica && { onConnect: refuseStandby }),
  }
}

/** Before anybody is given the connection. */
function refuseStandby(client: pg.ClientBase): void {
  if (client instanceof ServerClient) client.expectPrimary()
}

/** A pool whose clients outlive a dead server: without a listener, one lost connection ends the whole process. */
export function connect(url: string, options: Options): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 5000,
    maxLifetimeSeconds,
    keepAlive: true,
    // Else Linux asks an idle peer for the first time after two hours.
    keepAliveInitialDelayMillis: 10_000,
    Client: options.statementMs ? watchedClient(silenceMsFor(options.statementMs)) : ServerClient,
    ...startOf(options),
  })
  pool.on('error', options.onError)
  pool.on('connect', (client) => {
    client.on('error', options.onError)
    if (options.namesStatements && !options.isPooled) nameStatements(client)
    options.watch?.(client)
  })
  freeLostPlaces(pool)
  if (!options.isReplica) leaveLostPrimary(pool)
  if (options.watch) rememberWhoWaits(pool)
  const db = drizzle(pool)
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => untilOver(() => begin(work, config))
  return { db, pool, close: () => pool.end() }
}

/**
 * A client whose connection ended leaves the pool, whether or not its holder gives it back: drizzle does not when `begin`
 * itself fails, and after as many of those as there are places nobody would get a connection any more.
 */
function freeLostPlaces(pool: pg.Pool): void {
  const held = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return
      client.release(new Error('the connection was lost'))
      // Its holder may still do so, and may not know.
      client.release = () => undefined
    })
  })
}

/** Who waits for a connection goes on where somebody gives one back: without this a statement would seem to be theirs. */
function rememberWhoWaits(pool: pg.Pool): void {
  const connect = (...args: unknown[]): unknown => Reflect.apply(pg.Pool.prototype.connect, pool, args)
  const bound = (callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()
  // Not by overriding: the overloads of pg cannot be written as one function.
  Object.assign(pool, { connect: bound })
}
