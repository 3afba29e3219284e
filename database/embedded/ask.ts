import { realpath } from 'node:fs/promises'
import { Client, escapeIdentifier } from 'pg'
import { type Address, urlOf } from './address.ts'
import { codeOf } from './errors.ts'

/** ready: answers for this cluster. busy: there, but starting, recovering, stopping or full. absent: nobody there. */
export type Answer = 'ready' | 'busy' | 'absent'

// 57P03 cannot connect now, 53300 too many connections, 57P01 going down.
const busyCodes = ['57P03', '53300', '57P01']

/** Connects, runs `work`, disconnects. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // Without a listener a dying server would end our process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Asks the server at `address` whether it serves this cluster. */
export async function ask(address: Address, cluster: string): Promise<Answer> {
  try {
    const folder = await withClient(urlOf(address, 'postgres', 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory ?? ''
    })
    return (await realpath(folder)) === cluster ? 'ready' : 'absent'
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw new Error(`The database in ${cluster} was started by another user: start as that user.`, { cause: error })
    }
    return busyCodes.includes(codeOf(error)) ? 'busy' : 'absent'
  }
}

/** Makes the role and the database `rihla` where missing. The role is no superuser, like one at a hosting company. */
export async function makeDatabase(address: Address): Promise<void> {
  const password = address.password ? ` password '${address.password}'` : ''
  await withClient(urlOf(address, 'postgres', 'postgres'), async (client) => {
    const role = await client.query("select 1 from pg_roles where rolname = 'rihla'")
    if (role.rowCount === 0) await unlessMade(client.query(`create role rihla login${password}`))
    const database = await client.query("select 1 from pg_database where datname = 'rihla'")
    if (database.rowCount === 0) await unlessMade(client.query('create database rihla owner rihla'))
  })
}

/** Makes a database owned by `rihla`, as a copy of `template` if given. */
export async function createDatabase(address: Address, name: string, template = 'template1'): Promise<void> {
  const sql = `create database ${escapeIdentifier(name)} owner rihla template ${escapeIdentifier(template)}`
  await withClient(urlOf(address, 'postgres', 'postgres'), (client) => client.query(sql))
}

export async function dropDatabase(address: Address, name: string): Promise<void> {
  const sql = `drop database if exists ${escapeIdentifier(name)} with (force)`
  await withClient(urlOf(address, 'postgres', 'postgres'), (client) => client.query(sql))
}

/** Lets pass that another process made the same thing at the same moment. */
async function unlessMade(made: Promise<unknown>) {
  await made.catch((error: unknown) => {
    if (!['42710', '42P04', '23505'].includes(codeOf(error))) throw error
  })
}
