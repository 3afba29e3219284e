import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { User } from '#database/embedded/run-as.ts'

const run = promisify(execFile)

/** What the trial stands on: the programs, and Debian's packages they come from. */
const engines = {
  postgres: {
    name: 'PostgreSQL 15 under Patroni with etcd',
    programs: ['/usr/lib/postgresql/15/bin/postgres', '/usr/bin/patroni', '/usr/bin/etcd'],
    packages: ['postgresql-15', 'patroni', 'etcd-server'],
    services: ['postgresql', 'patroni', 'etcd'],
  },
  haproxy: { name: 'HAProxy', programs: ['/usr/sbin/haproxy'], packages: ['haproxy'], services: ['haproxy'] },
  redis: { name: 'Redis', programs: ['/usr/bin/redis-server'], packages: ['redis-server'], services: ['redis-server'] },
} as const

export type Engine = keyof typeof engines
const names = ['postgres', 'haproxy', 'redis'] as const

export const nameOf = (engine: Engine): string => engines[engine].name
const isThere = (engine: Engine): boolean => engines[engine].programs.every((path) => existsSync(path))
const missing = (): Engine[] => names.filter((engine) => !isThere(engine))

/** Installs what is missing where that can be done; says what to install where it cannot. Gives the engines that are there. */
export async function findEngines(say: (line: string) => void): Promise<ReadonlySet<Engine>> {
  const wanted = missing()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (wanted.length > 0 && mayInstall) await install(wanted, say)
  const away = missing().flatMap((engine) => [...engines[engine].packages])
  if (away.length > 0)
    say(`Not everything is tried. As root: apt-get install --no-install-recommends ${away.join(' ')}`)
  return new Set(names.filter(isThere))
}

/** None of what is installed starts by itself, now or with the machine: the trial starts its own, elsewhere. */
async function install(wanted: readonly Engine[], say: (line: string) => void): Promise<void> {
  const packages = wanted.flatMap((engine) => [...engines[engine].packages])
  const services = wanted.flatMap((engine) => [...engines[engine].services])
  say(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isSystemd = existsSync('/run/systemd/system')
  try {
    if (isSystemd) await run('systemctl', ['mask', ...services])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    say(`They could not be installed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    // Whoever wants one of them later starts it as ever.
    if (isSystemd) await letGo(services, say)
  }
}

async function letGo(services: readonly string[], say: (line: string) => void): Promise<void> {
  await run('systemctl', ['unmask', ...services])
  // Fails where one was not installed after all.
  await run('systemctl', ['disable', ...services]).catch(() => say(`Look whether these start: ${services.join(', ')}`))
}

/** PostgreSQL refuses to run as root. */
export async function engineUser(): Promise<User> {
  if (process.getuid?.() !== 0) return undefined
  const ask = async (what: '-u' | '-g') => Number((await run('id', [what, 'postgres'])).stdout)
  return { uid: await ask('-u'), gid: await ask('-g') }
}
