import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { codeOf } from './errors.ts'

/** Where a server listens: a folder of its socket, or on Windows a loopback port with a password. */
export type Address = { host: string; port: number; password: string }

export const socketPort = 5432
const loopback = '127.0.0.1'
const passwordFile = 'rihla-password'

export function urlOf(address: Address, role: 'postgres' | 'rihla', database: string): string {
  const path = encodeURIComponent(database)
  // Port and sslmode are spelled out, or PGPORT and PGSSLMODE of the environment would decide.
  if (!address.host.startsWith('/')) {
    return `postgres://${role}:${address.password}@${address.host}:${address.port}/${path}?sslmode=disable`
  }
  const host = encodeURIComponent(address.host)
  return `postgres://${role}@localhost:${address.port}/${path}?host=${host}&sslmode=disable`
}

/** Where the last server of this cluster said it would listen; whether it still does, only asking tells. */
export async function lastAddress(cluster: string): Promise<Address | undefined> {
  const lines = (await readText(cluster, 'postmaster.pid')).split('\n')
  const [port, socketFolder] = [Number(lines[3]), lines[4] ?? '']
  if (process.platform !== 'win32') return socketFolder ? { host: socketFolder, port, password: '' } : undefined
  return port ? { host: loopback, port, password: await readText(cluster, passwordFile) } : undefined
}

export async function windowsAddress(cluster: string): Promise<Address> {
  return { host: loopback, port: await freePort(), password: await readText(cluster, passwordFile) }
}

export function passwordPath(cluster: string): string {
  return join(cluster, passwordFile)
}

async function readText(cluster: string, name: string): Promise<string> {
  try {
    return await readFile(join(cluster, name), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw new Error(`The database in ${cluster} belongs to another user: start as that user.`, { cause: error })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, loopback, () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      server.close(() => resolve(port))
    })
  })
}
